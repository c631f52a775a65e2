import Foundation
import Testing

@testable import UIKit

/// The selected items of a collection view, its headers, and measures that a delegate states.
@Suite struct CollectionSelectionTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var log: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: section == 0 ? 0 : 50, bottom: 5, right: 0) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 30 : 0) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.item)")
    }
  }

  private let items = Items()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func theDelegateStatesMeasuresPerSection() {
    #expect(view.layoutAttributesForItem(at: path(0, 0))?.frame == CGRect(x: 0, y: 35, width: 50, height: 50))
    // 20 lines of two items; beside the second section's inset, one item per line.
    #expect(view.layoutAttributesForItem(at: path(1, 0))?.frame == CGRect(x: 50, y: 1045, width: 50, height: 50))
    #expect(view.contentSize.height == 3050)
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 30)])
  }

  @Test func oneItemIsChosenUnlessSeveralMayBe() {
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    view.selectItem(at: path(0, 2), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(0, 2)])
    #expect(view.visibleCells.filter(\.isSelected).compactMap(view.indexPath(for:)) == [path(0, 2)])
    view.allowsMultipleSelection = true
    view.selectItem(at: path(0, 0), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(0, 2), path(0, 0)])
    #expect(items.log == [])
  }

  @Test func tapsTellTheDelegate() {
    view.itemWasTapped(at: path(0, 1))
    view.itemWasTapped(at: path(0, 2))
    view.itemWasTapped(at: path(0, 2))
    #expect(items.log == ["select 1", "deselect 1", "select 2"])
    view.allowsMultipleSelection = true
    view.itemWasTapped(at: path(0, 2))
    #expect(items.log.last == "deselect 2")
  }

  @Test func scrollingShowsAnItemWhereItIsWanted() {
    view.scrollToItem(at: path(1, 10), at: .centeredVertically, animated: false)
    #expect(view.cellForItem(at: path(1, 10))?.frame.midY == view.bounds.midY)
    #expect(view.indexPathForItem(at: CGPoint(x: 60, y: view.bounds.midY)) == path(1, 10))
    #expect(view.indexPathsForVisibleItems.contains(path(1, 10)))
    view.scrollToItem(at: path(0, 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 35)
  }
}
