/// What `--stats` shows.
public struct ImportStatistics: Hashable, Sendable {
  public var filesRead = 0
  /// Files of those read that were read in full, as the quick reader could not take them or was off.
  public var filesInFull = 0
  /// Files of those read that declare nothing.
  public var filesEmpty = 0
  /// Files that could not be read; they are not among those read.
  public var filesFailed = 0
  public var linesRead = 0
  public var callSites = CallSites()
  /// Seconds per pass, in the order of the passes.
  public var passes: [Pass] = []

  /// Places in source that use a navigation API, each counted once and in one of the numbers.
  public struct CallSites: Hashable, Sendable {
    /// They gave at least one transition.
    public var resolved = 0
    /// They gave none, and the map has a warning with the place.
    public var unresolved = 0
    /// They need give none: nothing uses their code, or what they show was found elsewhere.
    public var other = 0
    /// A comment says to ignore them.
    public var ignored = 0

    public var seen: Int { resolved + unresolved + other + ignored }

    public init() {}

    fileprivate mutating func add(_ other: CallSites) {
      resolved += other.resolved
      unresolved += other.unresolved
      self.other += other.other
      ignored += other.ignored
    }
  }

  public struct Pass: Hashable, Sendable {
    public var name: String
    public var seconds: Double

    public init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  public init() {}

  /// Sums counts; passes are appended.
  public mutating func add(_ other: ImportStatistics) {
    filesRead += other.filesRead
    filesInFull += other.filesInFull
    filesEmpty += other.filesEmpty
    filesFailed += other.filesFailed
    linesRead += other.linesRead
    callSites.add(other.callSites)
    passes += other.passes
  }
}
