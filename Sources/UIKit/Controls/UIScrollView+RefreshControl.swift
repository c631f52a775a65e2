extension UIScrollView {
  /// The control above the content, which a person pulls down to reload the content; `nil` for none.
  public var refreshControl: UIRefreshControl? {
    get { refreshView as? UIRefreshControl }
    set { refreshView = newValue }
  }
}
