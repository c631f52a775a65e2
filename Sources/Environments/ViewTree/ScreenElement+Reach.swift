import Foundation
import UIKit

extension ScreenElement {
  /// The point, in a window, at which a finger can touch the element: the middle of its visible part; `nil` if the element is
  /// invisible or covered there.
  ///
  /// - Parameter scrolls: whether the element is scrolled into sight if it cannot be reached otherwise.
  package func reach(in window: UIWindow, scrolling scrolls: Bool = false) -> CGPoint? {
    if let place = presentReach(in: window) { return place }
    guard scrolls else { return nil }
    scrollIntoSight()
    window.layoutIfNeeded()
    return presentReach(in: window)
  }

  private func presentReach(in window: UIWindow) -> CGPoint? {
    let seen = visiblePart(in: window)
    guard !seen.isEmpty else { return nil }
    let place = CGPoint(x: seen.midX, y: seen.midY)
    guard let hit = window.hitTest(place, with: nil) else { return nil }
    return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? place : nil
  }

  /// The part of the element's frame that is inside of a window and of all views that clip the element. It may be covered.
  package func visiblePart(in window: UIWindow) -> CGRect {
    var seen = frame.intersection(window.bounds)
    var view = view.superview
    while let current = view {
      if current.clipsToBounds { seen = seen.intersection(ScreenElement(view: current, item: nil).frame) }
      view = current.superview
    }
    return seen.isNull ? .zero : seen
  }

  /// Scrolls all scroll views around the element so that it is visible.
  private func scrollIntoSight() {
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView {
        scroll.scrollRectToVisible(scroll.convert(item?.frame ?? view.bounds, from: view), animated: false)
      }
      ancestor = current.superview
    }
  }
}
