import Foundation
import Testing

@testable import UIKit

/// A table view controller decides about the static rows of its document.
@Suite struct StaticRowChangesTests {
  /// Settings as in a document: two sections of two and one rows, each 50 points high.
  private class Settings: UITableViewController {
    static func cell(_ text: String) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.statedRowHeight = 50
      return cell
    }

    let cells = ["Name", "Code", "About"].map { cell($0) }

    override func loadView() {
      super.loadView()
      tableView.setStaticSections([
        UITableViewStaticSection(headerTitle: "Account", cells: Array(cells.prefix(2))),
        UITableViewStaticSection(cells: Array(cells.suffix(1))),
      ])
    }

    var rows: [String?] { tableView.visibleCells.map { $0.textLabel?.text } }
  }

  private func shown<Controller: Settings>(_ controller: Controller) -> Controller {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    windows.add(window)
    return controller
  }

  private let windows = NSMutableArray()

  @Test func whatIsNotOverriddenIsAsInTheDocument() {
    let settings = shown(Settings(style: .grouped))
    #expect(settings.rows == ["Name", "Code", "About"])
    #expect(settings.tableView.numberOfRows(inSection: 0) == 2)
    // All rows have a cell, also those below the window.
    #expect(settings.tableView.rectForRow(at: IndexPath(row: 0, section: 1)).height == 50)
  }

  @Test func rowsAreHiddenAndAdded() {
    final class More: Settings {
      let added = Settings.cell("Log out")
      var count = 3

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? count : super.tableView(tableView, numberOfRowsInSection: section)
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath == IndexPath(row: 2, section: 0) ? added : super.tableView(tableView, cellForRowAt: indexPath)
      }
    }
    let settings = shown(More(style: .grouped))
    #expect(settings.rows == ["Name", "Code", "Log out", "About"])
    settings.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(settings.added.isSelected)
    settings.count = 1
    settings.tableView.reloadData()
    settings.tableView.layoutIfNeeded()
    #expect(settings.rows == ["Name", "About"])
    settings.count = 2
    settings.tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    settings.tableView.layoutIfNeeded()
    #expect(settings.rows == ["Name", "Code", "About"])
  }

  /// Rows that were as in the document are other ones after a change.
  @Test func anUpdateChangesRowsOfTheDocument() {
    final class Fewer: Settings {
      var hidesCode = false

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section) - (hidesCode && section == 0 ? 1 : 0)
      }
    }
    let settings = shown(Fewer(style: .grouped))
    #expect(settings.rows == ["Name", "Code", "About"])
    settings.hidesCode = true
    settings.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    settings.tableView.layoutIfNeeded()
    #expect(settings.rows == ["Name", "About"])
    #expect(settings.cells[1].superview == nil)
  }

  @Test func heightsAndTitlesAreThoseOfTheController() {
    final class Other: Settings {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
      }

      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 ? "More" : super.tableView(tableView, titleForHeaderInSection: section)
      }
    }
    let table: UITableView = shown(Other(style: .grouped)).tableView
    #expect(table.visibleCells.map(\.frame.height) == [50, 80, 50])
    let titles = table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text }
    #expect(titles.sorted() == ["ACCOUNT", "MORE"])
  }

  /// A section without rows, header and footer takes no room.
  @Test func aSectionIsHidden() {
    final class Hiding: Settings {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 0 : super.tableView(tableView, numberOfRowsInSection: section)
      }

      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

      override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? .leastNonzeroMagnitude : 20
      }
    }
    let settings = shown(Hiding(style: .grouped))
    #expect(settings.rows == ["About"])
    #expect(settings.cells[2].frame.minY == 20)
  }
}
