/// A view with ambiguous layout: several positions or sizes satisfy the constraints equally well.
@preconcurrency @MainActor public struct AmbiguousView {
  public var view: UIView
  /// The ambiguous attributes of the view's frame, among left, top, width and height.
  public var attributes: [NSLayoutConstraint.Attribute]
  /// For a scroll view: the ambiguous attributes of its content size, among width and height.
  public var contentAttributes: [NSLayoutConstraint.Attribute] = []

  /// Creates a value for a view whose frame has the given ambiguous attributes, among left, top, width and height.
  public init(view: UIView, attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }
}
