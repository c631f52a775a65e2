import Foundation
import Testing

@testable import UIKit

/// Snapshots, the data sources that show them, and registrations.
@Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var numbers: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["odd", "even"])
    snapshot.appendItems([1, 3, 5], toSection: "odd")
    snapshot.appendItems([2, 4])
    return snapshot
  }

  @Test func itemsStandInSections() {
    let snapshot = numbers
    #expect(snapshot.sectionIdentifiers == ["odd", "even"])
    #expect(snapshot.itemIdentifiers == [1, 3, 5, 2, 4])
    #expect(snapshot.numberOfItems(inSection: "even") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "even")
    #expect(snapshot.indexOfItem(2) == 3)
    #expect(snapshot.indexOfSection("none") == nil)
  }

  @Test func changesKeepTheOrderOfTheRest() {
    var snapshot = numbers
    snapshot.insertItems([7, 9], afterItem: 5)
    snapshot.insertItems([0], beforeItem: 2)
    snapshot.deleteItems([3])
    snapshot.moveItem(9, beforeItem: 1)
    snapshot.moveSection("even", beforeSection: "odd")
    #expect(snapshot.itemIdentifiers == [0, 2, 4, 9, 1, 5, 7])
    snapshot.insertSections(["prime"], afterSection: "even")
    #expect(snapshot.sectionIdentifiers == ["even", "prime", "odd"])
    snapshot.deleteSections(["odd"])
    #expect(snapshot.itemIdentifiers == [0, 2, 4])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func aTableShowsItsSnapshot() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, indexPath, number in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    var completed = false
    source.apply(numbers, animatingDifferences: true) { completed = true }
    table.layoutIfNeeded()
    #expect(completed)
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["1", "3", "5", "2", "4"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 4)
    #expect(source.indexPath(for: 5) == IndexPath(row: 2, section: 0))
    var snapshot = source.snapshot()
    snapshot.deleteItems([1, 2])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["3", "5", "4"])
  }

  @Test func aCollectionViewFillsCellsByTheirRegistration() {
    final class NumberCell: UICollectionViewCell {
      var number = 0
    }
    final class Header: UICollectionReusableView {
      var title = ""
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in cell.number = number }
    let headers = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in header.title = "section \(indexPath.section)" }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, indexPath, number in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: number)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    source.apply(numbers)
    view.layoutIfNeeded()
    #expect(view.visibleCells.compactMap { ($0 as? NumberCell)?.number } == [1, 3, 5, 2, 4])
    let titles = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .compactMap { ($0 as? Header)?.title }
    #expect(titles == ["section 0", "section 1"])
  }
}
