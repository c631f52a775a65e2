import Environments
import UIKit

/// What can be operated in a view tree, in the order of the tree.
///
/// The contents of tables and collection views are not part of it, because only the visible cells are in the tree.
/// ``WalkedApp`` looks for targets in each cell.
struct ScreenTargets {
  /// The controls, bar items, segments, and views with a gesture or the menu of a long press.
  private(set) var controls: [ScreenElement] = []
  /// The tables and collection views.
  private(set) var lists: [UIScrollView] = []

  /// Finds what can be operated below a view.
  init(below root: UIView) {
    if Self.isOpen(root) { root.subviews.forEach { add($0) } }
  }

  private mutating func add(_ view: UIView) {
    guard Self.isOpen(view) else { return }
    if view is UITableView || view is UICollectionView, let list = view as? UIScrollView {
      lists.append(list)
      for edge in [(list as? UITableView)?.tableHeaderView, (list as? UITableView)?.tableFooterView] {
        if let edge { add(edge) }
      }
      return
    }
    let parts = view.innerElements.filter(\.isEnabled)
    if Self.isValueControl(view) { return }
    if !parts.isEmpty {
      controls += parts.map { ScreenElement(view: view, item: $0) }
    } else if let control = view as? UIControl {
      if control.isEnabled { controls.append(ScreenElement(view: view, item: nil)) }
      return
    } else if !view.ownGestures.isEmpty || view.hasContextMenu {
      controls.append(ScreenElement(view: view, item: nil))
    }
    view.subviews.forEach { add($0) }
  }

  /// By control: its class, and its number among the controls of this class.
  var kinds: [WalkStep.Kind] {
    var counts: [String: Int] = [:]
    return controls.map { control in
      let name = control.kind
      defer { counts[name, default: 0] += 1 }
      return WalkStep.Kind(name: name, number: counts[name, default: 0])
    }
  }

  /// Whether touches may reach a view and its subviews.
  static func isOpen(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
  }

  /// Whether a tap on a control only changes its value, which leads to no other screen.
  private static func isValueControl(_ view: UIView) -> Bool {
    view is UITextField || view is UISlider || view is UIStepper || view is UIPageControl || view is UIDatePicker
      || view is UIRefreshControl
  }
}

extension UIScrollView {
  /// The index paths of the first rows or items of a table or collection view.
  func firstItems(_ count: Int) -> [IndexPath] {
    var paths: [IndexPath] = []
    for section in 0..<sections {
      for item in 0..<items(inSection: section) {
        if paths.count == count { return paths }
        paths.append(IndexPath(item: item, section: section))
      }
    }
    return paths
  }

  /// The cell at an index path, which is scrolled into sight; `nil` if there is none.
  func cell(at path: IndexPath) -> UIView? {
    guard path.section < sections, path.item < items(inSection: path.section) else { return nil }
    if let table = self as? UITableView {
      table.scrollToRow(at: path, at: .none, animated: false)
      table.layoutIfNeeded()
      return table.cellForRow(at: path)
    }
    guard let collection = self as? UICollectionView else { return nil }
    collection.scrollToItem(at: path, at: [], animated: false)
    collection.layoutIfNeeded()
    return collection.cellForItem(at: path)
  }

  /// Whether the rows or items can be tapped.
  var selectsItems: Bool {
    (self as? UITableView)?.allowsSelection ?? (self as? UICollectionView)?.allowsSelection ?? false
  }

  private var sections: Int {
    (self as? UITableView)?.numberOfSections ?? (self as? UICollectionView)?.numberOfSections ?? 0
  }

  private func items(inSection section: Int) -> Int {
    (self as? UITableView)?.numberOfRows(inSection: section)
      ?? (self as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
  }
}
