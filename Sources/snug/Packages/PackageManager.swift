import Foundation

/// Additional options for the commands of the Swift package manager that Snug starts.
enum PackageManager {
  /// The environment variable that the plugin SnugCommand sets, so that Snug knows that `swift package snug` started
  /// it.
  static let runsInside = "SNUG_INSIDE_PACKAGE_MANAGER"

  /// The lock options for a command that this process starts.
  static let lockOptions = lockOptions(in: ProcessInfo.processInfo.environment)

  /// The lock options for a command, given the environment variables of this process.
  ///
  /// `swift package snug` holds the lock of the package's build folder while Snug runs, although it builds nothing
  /// then. A build that Snug starts would wait for this lock for ever, so it ignores the lock.
  static func lockOptions(in environment: [String: String]) -> [String] {
    environment[runsInside] == nil ? [] : ["--ignore-lock"]
  }
}
