import Foundation

/// How the pointer looks. Inert: there is no pointer; the style is kept.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The effect on the view.
  let effect: UIPointerEffect?
  /// The shape of the pointer.
  let shape: UIPointerShape?

  /// An effect, perhaps with another shape.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// A shape.
  public init(shape: UIPointerShape, constrainedAxes axes: NSLayoutConstraint.Axis? = nil) {
    effect = nil
    self.shape = shape
  }

  private override init() {
    effect = nil
    shape = nil
  }

  /// The system's look.
  public static func system() -> UIPointerStyle { UIPointerStyle() }
  /// No pointer.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
}
