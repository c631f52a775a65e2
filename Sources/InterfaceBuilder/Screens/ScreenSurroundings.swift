import UIKit

/// The screen, sheet or container that shows a controller's root view, and the bars over it.
///
/// `ScreenInference` derives the surroundings from an ``Environment`` and from the segues of the document. The scene's
/// root view gets only the resulting insets and margins, as `UIHostEnvironment`.
nonisolated public struct ScreenSurroundings: Hashable, Sendable {
  /// The navigation bar at the top of the screen.
  public struct NavigationBar: Hashable, Sendable {
    /// Whether the bar's navigation controller prefers large titles (`prefersLargeTitles`).
    public internal(set) var prefersLargeTitles = false
    /// Whether the title of this screen is large.
    public internal(set) var hasLargeTitle = false
    /// Whether there is a prompt, a line of text above the title.
    public internal(set) var hasPrompt = false
    /// Whether the root view begins below the bar instead of extending under it.
    public internal(set) var isOpaque = false
    /// Identifier of the navigation controller to which the bar belongs; nil for a simulated bar.
    var owner: String?
    /// Identifier of the controller to which the back button leads; nil at the root of the navigation stack.
    var previous: String?
  }

  /// A tab bar or toolbar at the bottom of the screen.
  public struct BottomBar: Hashable, Sendable {
    /// Whether a bar is a tab bar or a toolbar.
    public enum Kind: Hashable, Sendable {
      case tabBar
      /// A toolbar with bar button items.
      case toolbar
    }
    /// Whether the bar is a tab bar or a toolbar.
    public internal(set) var kind: Kind
    /// Whether the root view ends above the bar instead of extending under it.
    public internal(set) var isOpaque = false
    /// Identifier of the tab bar or navigation controller to which the bar belongs; nil for a simulated bar.
    var owner: String?
    /// Identifier of the controller whose tab is selected; nil for a toolbar or a simulated bar.
    var chosen: String?
    /// Whether it belongs to a tab bar controller inside of the navigation controller, so that what is pushed covers it.
    var isCoveredByPushes = false
  }

  /// Size of the screen, sheet or container in points.
  public internal(set) var size: CGSize
  /// The height at the top that the status bar or the notch covers, in points.
  public internal(set) var statusBar: Double
  /// The height at the bottom that the home indicator covers, in points.
  public internal(set) var homeArea: Double
  /// The width that the notch covers at the left and the right in landscape, in points.
  public internal(set) var sides: Double = 0
  /// Additional insets of the safe area at top and bottom, in points. They are greater than 0 only on canvas versions
  /// that count the safe area twice.
  var addedInsets = Device.Insets()
  /// Whether the screen is shown as a sheet over another screen.
  public internal(set) var isSheet = false
  /// Whether the screen is shown inside a container view of another screen.
  public internal(set) var isEmbedded = false
  /// Whether a navigation controller is around the screen, even if it shows no bar.
  var isInNavigationController = false
  /// The navigation bar; nil if there is none.
  public internal(set) var navigationBar: NavigationBar?
  /// The bars at the bottom, from bottom to top: a toolbar is above a tab bar.
  public internal(set) var bottomBars: [BottomBar] = []
  /// The heights of bars in points.
  var barHeights: BarHeights

  /// The height of the navigation bar without the status bar, in points; 0 if there is no navigation bar.
  public var navigationBarHeight: Double {
    guard let navigationBar else { return 0 }
    return (isSheet ? barHeights.navigationBarInSheet : barHeights.navigationBar)
      + (navigationBar.hasLargeTitle ? barHeights.largeTitle : 0) + (navigationBar.hasPrompt ? barHeights.prompt : 0)
  }

  /// The height of all bars at the bottom without the home indicator, in points; 0 if there are none.
  public var bottomBarHeight: Double { bottomBars.reduce(0) { $0 + height(of: $1) } }

  /// The height of a bar at the bottom without the home indicator, in points.
  func height(of bar: BottomBar) -> Double { bar.kind == .tabBar ? barHeights.tabBar : barHeights.toolbar }

  /// Whether the root view ends above the bars at the bottom, because one of them is opaque, instead of extending under
  /// them.
  private var endsAboveBottomBars: Bool { bottomBars.contains(where: \.isOpaque) }

  /// Adds a bar at the bottom. It replaces an existing bar of the same kind.
  mutating func setBottomBar(_ bar: BottomBar) {
    bottomBars.removeAll { $0.kind == bar.kind }
    bottomBars.insert(bar, at: bar.kind == .tabBar ? 0 : bottomBars.count)
  }

  /// The safe-area insets of the root view, in points.
  var safeArea: UIEdgeInsets {
    UIEdgeInsets(
      top: navigationBar?.isOpaque == true ? 0 : statusBar + navigationBarHeight + addedInsets.top, left: sides,
      bottom: endsAboveBottomBars ? 0 : homeArea + bottomBarHeight + addedInsets.bottom, right: sides)
  }

  /// The origin of the root view in the screen's coordinates. It is below the navigation bar if the bar is opaque.
  public var rootViewOrigin: CGPoint {
    CGPoint(x: 0, y: navigationBar?.isOpaque == true ? statusBar + navigationBarHeight : 0)
  }

  /// The size of the root view in points: that of the screen without opaque bars.
  public var rootViewSize: CGSize {
    var height = size.height
    if navigationBar?.isOpaque == true { height -= statusBar + navigationBarHeight }
    if endsAboveBottomBars { height -= homeArea + bottomBarHeight }
    return CGSize(width: size.width, height: max(height, 0))
  }
}
