#if Graphviz
  internal import CGraphviz
  internal import NavGraph

  #if canImport(Darwin)
    internal import Darwin
  #elseif canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif

  /// The one context of this process, its plug-ins, and the lock around both.
  final class GraphvizLibrary: @unchecked Sendable {
    static let shared = GraphvizLibrary()

    // A lock of the platform, since this target links no Foundation.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private(set) var context: OpaquePointer?
    private var loaded: Set<String> = []

    private init() {
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    func withLock<Result>(_ body: (GraphvizLibrary) throws -> Result) throws -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(self)
    }

    /// The context, with the plug-in that has `program`.
    func context(for program: String) throws -> OpaquePointer {
      if context == nil { context = navviz_context() }
      guard let context else {
        throw NavError(
          "Graphviz did not start", advice: "Install it again, or use --layout tree")
      }
      try load(program == "dot" ? "dot_layout" : "neato_layout", into: context)
      return context
    }

    private func load(_ plugin: String, into context: OpaquePointer) throws {
      if loaded.contains(plugin) { return }
      guard let name = gvconfig_libdir(context) else {
        throw Self.missing(plugin, in: "its plug-in folder")
      }
      let folder = String(cString: name)
      guard let file = Self.file(of: plugin, in: folder) else {
        throw Self.missing(plugin, in: folder)
      }
      guard let library = dlopen("\(folder)/\(file)", RTLD_NOW),
        let symbol = dlsym(library, "gvplugin_\(plugin)_LTX_library")
      else {
        let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
        throw NavError(
          "Graphviz's plug-in \(folder)/\(file) cannot be loaded: \(reason)",
          advice: "Install graphviz and its library in the same version, or use --layout tree")
      }
      navviz_add_library(context, symbol)
      loaded.insert(plugin)
    }

    private static func missing(_ plugin: String, in folder: String) -> NavError {
      NavError(
        "Graphviz's plug-in libgvplugin_\(plugin) is not in \(folder.isEmpty ? "''" : folder)",
        advice: "Install the package graphviz (Debian also: libgvc6), run 'dot -c', and look at "
          + "GVBINDIR if it is set; or use --layout tree")
    }

    /// The name that ends with the version of the interface: `.so.6`, `.8.dylib`; else any.
    private static func file(of plugin: String, in folder: String) -> String? {
      guard let stream = opendir(folder) else { return nil }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        let isLibrary = name.contains(".so") || name.hasSuffix(".dylib")
        if name.hasPrefix("libgvplugin_\(plugin)."), isLibrary { names.append(name) }
      }
      names.sort()
      let dots = { (name: String) in name.filter { $0 == "." }.count }
      return names.first { dots($0) == 2 } ?? names.first
    }
  }

  /// What Graphviz says while it works. It speaks in pieces; a newline ends a message.
  enum GraphvizMessages {
    // Only touched under the library's lock.
    nonisolated(unsafe) private static var text: [UInt8] = []

    static func start() {
      text = []
      navviz_on_message { piece in
        if let piece { GraphvizMessages.add(String(cString: piece)) }
        return 0
      }
    }

    private static func add(_ piece: String) {
      if text.count < 200_000 { text += Array(piece.utf8) }
    }

    static var lines: [String] {
      String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Those that mean that the picture is wrong, whatever the return code says.
    static var errors: [String] { lines.filter { $0.contains("Error") } }
  }
#endif
