import Foundation
import Testing

@testable import UIKit

/// Searching.
@Suite struct SearchTests {
  private final class Observer: UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []
    var mayBegin = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "")")
    }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("presented") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("dismissed") }
  }

  @Test func editingOfASearchBarBeginsIfItsDelegateAgrees() {
    let (bar, observer, window) = (UISearchBar(), Observer(), UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    window.addSubview(bar)
    bar.delegate = observer
    observer.mayBegin = false
    #expect(!bar.becomeFirstResponder())
    observer.mayBegin = true
    #expect(bar.becomeFirstResponder())
    bar.textWasTyped("cat")
    #expect(bar.resignFirstResponder())
    #expect(observer.log == ["begin", "text cat", "end"])
  }

  @Test func typingBeginsASearchWhoseEndEmptiesTheBar() {
    let (search, observer) = (UISearchController(searchResultsController: nil), Observer())
    search.searchResultsUpdater = observer
    search.delegate = observer
    search.searchBar.textWasTyped("a")
    #expect(search.isActive)
    search.isActive = false
    #expect(search.searchBar.text == "")
    #expect(observer.log == ["presented", "update a", "update a", "dismissed", "update "])
    let item = UINavigationItem(title: "Pets")
    item.searchController = search
    #expect(item.searchController === search)
  }
}
