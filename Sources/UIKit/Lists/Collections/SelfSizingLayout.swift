import Foundation

/// A layout of items that are as large as their content.
@MainActor protocol SelfSizingLayout: UICollectionViewLayout {
  /// Whether an item's size follows its content.
  func isSelfSizing(_ indexPath: IndexPath) -> Bool
  /// Sets the measured size of an item; returns whether anything moves.
  func setMeasuredSize(_ size: CGSize, at indexPath: IndexPath) -> Bool
  /// Discards the measured sizes, because the data or the text size has changed.
  func forgetSizes()
  /// Keeps the measured sizes of items that move, under their new index paths.
  func moveSizes(by updates: ListUpdates)
}

extension UICollectionViewFlowLayout: SelfSizingLayout {
  func isSelfSizing(_ indexPath: IndexPath) -> Bool { isSelfSizing }
}
