extension UICollectionView {
  func change(_ change: (inout ListUpdates) -> Void) {
    updateNesting += 1
    change(&collectedUpdates)
    endCollectingUpdates()
  }

  func endCollectingUpdates() {
    updateNesting -= 1
    guard updateNesting == 0 else { return }
    apply(collectedUpdates)
    collectedUpdates = ListUpdates()
  }
}
