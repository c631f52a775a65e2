import Foundation

/// The common superclass of `UITableViewController` and `UICollectionViewController`, with the methods of
/// `UIScrollViewDelegate`.
///
/// In UIKit, both controllers have these methods because they conform to the Objective-C protocol. In Swift, a subclass
/// can override only methods that a class declares, so this class declares them.
open class UIScrollingViewController: UIViewController, UIScrollViewDelegate {
  /// Called after the view scrolled. Does nothing unless overridden.
  @answers open func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to scroll. Does nothing unless overridden.
  @answers open func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger that scrolls is about to be lifted. Overrides may change `targetContentOffset`, at which
  /// the view stops.
  @answers
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Called when the finger that scrolled was lifted. Does nothing unless overridden.
  @answers open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the view begins to decelerate. Does nothing unless overridden.
  @answers open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the view has stopped decelerating. Does nothing unless overridden.
  @answers open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated scroll that code requested. Does nothing unless overridden.
  @answers open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension NSIndexPath {
  /// Creates the index path of a table's row.
  @kept(self.init(indexes: [section, row], length: 2)) public convenience init(row: Int, section: Int)
  /// Creates the index path of an item of a collection view.
  @kept(self.init(indexes: [section, item], length: 2)) public convenience init(item: Int, section: Int)
  /// The index of the section.
  @answers(index(atPosition: 0)) public var section: Int { get }
  /// The index of the row in its section.
  @answers(index(atPosition: 1)) public var row: Int { get }
  /// The index of the item in its section.
  @answers(index(atPosition: 1)) public var item: Int { get }
}
