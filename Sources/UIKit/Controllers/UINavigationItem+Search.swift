extension UINavigationItem {
  /// The search of the controller. Inert: its bar is not shown.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
