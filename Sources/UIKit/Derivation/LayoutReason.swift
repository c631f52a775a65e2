/// A constraint, natural size or other rule from which a view's position or size follows.
@preconcurrency @MainActor public enum LayoutReason {
  /// A constraint of the view tree.
  case constraint(NSLayoutConstraint)
  /// Content hugging or compression resistance of a view, which pulls it towards its natural size.
  case naturalSize(NaturalSize)
  /// The autoresizing mask of a view, which stands for constraints to its superview.
  case autoresizingMask(UIView)
  /// A view or guide would otherwise get a negative size.
  case sizeIsNotNegative(AnyObject)
  /// The size of the layout's root. A derivation takes it as given; it can keep another reason from being met.
  case sizeOfRoot(UIView)

  /// The axis of a constraint or natural size; `nil` for a reason that concerns both axes.
  public var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .constraint(let constraint): constraint.firstAttribute.axis
    case .naturalSize(let size): size.axis
    case .autoresizingMask, .sizeIsNotNegative, .sizeOfRoot: nil
    }
  }

  /// The view that made the constraint to arrange its subviews, as a stack view does; `nil` for every other reason.
  public var arrangingView: UIView? {
    guard case .constraint(let constraint) = self, constraint.isSystemMade else { return nil }
    return constraint.owner
  }
}

/// A natural size (intrinsic content size) that decides a view's width or height.
@preconcurrency @MainActor public struct NaturalSize {
  /// Whether content hugging, compression resistance or both decide the size.
  public enum Pull: Hashable, Sendable {
    /// Content hugging: the size is at most the natural one.
    case hugging
    /// Compression resistance: the size is at least the natural one.
    case compressionResistance
    /// Content hugging and compression resistance have the same priority, so the size equals the natural one.
    case both
  }

  public var view: UIView
  /// The axis of the size.
  public var axis: NSLayoutConstraint.Axis
  /// The natural size along the axis, in points.
  public var length: Double
  /// Whether content hugging, compression resistance or both decide the size.
  public var pull: Pull
  /// The priority of the content hugging or compression resistance that decides the size.
  public var priority: UILayoutPriority
  /// The width that text was wrapped to when the length was measured; `nil` where the text was not wrapped.
  public var wrappedToWidth: Double?
}
