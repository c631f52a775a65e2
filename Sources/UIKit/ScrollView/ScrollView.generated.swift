// Made by `make surface` from Surface/UIKit/ScrollView.swift; don't edit.
// swift-format-ignore-file

import Foundation

extension UIScrollView {
  /// How fast scrolling slows down after a drag: the fraction of the speed that is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after each millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the speed that is left after each millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Scrolling stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colours of scroll indicators. Inert: pictures have no indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How scrolling hides the keyboard. Inert: there is no keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Scrolling does not hide the keyboard.
    case none = 0
    /// The keyboard goes away when a drag begins.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
    /// The keyboard and its accessory view go away when a drag begins.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory view follow the finger.
    case interactiveWithAccessory = 4
  }
}

/// Is called when a scroll view scrolls or zooms. All methods are optional.
///
/// Code and the simulated fingers of tests scroll. Only code zooms.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after code scrolled with an animation, which takes no time.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called after `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Called after code has zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before a drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before a drag ends.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a drag.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The view that code zooms; nil for none. Fingers do not zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before fingers zoom. Inert: fingers do not zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after fingers have zoomed. Inert: fingers do not zoom.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top. Inert: there are no taps on it.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top. Inert: there are no taps on it.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// A scroll view with a delegate.
///
/// Tables, collection views and text views redeclare the delegate with a narrower type. Swift allows this only if the
/// member is declared in an extension of a protocol.
@preconcurrency @MainActor public protocol ScrollViewWithDelegate: UIScrollView {}

extension UIScrollView: ScrollViewWithDelegate {}

extension ScrollViewWithDelegate {
  /// The object that is called when the view scrolls or zooms. The reference is weak.
  public var delegate: (any UIScrollViewDelegate)? { get { scrollDelegate } set { scrollDelegate = newValue } }
}
