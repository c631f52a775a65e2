import Foundation

/// Whether the screen feels how hard a finger presses.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// That is not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

extension UITraitCollection {
  /// Whether the screen feels how hard a finger presses: no current one does.
  @answers(.unavailable) public var forceTouchCapability: UIForceTouchCapability { get }
}
