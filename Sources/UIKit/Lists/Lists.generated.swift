// Made by `make surface` from Surface/UIKit/Lists.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The common superclass of table and collection view controllers, with the delegate methods about scrolling.
///
/// In UIKit, both inherit these members from an Objective-C protocol. In Swift, subclasses can override only members
/// that a class declares.
open class UIScrollingViewController: UIViewController, UIScrollViewDelegate {
  /// Called after the view scrolled. Overrides act on it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to scroll. Overrides act on it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger is about to be lifted. Overrides may change where the view stops.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the finger was lifted. Overrides act on it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the view begins to decelerate. Overrides act on it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the view has come to rest. Overrides act on it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after code scrolled. Overrides act on it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

extension NSIndexPath {
  /// The place of a row of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The place of an item of a collection.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The item in its section.
  public var item: Int { index(atPosition: 1) }
}
