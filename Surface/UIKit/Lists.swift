import Foundation

/// The common superclass of table and collection view controllers, with the delegate methods about scrolling.
///
/// In UIKit, both inherit these members from an Objective-C protocol. In Swift, subclasses can override only members
/// that a class declares.
open class UIScrollingViewController: UIViewController, UIScrollViewDelegate {
  /// Called after the view scrolled. Overrides act on it.
  @answers open func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to scroll. Overrides act on it.
  @answers open func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is about to be lifted. Overrides may change where the view stops.
  @answers
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Called when the finger was lifted. Overrides act on it.
  @answers open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the view begins to decelerate. Overrides act on it.
  @answers open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the view has come to rest. Overrides act on it.
  @answers open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after code scrolled. Overrides act on it.
  @answers open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension NSIndexPath {
  /// The place of a row of a table.
  @kept(self.init(indexes: [section, row], length: 2)) public convenience init(row: Int, section: Int)
  /// The place of an item of a collection.
  @kept(self.init(indexes: [section, item], length: 2)) public convenience init(item: Int, section: Int)
  /// The section.
  @answers(index(atPosition: 0)) public var section: Int { get }
  /// The row in its section.
  @answers(index(atPosition: 1)) public var row: Int { get }
  /// The item in its section.
  @answers(index(atPosition: 1)) public var item: Int { get }
}
