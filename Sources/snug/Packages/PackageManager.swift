import Foundation

/// What commands of Swift's package manager need beside their own arguments.
enum PackageManager {
  /// Set by the plugin SnugCommand.
  static let runsInside = "SNUG_INSIDE_PACKAGE_MANAGER"

  /// The options for a command that snug starts.
  static let lockOptions = lockOptions(in: ProcessInfo.processInfo.environment)

  /// `swift package snug` holds the lock of the package's build folder as long as snug runs, and builds nothing then. A
  /// build that snug starts would wait for this lock for ever.
  static func lockOptions(in environment: [String: String]) -> [String] {
    environment[runsInside] == nil ? [] : ["--ignore-lock"]
  }
}
