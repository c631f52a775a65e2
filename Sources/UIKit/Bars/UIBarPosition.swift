/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, extended under the status bar.
  case topAttached = 3
}

/// A bar that knows its position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands. Inert: nobody asks.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where the bar stands. Inert: never called.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
