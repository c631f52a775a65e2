import UIKit

/// The screen, sheet or container that shows a controller's root view, and the bars over it.
///
/// `ScreenInference` derives it from an ``Environment`` and from the controllers around the scene. UIKit is given only
/// the insets and margins that follow from it, as `UIHostEnvironment`.
nonisolated public struct ScreenSurroundings: Hashable, Sendable {
  /// A bar at the top.
  public struct NavigationBar: Hashable, Sendable {
    /// Whether its navigation controller prefers large titles.
    public internal(set) var prefersLargeTitles = false
    /// Whether the screen's own title is large.
    public internal(set) var hasLargeTitle = false
    /// Whether a line of text stands above the title.
    public internal(set) var hasPrompt = false
    /// Whether the root view starts below it instead of running under it.
    public internal(set) var isOpaque = false
    /// Identifier of the navigation controller that it belongs to; nil for a simulated bar.
    var owner: String?
    /// Identifier of the controller that the back button leads to; nil at the root of the stack.
    var previous: String?
  }

  /// A bar at the bottom.
  public struct BottomBar: Hashable, Sendable {
    /// What the bar holds.
    public enum Kind: Hashable, Sendable {
      case tabBar
      /// Buttons.
      case toolbar
    }
    /// What the bar holds.
    public internal(set) var kind: Kind
    /// Whether the root view ends above it instead of running under it.
    public internal(set) var isOpaque = false
    /// Identifier of the controller that it belongs to; nil for a simulated bar.
    var owner: String?
    /// Identifier of the controller whose tab is chosen.
    var chosen: String?
  }

  /// Size of the screen, sheet or container in points.
  public internal(set) var size: CGSize
  /// Height that the status bar or the sensor housing covers, in points.
  public internal(set) var statusBar: Double
  /// Height of the home area, in points.
  public internal(set) var homeArea: Double
  /// Width that the sensor housing covers at the left and the right, in points.
  public internal(set) var sides: Double = 0
  /// Insets at top and bottom that the safe area has in addition to status bar, home area and bars, in points. They are
  /// greater than 0 only on a canvas.
  var addedInsets = Device.Insets()
  /// Whether the screen is shown as a sheet over another.
  public internal(set) var isSheet = false
  /// Whether the screen lies inside a container view of another.
  public internal(set) var isEmbedded = false
  /// The bar at the top.
  public internal(set) var navigationBar: NavigationBar?
  /// The bars at the bottom, the lowest first: a toolbar stands above a tab bar.
  public internal(set) var bottomBars: [BottomBar] = []
  /// Heights of bars on this device.
  var barHeights: BarHeights

  /// Height of the navigation bar without the status bar; 0 without one.
  public var navigationBarHeight: Double {
    guard let navigationBar else { return 0 }
    return (isSheet ? barHeights.navigationBarInSheet : barHeights.navigationBar)
      + (navigationBar.hasLargeTitle ? barHeights.largeTitle : 0) + (navigationBar.hasPrompt ? barHeights.prompt : 0)
  }

  /// Height of the bars at the bottom without the home area; 0 without one.
  public var bottomBarHeight: Double { bottomBars.reduce(0) { $0 + height(of: $1) } }

  /// Height of a bar at the bottom without the home area.
  func height(of bar: BottomBar) -> Double { bar.kind == .tabBar ? barHeights.tabBar : barHeights.toolbar }

  /// Whether the root view ends above the bars at the bottom instead of running under them.
  private var endsAboveBottomBars: Bool { bottomBars.contains(where: \.isOpaque) }

  /// Puts a bar at the bottom. It replaces a bar of its kind.
  mutating func setBottomBar(_ bar: BottomBar) {
    bottomBars.removeAll { $0.kind == bar.kind }
    bottomBars.insert(bar, at: bar.kind == .tabBar ? 0 : bottomBars.count)
  }

  /// Insets of the root view's safe area, in points.
  var safeArea: UIEdgeInsets {
    UIEdgeInsets(
      top: navigationBar?.isOpaque == true ? 0 : statusBar + navigationBarHeight + addedInsets.top, left: sides,
      bottom: endsAboveBottomBars ? 0 : homeArea + bottomBarHeight + addedInsets.bottom, right: sides)
  }

  /// Origin of the root view on the screen; below an opaque navigation bar.
  public var rootViewOrigin: CGPoint {
    CGPoint(x: 0, y: navigationBar?.isOpaque == true ? statusBar + navigationBarHeight : 0)
  }

  /// Size of the root view: the screen without opaque bars.
  public var rootViewSize: CGSize {
    var height = size.height
    if navigationBar?.isOpaque == true { height -= statusBar + navigationBarHeight }
    if endsAboveBottomBars { height -= homeArea + bottomBarHeight }
    return CGSize(width: size.width, height: max(height, 0))
  }
}
