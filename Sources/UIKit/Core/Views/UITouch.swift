/// A finger on the screen. Inert: the library makes no touches. The class exists for the signatures of methods.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger did not move.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
  }

  /// The phase of a touch.
  open var phase: Phase { .began }
  /// The number of taps at the same place.
  open var tapCount: Int { 0 }
  /// The view in which the touch began.
  open var view: UIView? { nil }

  /// The location in a view's coordinates, or in the window's for `nil`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The previous location in a view's coordinates, or in the window's for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
