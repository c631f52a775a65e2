import UIKit

/// A screen as a person sees it: a root view, and what the system shows around and over it.
///
/// Everything is in the coordinates of the screen, in points. Views must be laid out before they are drawn.
public struct Screen {
  /// The topmost view of the controller.
  public var rootView: UIView
  /// Size of the whole screen or sheet.
  public var size: CGSize
  /// Where the root view lies: below an opaque bar it does not start at the top.
  public var rootOrigin: CGPoint
  /// Bars over the root view, each with its frame.
  public var bars: [UIView]
  /// Height of the status bar or of the housing of the sensors; 0 for none.
  public var statusBarHeight: Double
  /// Height of the strip at the bottom that belongs to the home gesture; 0 for none.
  public var homeAreaHeight: Double

  /// A screen; by default nothing but the root view.
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
