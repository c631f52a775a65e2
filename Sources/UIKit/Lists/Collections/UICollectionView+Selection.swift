import Foundation

extension UICollectionView {
  /// Where an item is after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The content offset at which a rectangle of the content is at a position. It is limited to offsets at which the
  /// content fills the collection view.
  func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    var offset = contentOffset
    if position.contains(.top) { offset.y = rect.minY }
    if position.contains(.centeredVertically) { offset.y = rect.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = rect.maxY - bounds.height }
    if position.contains(.left) { offset.x = rect.minX }
    if position.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = rect.maxX - bounds.width }
    if position.isEmpty {
      offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
      offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    }
    offset.x = min(max(0, offset.x), max(0, contentSize.width - bounds.width))
    offset.y = min(max(0, offset.y), max(0, contentSize.height - bounds.height))
    return offset
  }

  /// Does what a tap on an item does: highlights the item briefly, deselects other items, selects the item, and informs
  /// the delegate of each step.
  func itemWasTapped(at indexPath: IndexPath) {
    guard highlight(indexPath) else { return }
    unhighlight(indexPath)
    chooseByTap(indexPath)
  }

  /// Highlights an item that a finger touches; returns whether it may be highlighted.
  func highlight(_ indexPath: IndexPath) -> Bool {
    guard allowsSelection, delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return false
    }
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// Ends the highlight of an item.
  func unhighlight(_ indexPath: IndexPath) {
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// Selects an item after a tap, and then performs its primary action unless several items can be selected.
  func chooseByTap(_ indexPath: IndexPath) {
    changeSelectionByTap(indexPath)
    guard !allowsMultipleSelection, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  /// Selects an item after a tap, and deselects the other items. If several items can be selected, the other items stay
  /// selected, and a tap on a selected item deselects it.
  private func changeSelectionByTap(_ indexPath: IndexPath) {
    if selection.contains(indexPath) {
      guard allowsMultipleSelection else { return }
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselectItem(at: indexPath, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection.paths {
        deselectItem(at: other, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    if let cell = cellForItem(at: indexPath) { cell.performsSegue?(cell) }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
