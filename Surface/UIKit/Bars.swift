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
  @neverCalled @answers(.any) optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// Informed of events in a search bar. All methods are optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether editing may begin.
  @answers(true) optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  @answers(true) optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text changed by typing.
  optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text may change. Inert: never called.
  @neverCalled @answers(true)
  optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the search key was pressed.
  optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after the button of bookmarks was tapped. Inert: no touch leads to it.
  @neverCalled optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called after the cancel button was tapped.
  optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the button of results was tapped. Inert: no touch leads to it.
  @neverCalled optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was selected.
  @neverCalled optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// How a tab bar looks. Inert: its values are stored and have no effect.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose image stands over the title. Inert: the value is stored and has no effect.
  @inert open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose image stands beside the title. Inert: the value is stored and has no effect.
  @inert open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in low bars. Inert: the value is stored and has no effect.
  @inert open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Colour behind the chosen tab. Inert: the value is stored and has no effect.
  @inert open var selectionIndicatorTintColor: UIColor?
  /// Image behind the chosen tab. Inert: the value is stored and has no effect.
  @inert open var selectionIndicatorImage: UIImage?
  /// Width of tabs. Inert: the value is stored and has no effect.
  @inert open var stackedItemWidth: CGFloat = 0
  /// Distance of tabs. Inert: the value is stored and has no effect.
  @inert open var stackedItemSpacing: CGFloat = 0
}

/// Informed of the selected tab.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after a tab was selected.
  optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// How a toolbar looks. Inert: its values are stored and have no effect.
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look. Inert: the value is stored and has no effect.
  @inert open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the main button looks. Inert: the value is stored and has no effect.
  @inert open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
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
  @answers(.black)
  @available(*, deprecated, message: "Use black, and set isTranslucent of the bar.")
  public static var blackTranslucent: UIBarStyle { get }
  /// The earlier name of `black`.
  @answers(.black)
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { get }
}
