extension UIScrollView {
  /// The control above the content with which people reload it.
  public var refreshControl: UIRefreshControl? {
    get { refreshView as? UIRefreshControl }
    set { refreshView = newValue }
  }
}
