import UIKit

/// A screen to be drawn: a root view, the bars over it, and the areas of status bar and home indicator.
///
/// All coordinates are those of the screen, in points. The views must have been laid out.
@preconcurrency @MainActor public struct Screen {
  /// The controller's root view.
  public var rootView: UIView
  /// The size of the whole screen or sheet.
  public var size: CGSize
  /// The origin of the root view on the screen. It is below an opaque navigation bar.
  public var rootOrigin: CGPoint
  /// The bars over the root view, with frames in the screen's coordinates.
  public var bars: [UIView]
  /// The height of the status bar, or of the area beside the notch; 0 for none.
  public var statusBarHeight: Double
  /// The height of the area of the home indicator at the bottom; 0 for none.
  public var homeAreaHeight: Double

  /// Makes a screen. By default, it has only the root view and the root view's size.
  public init(
    _ rootView: UIView, size: CGSize? = nil, rootOrigin: CGPoint = .zero, bars: [UIView] = [],
    statusBarHeight: Double = 0, homeAreaHeight: Double = 0
  ) {
    self.rootView = rootView
    self.size = size ?? rootView.bounds.size
    self.rootOrigin = rootOrigin
    self.bars = bars
    self.statusBarHeight = statusBarHeight
    self.homeAreaHeight = homeAreaHeight
  }

  /// Where the origin of the root view's own coordinates lies on the screen. It differs from ``rootOrigin`` if the root
  /// view is scrolled, as tables are below a navigation bar.
  public var coordinateOrigin: CGPoint {
    CGPoint(x: rootOrigin.x - rootView.bounds.minX, y: rootOrigin.y - rootView.bounds.minY)
  }
}
