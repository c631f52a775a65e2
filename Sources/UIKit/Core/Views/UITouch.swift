/// A finger on the screen. Nothing here makes touches: the class is there for the signatures of the methods that take them.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// How far the touch is.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger went down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It is where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// How far the touch is.
  open var phase: Phase { .began }
  /// How many times the finger tapped the same place.
  open var tapCount: Int { 0 }
  /// The view in which the touch began.
  open var view: UIView? { nil }

  /// Where the finger is, in a view's coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the finger was before, in a view's coordinates, or in the window's for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
