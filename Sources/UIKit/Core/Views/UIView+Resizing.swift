extension UIView {
  /// Adds a subview that has the view's size, now and after changes, by its autoresizing mask.
  ///
  /// - Parameter index: its place among the subviews; by default in front of all.
  package func addResizing(_ subview: UIView, at index: Int? = nil) {
    subview.frame = bounds
    subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    subview.translatesAutoresizingMaskIntoConstraints = true
    if let index { insertSubview(subview, at: index) } else { addSubview(subview) }
  }
}
