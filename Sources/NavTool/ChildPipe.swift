internal import Foundation

/// Both ends of a pipe, closed in children, never one of the standard three.
struct ChildPipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for index in ends.indices where ends[index] <= 2 {
      let moved = fcntl(ends[index], F_DUPFD, 3)
      closeDescriptor(ends[index])
      ends[index] = moved
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func close() {
    closeDescriptor(reading)
    closeDescriptor(writing)
  }
}

/// `close` of the platform, for types that have a method of that name.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
