extension UINavigationItem {
  /// The search controller whose search bar UIKit shows below the navigation bar. Inert: the search bar is not shown
  /// there.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
