// Made by `make surface` from Surface/UIKit/Bars.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, extended under the status bar.
  case topAttached = 3
}

/// A bar that knows its position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Decides the position of a bar. Inert: it is never asked.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Where the bar stands. Inert: never called.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Informed of events in a search bar. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text changed by typing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may change. Inert: never called.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the button of bookmarks was tapped. Inert: no touch leads to it.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called after the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the button of results was tapped. Inert: no touch leads to it.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was selected.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// How a tab bar looks. Inert: its values are stored and have no effect.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose image stands over the title. Inert: the value is stored and has no effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose image stands beside the title. Inert: the value is stored and has no effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in low bars. Inert: the value is stored and has no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Colour behind the chosen tab. Inert: the value is stored and has no effect.
  open var selectionIndicatorTintColor: UIColor?
  /// Image behind the chosen tab. Inert: the value is stored and has no effect.
  open var selectionIndicatorImage: UIImage?
  /// Width of tabs. Inert: the value is stored and has no effect.
  open var stackedItemWidth: CGFloat = 0
  /// Distance of tabs. Inert: the value is stored and has no effect.
  open var stackedItemSpacing: CGFloat = 0
}

/// Informed of the selected tab.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after a tab was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// How a toolbar looks. Inert: its values are stored and have no effect.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look. Inert: the value is stored and has no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the main button looks. Inert: the value is stored and has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// Decides the position of a toolbar. Inert: it is never asked.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Light or dark bars.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, as the appearance.
  case `default` = 0
  /// Dark.
  case black = 1

  /// Dark and blurred. A bar now states the blur by `isTranslucent`.
  @available(*, deprecated, message: "Use black, and set isTranslucent of the bar.")
  public static var blackTranslucent: UIBarStyle { .black }
  /// The earlier name of `black`.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}
