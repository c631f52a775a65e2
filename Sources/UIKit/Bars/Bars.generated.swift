// Made by `make surface` from Surface/UIKit/Bars.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// No certain position.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top of the screen, with a background that extends under the status bar.
  case topAttached = 3
}

/// A bar that knows its position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// An object that decides the position of a bar. Inert: it is never asked.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// The position of the bar. Inert: never called.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// An object that is informed of editing, typing and taps in a search bar. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may be replaced by typing. Inert: never called.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the bookmarks button was tapped. Inert: never called, because the button is not shown.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called after the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the button for the list of results was tapped. Inert: never called, because the button is not shown.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was selected. Inert: never called, because no touch selects a scope.
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

/// How a tab bar looks. Inert but for the inherited background colour: all other values are stored and have no effect.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose image is above the title. Inert: the value is stored and has no effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose image is beside the title. Inert: the value is stored and has no effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look at the reduced height of the bar on phones in landscape. Inert: the value is stored and has no
  /// effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Colour behind the selected tab. Inert: the value is stored and has no effect.
  open var selectionIndicatorTintColor: UIColor?
  /// Image behind the selected tab. Inert: the value is stored and has no effect.
  open var selectionIndicatorImage: UIImage?
  /// Width of each tab whose image is above the title. Inert: the value is stored and has no effect.
  open var stackedItemWidth: CGFloat = 0
  /// Distance between tabs whose image is above the title. Inert: the value is stored and has no effect.
  open var stackedItemSpacing: CGFloat = 0
}

/// An object that is informed when the user selects a tab of a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after the user selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// How a toolbar looks. Inert but for the inherited background colour: all other values are stored and have no effect.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look. Inert: the value is stored and has no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons of the style `done` look. Inert: the value is stored and has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// An object that decides the position of a toolbar. Inert: it is never asked.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// Light in the light appearance, dark in the dark one.
  case `default` = 0
  /// Dark.
  case black = 1

  /// Dark and translucent. Use `black`, and set `isTranslucent` of the bar.
  @available(*, deprecated, message: "Use black, and set isTranslucent of the bar.")
  public static var blackTranslucent: UIBarStyle { .black }
  /// The earlier name of `black`.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}
