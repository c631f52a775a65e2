import UIKit

/// A visible screen: a root view, with the bars and system areas around and over it.
///
/// All coordinates are those of the screen, in points. Views must be laid out before they are drawn.
@preconcurrency @MainActor public struct Screen {
  /// The controller's root view.
  public var rootView: UIView
  /// The size of the whole screen or sheet.
  public var size: CGSize
  /// The origin of the root view, which is below the top if the navigation bar is opaque.
  public var rootOrigin: CGPoint
  /// The bars over the root view, each with its frame.
  public var bars: [UIView]
  /// The height of the status bar or sensor housing; 0 for none.
  public var statusBarHeight: Double
  /// The height of the home indicator's area at the bottom; 0 for none.
  public var homeAreaHeight: Double

  /// Makes a screen. By default it has the root view only.
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
}
