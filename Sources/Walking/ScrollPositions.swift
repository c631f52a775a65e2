import UIKit

/// Where scroll views stand before a walk scrolls them to reach what it operates.
///
/// Afterwards they are put back. Otherwise a list would show other rows than before, and would be a new screen.
struct ScrollPositions {
  private var views: [(view: UIScrollView, before: CGPoint, scrolled: CGPoint)] = []

  init(below root: UIView) {
    var pending = [root]
    while let view = pending.popLast() {
      if let view = view as? UIScrollView { views.append((view, view.contentOffset, view.contentOffset)) }
      pending += view.subviews
    }
  }

  /// Notes where the walk has scrolled to.
  mutating func noteScrolled() {
    for index in views.indices { views[index].scrolled = views[index].view.contentOffset }
  }

  /// Puts back what the walk has scrolled, but not what the app or a gesture has scrolled since.
  func restore() {
    for (view, before, scrolled) in views where scrolled != before && view.contentOffset == scrolled {
      view.contentOffset = before
    }
  }
}
