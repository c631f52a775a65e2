import Foundation
import Testing

@testable import UIKit

/// The selected rows of a table, and the delegate calls for taps.
@Suite struct TableSelectionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 3]
    var unhighlightable: Set<IndexPath> = []
    var log: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 0 }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      !unhighlightable.contains(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlight", indexPath) }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      note("unhighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      note("will select", indexPath)
      return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select", indexPath) }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      note("will deselect", indexPath)
      return indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("deselect", indexPath) }

    private func note(_ what: String, _ indexPath: IndexPath) {
      log.append("\(what) \(indexPath.section).\(indexPath.row)")
    }
  }

  private let rows = Rows()
  private let table: UITableView

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.onPhone()
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  private var selectedCells: [IndexPath] {
    table.visibleCells.filter(\.isSelected).compactMap { table.indexPath(for: $0) }
  }

  @Test func codeChoosesOneRowWithoutTellingTheDelegate() {
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(1, 2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(1, 2)])
    #expect(selectedCells == [path(1, 2)])
    table.deselectRow(at: path(1, 2), animated: true)
    #expect(selectedCells == [])
    #expect(rows.log == [])
  }

  @Test func severalRowsStandInTheOrderOfTheirChoice() {
    table.allowsMultipleSelection = true
    table.selectRow(at: path(1, 0), animated: false, scrollPosition: .none)
    table.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(1, 0), path(0, 2)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test func aTapFreesTheOldRowAndChoosesTheNewOne() {
    table.rowWasTapped(at: path(0, 0))
    rows.log = []
    table.rowWasTapped(at: path(0, 1))
    #expect(
      rows.log == [
        "highlight 0.1", "unhighlight 0.1", "will select 0.1", "will deselect 0.0", "deselect 0.0", "select 0.1",
      ])
    #expect(selectedCells == [path(0, 1)])
  }

  @Test func aTapOnAChosenRowFreesItWhereSeveralMayBeChosen() {
    table.allowsMultipleSelection = true
    table.rowWasTapped(at: path(0, 0))
    table.rowWasTapped(at: path(0, 1))
    table.rowWasTapped(at: path(0, 0))
    #expect(table.indexPathsForSelectedRows == [path(0, 1)])
  }

  @Test func rowsThatMayNotBeHighlightedAreNotChosen() {
    rows.unhighlightable = [path(0, 0)]
    table.rowWasTapped(at: path(0, 0))
    #expect(table.indexPathForSelectedRow == nil)
    table.allowsSelection = false
    table.rowWasTapped(at: path(0, 1))
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func aChosenRowStaysChosenWhileItsPlaceChanges() {
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    rows.counts = [4, 3]
    table.insertRows(at: [path(0, 0)], with: .none)
    #expect(table.indexPathForSelectedRow == path(0, 2))
    table.moveRow(at: path(0, 2), to: path(1, 0))
    #expect(table.indexPathForSelectedRow == path(1, 0))
    table.moveSection(1, toSection: 0)
    #expect(table.indexPathForSelectedRow == path(0, 0))
    table.reloadSections([0], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func cellsThatComeIntoSightShowTheChoice() {
    rows.counts = [100, 0]
    table.reloadData()
    table.layoutIfNeeded()
    table.selectRow(at: path(0, 60), animated: false, scrollPosition: .none)
    #expect(selectedCells == [])
    table.scrollToNearestSelectedRow(at: .middle, animated: false)
    #expect(selectedCells == [path(0, 60)])
    #expect(table.rectForRow(at: path(0, 60)).midY == table.bounds.midY)
  }

  @Test func editingReachesTheCellsThatMayBeEdited() {
    table.setEditing(true, animated: false)
    let edited = table.visibleCells.filter(\.isEditing).compactMap { table.indexPath(for: $0)?.row }
    #expect(edited == [1, 2, 1, 2])
    table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    table.isEditing = false
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func rowsAreFoundByPlaceAndPlacesByRow() {
    for indexPath in table.indexPathsForVisibleRows ?? [] {
      let rect = table.rectForRow(at: indexPath)
      #expect(table.indexPathForRow(at: CGPoint(x: 20, y: rect.midY)) == indexPath)
      #expect(table.cellForRow(at: indexPath)?.frame == rect)
    }
    #expect(table.indexPathForRow(at: CGPoint(x: 20, y: table.contentSize.height + 1)) == nil)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 20)) == [path(0, 0), path(0, 1)])
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 150, width: 375, height: 150))
  }

  @Test func aTableControllerFreesItsRowWhenItAppears() {
    let controller = UITableViewController(style: .plain)
    controller.tableView.dataSource = rows
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    controller.tableView.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    controller.setEditing(false, animated: false)
    controller.tableView.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test func aRefreshControlStandsAboveTheRowsAndIsHiddenUntilItRefreshes() {
    let refresh = UIRefreshControl()
    table.refreshControl = refresh
    table.layoutIfNeeded()
    #expect(refresh.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    #expect(refresh.isHidden)
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && !refresh.isHidden)
    refresh.endRefreshing()
    #expect(refresh.isHidden)
    table.refreshControl = nil
    #expect(refresh.superview == nil)
  }
}
