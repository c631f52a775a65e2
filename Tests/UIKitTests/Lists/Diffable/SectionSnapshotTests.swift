import Foundation
import Testing
import UIKit

/// Items with items inside, in one section.
@Suite struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Fruit with two kinds of apples and a pear; bread.
  private var food: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "bread"])
    snapshot.append(["apples", "pear"], to: "fruit")
    snapshot.append(["red", "green"], to: "apples")
    return snapshot
  }

  @Test func itemsAreListedBeforeWhatIsInside() {
    #expect(food.items == ["fruit", "apples", "red", "green", "pear", "bread"])
    #expect(food.rootItems == ["fruit", "bread"])
    #expect(food.level(of: "green") == 2)
    #expect(food.parent(of: "pear") == "fruit")
    #expect(food.parent(of: "bread") == nil)
    #expect(food.index(of: "pear") == 4)
    #expect(food.contains("red") && !food.contains("blue"))
  }

  @Test func whatIsInsideIsVisibleIfEverythingAroundIsExpanded() {
    var snapshot = food
    #expect(snapshot.visibleItems == ["fruit", "bread"])
    snapshot.expand(["apples"])
    #expect(snapshot.visibleItems == ["fruit", "bread"])
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == snapshot.items)
    #expect(snapshot.expandedItems == ["fruit", "apples"] && snapshot.isExpanded("fruit"))
    snapshot.collapse(["apples"])
    #expect(snapshot.visibleItems == ["fruit", "apples", "pear", "bread"])
    #expect(snapshot.isVisible("pear") && !snapshot.isVisible("red"))
  }

  @Test func insertedItemsHaveTheSameItemAround() {
    var snapshot = food
    snapshot.insert(["plum"], after: "apples")
    snapshot.insert(["soup"], before: "fruit")
    #expect(snapshot.items == ["soup", "fruit", "apples", "red", "green", "plum", "pear", "bread"])
    #expect(snapshot.parent(of: "plum") == "fruit")
    #expect(snapshot.level(of: "soup") == 0)
  }

  @Test func anItemIsDeletedWithWhatIsInside() {
    var snapshot = food
    snapshot.expand(["apples"])
    snapshot.delete(["apples", "unknown"])
    #expect(snapshot.items == ["fruit", "pear", "bread"])
    #expect(snapshot.expandedItems == [])
    snapshot.deleteAll()
    #expect(snapshot.items == [])
  }

  @Test func aPartIsASnapshotOfItsOwn() {
    var snapshot = food
    snapshot.expand(["apples"])
    let inner = snapshot.snapshot(of: "fruit")
    #expect(inner.items == ["apples", "red", "green", "pear"])
    #expect(inner.rootItems == ["apples", "pear"] && inner.isExpanded("apples"))
    #expect(snapshot.snapshot(of: "apples", includingParent: true).items == ["apples", "red", "green"])
    #expect(snapshot.snapshot(of: "bread").items == [])
  }

  @Test func childrenAreReplacedByASnapshot() {
    var snapshot = food
    var children = Snapshot()
    children.append(["nuts"])
    children.append(["almond"], to: "nuts")
    children.expand(["nuts"])
    snapshot.replace(childrenOf: "fruit", using: children)
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "nuts", "almond", "bread"])
    #expect(snapshot.level(of: "almond") == 2)
  }

  @Test func theDescriptionIsIndented() {
    var snapshot = food
    snapshot.expand(["fruit"])
    #expect(
      snapshot.visualDescription() == "- fruit\n  + apples\n    * red\n    * green\n  * pear\n* bread")
  }

  @Test func aCollectionViewShowsTheVisibleItemsOfEachSection() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var snapshot = food
    snapshot.expand(["fruit"])
    source.apply(snapshot, to: 1)
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["fruit", "apples", "pear", "bread"])
    #expect(source.snapshot(for: 1).items == food.items)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
    snapshot.collapse(["fruit"])
    source.apply(snapshot, to: 1)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "bread"])
  }

  @Test func aSnapshotOfAllSectionsReplacesWhatIsInside() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
    source.apply(food, to: 1)
    source.apply(source.snapshot())
    #expect(source.snapshot(for: 1).items == food.items)
    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([1])
    flat.appendItems(["a", "b"])
    source.apply(flat)
    #expect(source.snapshot(for: 1).items == ["a", "b"])
  }
}
