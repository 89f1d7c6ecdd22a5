internal import Foundation

/// Does independent pieces of work on several threads, whose stacks hold deeply nested source.
enum WorkPool {
  /// Runs `work` once for each number below `count`, in rising order, and returns when all are done.
  ///
  /// - Parameters:
  ///   - jobs: how many threads; at least one is used.
  ///   - work: must not touch what another number's work touches.
  static func run(_ count: Int, jobs: Int, _ work: @escaping (Int) -> Void) {
    let queue = Queue(count, work)
    let done = DispatchSemaphore(value: 0)
    let workers = max(1, min(jobs, count))
    for _ in 0..<workers {
      start(queue) { done.signal() }
    }
    for _ in 0..<workers { done.wait() }
  }

  /// Begins a thread; its stack costs address space only.
  fileprivate static func start(_ queue: Queue, whenDone: @escaping @Sendable () -> Void = {}) {
    let thread = Thread {
      queue.drain()
      whenDone()
    }
    thread.stackSize = 512 << 20
    thread.start()
  }

  fileprivate final class Queue: @unchecked Sendable {
    private let work: (Int) -> Void
    private let lock = NSLock()
    private var pending: Range<Int>

    init(_ count: Int, _ work: @escaping (Int) -> Void) {
      self.work = work
      pending = 0..<count
    }

    func drain() {
      while let index = lock.withLock({ pending.popFirst() }) { work(index) }
    }
  }
}

/// Runs work on a thread whose stack holds deeply nested source.
func onLargeStack<Result>(_ work: @escaping () -> Result) -> Result {
  let result = Slots<Result>(1)
  WorkPool.run(1, jobs: 1) { _ in result.put(work(), at: 0) }
  return result.all[0]
}

/// The same for work that makes much beside its result: what is left over is freed while the caller goes on.
func onLargeStack<Result>(
  freeing work: @escaping () -> (result: Result, leftOver: AnyObject)
) -> Result {
  let result = Slots<Result>(1)
  let done = DispatchSemaphore(value: 0)
  let queue = WorkPool.Queue(1) { _ in
    let made = work()
    result.put(made.result, at: 0)
    done.signal()
    withExtendedLifetime(made.leftOver) {}
  }
  WorkPool.start(queue)
  done.wait()
  return result.all[0]
}

/// Results of pieces of work, each put in its place by whoever does it.
final class Slots<Result> {
  private let lock = NSLock()
  private var results: [Result?]

  init(_ count: Int) { results = Array(repeating: nil, count: count) }

  func put(_ result: Result, at index: Int) { lock.withLock { results[index] = result } }

  /// What there is, in order.
  var all: [Result] { lock.withLock { results.compactMap { $0 } } }
}
