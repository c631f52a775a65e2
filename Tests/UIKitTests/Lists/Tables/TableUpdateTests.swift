import Testing

@testable import UIKit

/// Changes of a table's data. Rows that stay keep their cells and heights; the data source is asked for the others.
@Suite struct TableUpdateTests {
  /// Texts in sections. The height of a row follows the number of lines of its text.
  private final class Words: UITableViewDataSource {
    var sections: [[String]]
    private(set) var asked: [String] = []

    init(_ sections: [[String]]) {
      self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let word = sections[indexPath.section][indexPath.row]
      asked.append(word)
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = word
      cell.textLabel?.numberOfLines = 0
      return cell
    }

    func forget() { asked = [] }
  }

  private func table(_ words: Words) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.onPhone()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = words
    table.layoutIfNeeded()
    words.forget()
    return table
  }

  private func shown(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func rowsThatStayAreNotAskedForAgain() {
    let words = Words([["one", "two\ntwo", "three"]])
    let table = table(words)
    let heights = table.visibleCells.map(\.frame.height)
    words.sections = [["zero", "one", "two\ntwo", "three"]]
    table.insertRows(at: [path(0, 0)], with: .automatic)
    table.layoutIfNeeded()
    #expect(words.asked == ["zero"])
    #expect(shown(table) == ["zero", "one", "two\ntwo", "three"])
    #expect(table.visibleCells.dropFirst().map(\.frame.height) == heights)
    #expect(table.contentSize.height == table.visibleCells.last?.frame.maxY)
  }

  @Test func aBatchDeletesByOldPlacesAndInsertsByNewOnes() {
    let words = Words([["a", "b", "c", "d"]])
    let table = table(words)
    words.sections = [["b", "x", "d", "y"]]
    table.performBatchUpdates {
      table.insertRows(at: [path(0, 1), path(0, 3)], with: .fade)
      table.deleteRows(at: [path(0, 0), path(0, 2)], with: .fade)
    }
    table.layoutIfNeeded()
    #expect(words.asked == ["x", "y"])
    #expect(shown(table) == ["b", "x", "d", "y"])
  }

  @Test func aReloadedRowIsMeasuredAnew() {
    let words = Words([["a", "b"]])
    let table = table(words)
    let before = table.rectForRow(at: path(0, 0)).height
    words.sections = [["a\na\na", "b"]]
    table.reloadRows(at: [path(0, 0)], with: .none)
    table.layoutIfNeeded()
    #expect(words.asked == ["a\na\na"])
    #expect(table.rectForRow(at: path(0, 0)).height > before)
  }

  @Test func sectionsComeAndGo() {
    let words = Words([["a"], ["b"]])
    let table = table(words)
    words.sections = [["new"], ["b"]]
    table.performBatchUpdates {
      table.deleteSections([0], with: .none)
      table.insertSections([0], with: .none)
    }
    table.layoutIfNeeded()
    #expect(words.asked == ["new"])
    #expect(shown(table) == ["new", "b"])
  }

  // MARK: Headers and footers

  private final class Edges: UITableViewDelegate {
    let header = "A header that is long enough to run over several lines of the table, whatever the text size is."

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let label = UILabel()
      label.text = header
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: tableView.traitCollection)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 16),
        view.contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 8),
        view.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      ])
      return view
    }
  }

  private final class Titled: UITableViewDataSource {
    let title = "A title that is long enough to run over several lines of a table that is not very wide"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func headersAndFootersAreAsHighAsTheirText(category: UIContentSizeCategory) throws {
    let rows = Titled()
    let edges = Edges()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
    table.onPhone(category: category)
    table.delegate = edges
    table.dataSource = rows
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let footer = try #require(table.footerView(forSection: 0))
    #expect(header.frame.minY == 0)
    #expect(header.textLabel?.isTextTruncated == false)
    #expect(table.cellForRow(at: path(0, 0))?.frame.minY == header.frame.maxY)
    #expect(table.cellForRow(at: path(0, 1))?.frame.maxY == footer.frame.minY)
    #expect(footer.frame.maxY == table.contentSize.height)
    let label = try #require(footer.contentView.subviews.first as? UILabel)
    #expect(!label.isTextTruncated)
    #expect(footer.frame.height == label.frame.height + 16)
  }

  @Test func headersAndFootersGrowWithTheText() throws {
    let rows = Titled()
    let edges = Edges()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
    table.onPhone()
    table.delegate = edges
    table.dataSource = rows
    table.layoutIfNeeded()
    let before = try #require(table.footerView(forSection: 0)).frame.height
    table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    table.layoutIfNeeded()
    #expect(try #require(table.footerView(forSection: 0)).frame.height > before * 1.5)
  }
}
