import Testing

@testable import UIKit

/// Tables whose rows come from a data source. Only rows in sight are made and measured.
@Suite struct SourceTableTests {
  /// Rows of one to four lines of text. Counts how often the data source is asked.
  private final class Rows: UITableViewDataSource {
    var count: Int
    private(set) var asked = 0

    init(_ count: Int) {
      self.count = count
    }

    static func text(_ row: Int) -> String {
      Array(repeating: "row \(row)", count: 1 + row % 4).joined(separator: "\n")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = Self.text(indexPath.row)
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.onPhone()
    table.registerCell(forReuseIdentifier: "row") { UITableViewCell(style: .default, reuseIdentifier: "row") }
    table.estimatedRowHeight = 60
    table.dataSource = rows
    return table
  }

  /// Rows that are shown on another screen take over its margins.
  @Test(arguments: [(320.0, 16.0), (414, 20)]) func rowsHaveTheMarginsOfTheScreenThatShowsThem(
    _ width: CGFloat, _ margin: CGFloat
  ) throws {
    let rows = Rows(3)
    let table = table(rows)
    func show(_ width: CGFloat) {
      let window = UIWindow(screen: UIScreen(size: CGSize(width: width, height: 600), scale: 2))
      table.frame = window.bounds
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    show(414 + 320 - width)
    show(width)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.textLabel?.frame.minX == margin)
    #expect(cell.screenWidth == width)
  }

  /// The height of the text plus 22 points, and a pixel for the separator.
  private func height(of row: Int) -> CGFloat {
    let label = UILabel().onPhone()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = Rows.text(row)
    label.numberOfLines = 0
    return max(44, label.intrinsicContentSize.height + 22.5)
  }

  @Test func onlyRowsInSightAreMade() {
    let rows = Rows(100_000)
    let table = table(rows)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count < 16)
    #expect(rows.asked == table.visibleCells.count)
    #expect(table.contentSize.height > 5_900_000)
  }

  @Test func rowsInSightAreAsHighAsTheirText() {
    let rows = Rows(1000)
    let table = table(rows)
    table.layoutIfNeeded()
    var y: CGFloat = 0
    for (row, cell) in table.visibleCells.enumerated() {
      #expect(cell.frame == CGRect(x: 0, y: y, width: 375, height: height(of: row)), "row \(row)")
      #expect(cell.textLabel?.isTextTruncated == false)
      y = cell.frame.maxY
    }
    #expect(y >= 667)
  }

  @Test func aJumpToTheEndMeasuresOnlyTheEnd() throws {
    let rows = Rows(100_000)
    let table = table(rows)
    table.layoutIfNeeded()
    let atStart = rows.asked
    table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    #expect(rows.asked - atStart < 40)
    #expect(table.visibleCells.count < 20)
    let last = try #require(table.cellForRow(at: IndexPath(row: 99_999, section: 0)))
    #expect(last.frame.maxY == table.contentSize.height)
  }

  @Test func rowsOutOfSightAreUsedAgain() {
    let rows = Rows(500)
    let table = table(rows)
    table.layoutIfNeeded()
    let first = Set(table.visibleCells.map { ObjectIdentifier($0) })
    table.contentOffset = CGPoint(x: 0, y: 5000)
    table.layoutIfNeeded()
    table.contentOffset = CGPoint(x: 0, y: 10_000)
    table.layoutIfNeeded()
    let shared = first.intersection(table.visibleCells.map { ObjectIdentifier($0) })
    #expect(!shared.isEmpty)
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
  }

  @Test func insertedAndDeletedRowsMoveTheOthers() throws {
    let rows = Rows(50)
    let table = table(rows)
    table.layoutIfNeeded()
    let before = table.contentSize.height
    rows.count = 52
    table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
    table.layoutIfNeeded()
    #expect(table.contentSize.height > before)
    #expect(table.visibleCells.first?.textLabel?.text == "row 0")
    rows.count = 50
    table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .automatic)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == before)
  }

  @Test func rowsGrowWithTheTextSize() {
    let rows = Rows(100)
    let table = table(rows)
    table.registerCell(forReuseIdentifier: "row") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.font = .preferredFont(forTextStyle: .body)
      cell.textLabel?.adjustsFontForContentSizeCategory = true
      return cell
    }
    table.layoutIfNeeded()
    let before = table.visibleCells.count
    table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    table.layoutIfNeeded()
    #expect(table.visibleCells.count < before)
    #expect(table.visibleCells.allSatisfy { $0.textLabel?.isTextTruncated == false })
  }

  @Test func anEmptyTableIsEmpty() {
    let rows = Rows(0)
    let table = table(rows)
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize.height == 0)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 9)) == .zero)
  }

  /// Since iOS 11 built-in details stand below their titles at accessibility sizes, and both wrap.
  @Test(arguments: [false, true]) func detailsMoveBelowTitlesAtAccessibilitySizes(rightToLeft: Bool) throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.onPhone(rightToLeft: rightToLeft)
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    for (label, text) in [(cell.textLabel, "A title of several words"), (cell.detailTextLabel, "Its detail")] {
      label?.text = text
      label?.font = .preferredFont(forTextStyle: .body, compatibleWith: table.traitCollection)
      label?.adjustsFontForContentSizeCategory = true
    }
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    let title = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(abs(title.frame.midY - detail.frame.midY) < 1)
    table.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    table.layoutIfNeeded()
    #expect(detail.frame.minY >= title.frame.maxY)
    #expect(!title.isTextTruncated && !detail.isTextTruncated)
    #expect(rightToLeft ? title.frame.maxX == detail.frame.maxX : title.frame.minX == detail.frame.minX)
    table.traitOverrides.preferredContentSizeCategory = .large
    table.layoutIfNeeded()
    #expect(title.numberOfLines == 1)
    #expect(abs(title.frame.midY - detail.frame.midY) < 1)
  }

  @Test func codeMayTieTheLabelOfACellBeforeItHasAText() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.contentView.subviews.isEmpty)
    let sign = UIView()
    sign.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(sign)
    if let label = cell.textLabel { sign.leadingAnchor.constraint(equalTo: label.trailingAnchor).isActive = true }
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.contentView.constraints.count == 1)
  }
}
