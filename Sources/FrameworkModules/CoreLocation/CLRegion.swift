import Foundation

/// A part of the world.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Whether the app is told when the device comes. Inert.
  open var notifyOnEntry = true
  /// Whether the app is told when the device goes. Inert.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}
