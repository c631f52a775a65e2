// Made by `make surface` from Surface/UIKit/Lists.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The common superclass of `UITableViewController` and `UICollectionViewController`, with the methods of
/// `UIScrollViewDelegate`.
///
/// In UIKit, both controllers have these methods because they conform to the Objective-C protocol. In Swift, a subclass
/// can override only methods that a class declares, so this class declares them.
open class UIScrollingViewController: UIViewController, UIScrollViewDelegate {
  /// Called after the view scrolled. Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to scroll. Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger that scrolls is about to be lifted. Overrides may change `targetContentOffset`, at which
  /// the view stops.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger that scrolled was lifted. Does nothing unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the view begins to decelerate. Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the view has stopped decelerating. Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after an animated scroll that code requested. Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension NSIndexPath {
  /// Creates the index path of a table's row.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// Creates the index path of an item of a collection view.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
}
