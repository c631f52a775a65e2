import Foundation

/// A search bar with a controller for the results of what is typed in it.
///
/// Only the bar is shown, in the navigation item or where an app puts it. The results controller is not shown.
open class UISearchController: UIViewController {
  open private(set) var searchResultsController: UIViewController?
  /// Informed when results have to change.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Informed of events.
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar: UISearchBar
  /// Whether a search is active. Setting it informs the delegate and the updater.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }
  /// Whether the searched content is dimmed. Inert: it is not.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the searched content is dimmed, as before iOS 12. Inert: it is not.
  open var dimsBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search. Inert: it stays.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button appears when a search begins. Inert: only code shows it.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar appears when a search begins. Inert: only code shows it.
  open var automaticallyShowsScopeBar = true
  /// Whether the results controller appears when a search begins. Inert: it is not shown.
  open var automaticallyShowsSearchResultsController = true
  /// Whether results are shown. Inert: the value is stored and has no effect.
  open var showsSearchResultsController = false

  /// Creates a search with a controller for the results; nil if the searched controller shows them itself.
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

/// Changes the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called after the text or the search itself changed.
  func updateSearchResults(for searchController: UISearchController)
}
