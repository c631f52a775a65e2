import Foundation

/// A layout that can size items by their content. The collection view measures visible items and sets their sizes.
@preconcurrency @MainActor protocol SelfSizingLayout: UICollectionViewLayout {
  /// Whether an item's size follows its content.
  func isSelfSizing(_ indexPath: IndexPath) -> Bool
  /// Sets the measured size of an item; returns whether the size has changed, so that the layout has to be prepared
  /// again.
  func setMeasuredSize(_ size: CGSize, at indexPath: IndexPath) -> Bool
  /// Discards the measured sizes, because the data or the text size has changed.
  func forgetSizes()
  /// Stores the measured sizes under the index paths that the items have after changes of the data.
  func moveSizes(by updates: ListUpdates)
}

extension UICollectionViewFlowLayout: SelfSizingLayout {
  func isSelfSizing(_ indexPath: IndexPath) -> Bool { isSelfSizing }
}
