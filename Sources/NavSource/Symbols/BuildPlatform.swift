internal import NavGraph

/// Decides which `#if` branches count for a platform.
struct BuildPlatform {
  let platform: ImportOptions.Platform

  private var systems: Set<String> {
    switch platform {
    case .ios: ["iOS"]
    case .macos: ["macOS", "OSX"]
    case .watchos: ["watchOS"]
    case .tvos: ["tvOS"]
    case .visionos: ["visionOS", "xrOS"]
    case .all: []
    }
  }

  private var modules: Set<String> {
    switch platform {
    case .ios, .tvos, .visionos, .all: ["UIKit", "SwiftUI"]
    case .watchos: ["SwiftUI", "WatchKit"]
    case .macos: ["AppKit", "SwiftUI", "Cocoa"]
    }
  }

  private static let userInterfaceModules: Set<String> = [
    "UIKit", "AppKit", "WatchKit", "Cocoa",
  ]

  /// Whether code under the condition is part of a build for the platform. What the condition does
  /// not decide (flags of the project, compiler versions) counts, and so does its `#else`.
  func includes(_ condition: BuildCondition) -> Bool { decide(condition) ?? true }

  /// Whether code under the condition is in every build for the platform, or in none.
  func decide(_ condition: BuildCondition) -> Bool? {
    switch condition {
    case .always: true
    case .os(let name): platform == .all ? nil : systems.contains(name)
    case .canImport(let name):
      Self.userInterfaceModules.contains(name) && platform != .all
        ? modules.contains(name) : name == "SwiftUI" ? true : nil
    case .flag: nil
    case .other(let text):
      // Code for Mac Catalyst is code for another machine.
      text == "targetEnvironment(macCatalyst)" && platform != .all ? false : nil
    case .not(let inner): decide(inner).map { !$0 }
    case .and(let left, let right): both(decide(left), decide(right))
    case .or(let left, let right):
      both(decide(left).map { !$0 }, decide(right).map { !$0 }).map { !$0 }
    }
  }

  private func both(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == true && right == true ? true : nil
  }
}

extension BuildCondition {
  /// The condition as it would be written.
  var text: String {
    switch self {
    case .always: "true"
    case .os(let name): "os(\(name))"
    case .canImport(let name): "canImport(\(name))"
    case .flag(let name): name
    case .other(let text): text
    case .not(let inner): "!\(inner.isCompound ? "(\(inner.text))" : inner.text)"
    case .and(let left, let right): "\(left.text) && \(right.text)"
    case .or(let left, let right): "(\(left.text) || \(right.text))"
    }
  }

  /// `nil` where there is nothing to say.
  var shownText: String? { self == .always ? nil : text }

  private var isCompound: Bool { if case .and = self { true } else { false } }
}
