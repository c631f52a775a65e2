extension UIView {
  /// Adds a subview that fills this view's bounds, and keeps filling them by its autoresizing mask.
  ///
  /// - Parameters:
  ///   - subview: the view to add.
  ///   - index: the index in `subviews`; `nil` to add it in front of all others.
  package func addResizing(_ subview: UIView, at index: Int? = nil) {
    subview.frame = bounds
    subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    subview.translatesAutoresizingMaskIntoConstraints = true
    if let index { insertSubview(subview, at: index) } else { addSubview(subview) }
  }
}
