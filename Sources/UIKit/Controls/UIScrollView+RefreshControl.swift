extension UIScrollView {
  /// The control above the content with which people ask for new content.
  public var refreshControl: UIRefreshControl? {
    get { refreshView as? UIRefreshControl }
    set { refreshView = newValue }
  }
}
