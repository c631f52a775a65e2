import Foundation

/// A search bar, together with a controller that shows the results of the search.
///
/// Only the search bar is shown, and only where the app adds it to a view. Neither a navigation bar nor the results
/// controller shows anything.
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  /// The object that is asked to update the results, after the text changed and when a search begins or ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is informed when a search begins or ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar: UISearchBar
  /// Whether a search is active. Setting it informs the delegate and the updater.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// Whether the searched content is dimmed during a search. Inert: it is never dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the searched content is dimmed during a search; the name before iOS 12. Inert: it is never dimmed.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search. Inert: it stays visible.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button appears when a search begins. Inert: it appears only if the app sets `showsCancelButton`
  /// of the search bar.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar appears when a search begins. Inert: it appears only if the app sets `showsScopeBar` of the
  /// search bar.
  open var automaticallyShowsScopeBar = true
  /// Whether the results controller appears when a search begins. Inert: the results controller is never shown.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results controller is shown. Inert: the value is stored and has no effect.
  open var showsSearchResultsController = false

  /// Creates a search controller with a controller that shows the results; `nil` if the searched controller shows them
  /// itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    super.init(nibName: nil, bundle: nil)
    searchBar.cancelObserver = { [weak self] in
      self?.searchBar.text = ""
      self?.isActive = false
    }
    searchBar.textObserver = { [weak self] in
      guard let self else { return }
      isActive = true
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    super.init(coder: coder)
  }

  private func activityDidChange() {
    if isActive {
      delegate?.willPresentSearchController(self)
      delegate?.presentSearchController(self)
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = nil
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text in the search bar changed, and when a search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}
