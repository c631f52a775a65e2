/// A view whose place or size the constraints leave open.
@preconcurrency @MainActor public struct AmbiguousView {
  public var view: UIView
  /// The undecided attributes of the view's frame, among left, top, width and height.
  public var attributes: [NSLayoutConstraint.Attribute]
  /// The undecided attributes of the size of a scroll view's content, among width and height.
  public var contentAttributes: [NSLayoutConstraint.Attribute] = []

  /// Creates the record of a view with the undecided attributes of its frame.
  public init(view: UIView, attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }
}
