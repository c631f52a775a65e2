/// A view whose place or size the constraints leave open.
@preconcurrency @MainActor public struct AmbiguousView {
  public var view: UIView
  /// What is open: left, top, width, height.
  public var attributes: [NSLayoutConstraint.Attribute]
  /// What is open of the size of a scroll view's content: width, height.
  public var contentAttributes: [NSLayoutConstraint.Attribute] = []

  /// Creates the record of a view with what is open of its frame.
  public init(view: UIView, attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }
}
