import Testing

@testable import InterfaceBuilder
@testable import UIKit

/// Rows of documents as Interface Builder's canvas of each era places them.
@Suite struct CanvasTableTests {
  private func table(
    _ style: UITableView.Style = .plain, tools: Int, scale: CGFloat = 2, width: CGFloat = 414,
    rightToLeft: Bool = false
  ) -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 800), style: style)
      .asSaved(by: tools, scale: scale, rightToLeft: rightToLeft)
  }

  /// A cell as on a screen of a width.
  private func cell(_ style: UITableViewCell.CellStyle = .default, screen: CGFloat = 414) -> UITableViewCell {
    UIScreen(size: CGSize(width: screen, height: 800), scale: 2).performAsMain {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.builtInLabels.title.text = "Title"
      cell.builtInLabels.detail?.text = "Detail"
      return cell
    }
  }

  private func customCell(screen: CGFloat = 414) -> UITableViewCell {
    let cell = cell(screen: screen)
    cell.textLabel?.text = nil
    cell.hasCustomContent = true
    return cell
  }

  @Test(arguments: [
    (14113, CGFloat(22)), (14800, 28), (18122, 24.5), (19529, 44.5), (21225, 50), (24127, 50),
  ]) func thePlainPrototypesBeginByEra(tools: Int, y: CGFloat) {
    let table = table(tools: tools)
    table.sectionHeaderHeight = 22
    let first = cell()
    let second = cell()
    table.setPrototypeCells([first, second])
    table.layoutIfNeeded()
    #expect(first.frame.minY == y)
    #expect(second.frame.minY == first.frame.maxY)
    #expect(first.frame.width == 414)
  }

  @Test(arguments: [
    (13000, CGFloat(55.5), CGFloat(55.5)), (17156, 55.5, 55.5), (19142, 55.5, 38), (19150, 49.5, 32), (21701, 55.5, 38),
    (24128, 55.5, 38),
  ]) func groupedPrototypesBeginByEraAndLargeTitle(tools: Int, y: CGFloat, belowTitle: CGFloat) {
    let table = table(.grouped, tools: tools)
    let first = cell()
    table.setPrototypeCells([first])
    table.layoutIfNeeded()
    #expect(first.frame.minY == y)
    table.startsBelowLargeTitle = true
    table.layoutIfNeeded()
    #expect(first.frame.minY == belowTitle)
  }

  @Test func sectionsOfPlainTablesAreAFooterAndAHeaderApartSinceXcode14() {
    let table = table(tools: 23504)
    let cells = [cell(), cell()]
    table.setStaticSections(cells.map { UITableViewStaticSection(headerTitle: "Title", cells: [$0]) })
    table.layoutIfNeeded()
    #expect(cells[0].frame.minY == 50)
    #expect(cells[1].frame.minY - cells[0].frame.maxY == 78)
  }

  /// A further line of a group's header adds 18 points, one of a footer as much as its text.
  @Test(arguments: [(20037, CGFloat(0), CGFloat(0)), (21701, 18, 16)])
  func titlesOfSeveralLinesMoveGroupsSinceXcode14(tools: Int, header: CGFloat, footer: CGFloat) {
    let long = "Data and open pages go away as soon as the app is closed or left alone"
    func gap(header: String, footer: String) -> CGFloat {
      let table = table(.insetGrouped, tools: tools)
      let cells = [cell(), cell()]
      table.setStaticSections([
        UITableViewStaticSection(footerTitle: footer, cells: [cells[0]]),
        UITableViewStaticSection(headerTitle: header, cells: [cells[1]]),
      ])
      table.layoutIfNeeded()
      return cells[1].frame.minY - cells[0].frame.maxY
    }
    let short = gap(header: "Pets", footer: "Cats")
    #expect(gap(header: long, footer: "Cats") - short == header)
    #expect(abs(gap(header: "Pets", footer: long) - short - footer) <= 0.5)
  }

  /// Places stored for tables whose sections state 10 points around them.
  @Test(arguments: [(7531, CGFloat(55.5), CGFloat(48)), (8121, 50, 43), (10117, 50, 43), (11198, 55.5, 48)])
  func titlesOfGroupsWereLowerInXcode7(tools: Int, first: CGFloat, gap: CGFloat) {
    let table = table(.grouped, tools: tools)
    table.sectionHeaderHeight = 10
    table.sectionFooterHeight = 10
    let cells = [cell(), cell()]
    table.setStaticSections(cells.map { UITableViewStaticSection(headerTitle: "Title", cells: [$0]) })
    table.layoutIfNeeded()
    #expect(cells[0].frame.minY == first)
    #expect(cells[1].frame.minY - cells[0].frame.maxY == gap)
  }

  @Test(
    arguments: [(10117, 2, 0), (16097, 2, 7.5), (17156, 3, 7.33), (24128, 2, 7.5)] as [(Int, CGFloat, CGFloat)])
  func aTitleIsHigherWhereItsGroupHasAFooter(tools: Int, scale: CGFloat, more: CGFloat) {
    func gap(footer: String?) -> CGFloat {
      let table = table(.grouped, tools: tools, scale: scale)
      let cells = [cell(), cell()]
      table.setStaticSections([
        UITableViewStaticSection(cells: [cells[0]]),
        UITableViewStaticSection(headerTitle: "Title", footerTitle: footer, cells: [cells[1]]),
      ])
      table.layoutIfNeeded()
      return cells[1].frame.minY - cells[0].frame.maxY
    }
    #expect(abs(gap(footer: "Words") - gap(footer: nil) - more) < 0.01)
  }

  /// The second row begins below the table's end.
  @Test(arguments: [(17156, CGFloat(31), CGFloat(31)), (23504, 30.5, 18.5)])
  func signsOfRowsBelowTheVisiblePartStandCloserToTheEdge(tools: Int, visible: CGFloat, hidden: CGFloat) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 120), style: .plain).asSaved(by: tools)
    let cells = [customCell(), customCell()]
    for cell in cells {
      cell.accessoryType = .disclosureIndicator
      cell.statedRowHeight = 100
    }
    table.setStaticSections([UITableViewStaticSection(cells: cells)])
    table.layoutIfNeeded()
    #expect(cells.map { 414 - $0.contentView.frame.width } == [visible, hidden])
  }

  @Test(arguments: [(16097, CGFloat(320), CGFloat(27)), (16097, 414, 31), (21507, 374, 30.5)])
  func signsOfCellsOnTheirOwnFollowTheirWidth(tools: Int, width: CGFloat, taken: CGFloat) {
    let cell = customCell()
    cell.accessoryType = .disclosureIndicator
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.asSaved(by: tools)
    cell.layoutIfNeeded()
    #expect(width - cell.contentView.frame.width == taken)
  }

  @Test(arguments: [
    (21701, "retina5_9", CGFloat(16)), (22505, "retina5_9", 20), (22505, "retina4_7", 16), (22684, "retina5_9", 16),
  ]) func rowsOfOneXcodeHaveWideMarginsOnOneDevice(tools: Int, device: String, margin: CGFloat) {
    let policy = CanvasPolicy(of: XcodeVersion(build: tools)).layout(textSize: .large, device: device)
    #expect(policy.cells.leadingMargin.value(forWidth: 375) == margin)
    #expect(policy.tables.groupInset.value(forWidth: 375) == margin)
  }

  @Test(arguments: [(14113, CGFloat(0)), (17156, 28), (20037, 22.5), (22505, 28)])
  func theTablesFooterViewStandsBelowTheLastSectionsFooter(tools: Int, distance: CGFloat) throws {
    let table = table(tools: tools)
    let cell = cell()
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(try #require(table.tableFooterView).frame.minY - cell.frame.maxY == distance)
  }

  /// Rows are in content that scrolls, so rows below the visible part have the same margins as all others.
  @Test func rowsThatPreserveMarginsAreEquallyHigh() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 200), style: .plain)
      .asSaved(by: 21507, onCanvas: false)
    let cells = (0..<12).map { _ in customCell() }
    for cell in cells {
      cell.preservesSuperviewLayoutMargins = true
      cell.contentView.preservesSuperviewLayoutMargins = true
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.heightAnchor.constraint(equalToConstant: 40),
        content.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
      ])
    }
    table.setStaticSections([UITableViewStaticSection(cells: cells)])
    table.layoutIfNeeded()
    #expect(Set(cells.map(\.frame.height)) == [62.5])
  }

  @Test(arguments: [
    (14113, CGFloat(375), CGFloat(320), CGFloat(16)), (15400, 375, 320, 15), (15400, 375, 440, 15),
    (14460, 375, 600, 20), (17701, 375, 600, 16), (19455, 414, 363, 20),
    (21701, 375, 320, 16), (17701, 414, 320, 16), (17701, 414, 414, 20), (22505, 414, 393, 20),
  ]) func cellsOnTheirOwnHaveMarginsByTheirWidth(tools: Int, screen: CGFloat, width: CGFloat, side: CGFloat) {
    let cell = customCell(screen: screen)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.asSaved(by: tools)
    #expect(cell.contentView.layoutMargins.left == side)
  }

  @Test func sectionsAreApartByFooterAndTitle() {
    let table = table(.grouped, tools: 17156)
    table.sectionHeaderHeight = 18
    table.sectionFooterHeight = 18
    let cells = [cell(), cell(), cell()]
    table.setStaticSections([
      UITableViewStaticSection(headerTitle: "One", cells: [cells[0]]),
      UITableViewStaticSection(headerTitle: "Two", cells: [cells[1]]), UITableViewStaticSection(cells: [cells[2]]),
    ])
    table.layoutIfNeeded()
    #expect(cells[0].frame.minY == 55.5)
    #expect(cells[1].frame.minY - cells[0].frame.maxY == 56)
    #expect(cells[2].frame.minY - cells[1].frame.maxY == 36)
  }

  /// Places stored for sections with a footer between empty titles.
  @Test(arguments: [(14113, CGFloat(35), CGFloat(48)), (17156, 39.5, 59.5)])
  func emptyTitlesKeepSomeRoomSinceXcode11(tools: Int, first: CGFloat, gap: CGFloat) {
    let table = table(.grouped, tools: tools)
    table.sectionHeaderHeight = 18
    table.sectionFooterHeight = 18
    let cells = [cell(), cell()]
    table.setStaticSections([
      UITableViewStaticSection(headerTitle: "", footerTitle: "Words", cells: [cells[0]]),
      UITableViewStaticSection(headerTitle: "", cells: [cells[1]]),
    ])
    table.layoutIfNeeded()
    #expect(cells[0].frame.minY == first)
    #expect(cells[1].frame.minY - cells[0].frame.maxY == gap)
  }

  @Test func statedHeightsWin() {
    let table = table(tools: 17156)
    table.rowHeight = 60
    let own = cell()
    own.statedRowHeight = 71
    let other = cell()
    table.setPrototypeCells([own, other])
    table.layoutIfNeeded()
    #expect(own.frame.height == 71)
    #expect(other.frame.height == 60)
  }

  @Test(arguments: [(14113, 44.0, 44.0, 44.0), (17156, 43.5, 44, 44), (19529, 43.5, 43.5, 43.5)])
  func automaticRowsWithoutMuchContent(tools: Int, prototype: Double, builtIn: Double, custom: Double) {
    let prototypes = table(tools: tools)
    let first = cell()
    prototypes.setPrototypeCells([first])
    prototypes.layoutIfNeeded()
    #expect(Double(first.frame.height) == prototype)
    let rows = table(tools: tools)
    let cells = [cell(), customCell()]
    rows.setStaticSections([UITableViewStaticSection(cells: cells)])
    rows.layoutIfNeeded()
    #expect(Double(cells[0].frame.height) == builtIn)
    #expect(Double(cells[1].frame.height) == custom)
  }

  /// Static rows are squeezed on the canvas and grow in a running app.
  @Test func theCanvasSqueezesStaticRowsUntilXcode13() {
    let newer = table(tools: 19529)
    let table = table(tools: 17156)
    let cell = customCell()
    let tall = UIView()
    tall.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(tall)
    NSLayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      tall.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      tall.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      tall.heightAnchor.constraint(greaterThanOrEqualToConstant: 100),
    ])
    table.setStaticSections([UITableViewStaticSection(cells: [cell])])
    table.layoutIfNeeded()
    #expect(cell.frame.height == 44)
    table.asSaved(by: 17156, onCanvas: false)
    table.layoutIfNeeded()
    #expect(cell.frame.height == 100.5)
    newer.setStaticSections([UITableViewStaticSection(cells: [cell])])
    newer.layoutIfNeeded()
    #expect(cell.frame.height == 100.5)
  }

  @Test(arguments: [(12000, CGFloat(43.5)), (14113, 43.5), (10117, 43), (14800, 44)])
  func theContentViewLeavesTheLine(tools: Int, height: CGFloat) {
    let table = table(tools: tools)
    let cell = cell()
    cell.statedRowHeight = 44
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.height == height)
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.height == 44)
  }

  @Test(arguments: [
    (12000, CGFloat(375), CGFloat(33)), (13196, 375, 33), (14113, 375, 34), (17156, 414, 31), (17156, 375, 27),
    (18122, 414, 29.5), (19529, 414, 28.5), (21507, 414, 30.5),
  ]) func aDisclosureIndicatorNarrowsTheContentView(tools: Int, width: CGFloat, taken: CGFloat) {
    for rightToLeft in [false, true] {
      let table = table(tools: tools, width: width, rightToLeft: rightToLeft)
      let cell = cell(screen: width)
      cell.accessoryType = .disclosureIndicator
      table.setPrototypeCells([cell])
      table.layoutIfNeeded()
      #expect(cell.contentView.frame.width == width - taken)
      #expect(cell.contentView.frame.minX == (rightToLeft ? taken : 0))
    }
  }

  @Test(arguments: [
    (17156, UITableViewCell.AccessoryType.checkmark, CGFloat(375), CGFloat(40)), (21701, .checkmark, 414, 44),
    (14113, .checkmark, 414, 32), (19529, .detailDisclosureButton, 414, 57),
    (21701, .detailDisclosureButton, 414, 62.5),
  ])
  func signsNarrowTheContentView(tools: Int, type: UITableViewCell.AccessoryType, width: CGFloat, taken: CGFloat) {
    let table = table(tools: tools, width: width)
    let cell = cell(screen: width)
    cell.accessoryType = type
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == width - taken)
  }

  /// 55.5 points: a line of 20.5, one of 14.5, 20 around them and a pixel.
  @Test(arguments: [(21701, CGFloat(43.5)), (22505, 55.5), (24127, 55.5)])
  func staticSubtitlesDecideTheHeightOfTheirRowSinceXcode15(tools: Int, height: CGFloat) {
    let table = table(tools: tools)
    let cells = [cell(.subtitle), cell(.subtitle)]
    for cell in cells {
      cell.textLabel?.font = .systemFont(ofSize: 17)
      cell.detailTextLabel?.font = .systemFont(ofSize: 12)
    }
    cells[1].detailTextLabel?.text = ""
    table.setStaticSections([UITableViewStaticSection(cells: cells)])
    table.layoutIfNeeded()
    #expect(cells.map(\.frame.height) == [height, height])
  }

  /// Two labels between the edges of a row: either may take what the row has more than they need.
  @Test(arguments: [(CGFloat?.none, true), (100, false)])
  func whatARowHasForItsLineIsNoAmbiguity(stated: CGFloat?, isSmall: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 800), style: .plain)
      .asSaved(by: 22505, onCanvas: false)
    let cell = customCell()
    cell.statedRowHeight = stated
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
      return label
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 20),
      labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor),
      labels[1].bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    table.setStaticSections([UITableViewStaticSection(cells: [cell])])
    table.layoutIfNeeded()
    let open = table.layoutDiagnosis.ambiguousViews
    #expect(!open.isEmpty)
    #expect(open.outsideSlackOfRows.count == (isSmall ? 0 : open.count))
  }

  /// Rows with a view of 60 points: the line below belongs to the row's height.
  @Test func rowsWithoutSeparatorsAreAPixelLowerOrHigher() {
    for (style, empty, filled) in [(UITableViewCell.SeparatorStyle.singleLine, 43.5, 60.5), (.none, 44, 60)] {
      let table = table(tools: 22505)
      table.separatorStyle = style
      let cells = [cell(), customCell()]
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      cells[1].contentView.addSubview(content)
      NSLayoutConstraint.activate([
        content.heightAnchor.constraint(equalToConstant: 60),
        content.topAnchor.constraint(equalTo: cells[1].contentView.topAnchor),
        content.bottomAnchor.constraint(equalTo: cells[1].contentView.bottomAnchor),
      ])
      table.setStaticSections([UITableViewStaticSection(cells: cells)])
      table.layoutIfNeeded()
      #expect(cells.map(\.frame.height) == [CGFloat(empty), CGFloat(filled)])
    }
  }

  @Test(arguments: [(UITableView.Style.grouped, CGFloat(44)), (.insetGrouped, 43.5)])
  func insetRowsLeaveTheLineOutBeforeXcode13(style: UITableView.Style, height: CGFloat) {
    let table = table(style, tools: 17156)
    let cell = customCell()
    table.setStaticSections([UITableViewStaticSection(cells: [cell])])
    table.layoutIfNeeded()
    #expect(cell.frame.height == height)
  }

  @Test(arguments: [(23504, CGFloat(43.5)), (24127, 51)])
  func rowsAreHigherSinceXcode26(tools: Int, height: CGFloat) {
    let table = table(tools: tools)
    let cells = [cell(), cell()]
    table.setStaticSections([UITableViewStaticSection(cells: cells)])
    table.layoutIfNeeded()
    #expect(cells.map(\.frame.height) == [height, height])
  }

  @Test(arguments: [(12000, CGFloat(375), CGFloat(15)), (17156, 375, 16), (17156, 414, 20)])
  func aBasicTitleFillsTheRowBetweenItsMargins(tools: Int, width: CGFloat, margin: CGFloat) throws {
    let table = table(tools: tools, width: width)
    let cell = cell(screen: width)
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    let label = try #require(cell.textLabel)
    #expect(
      label.frame == CGRect(x: margin, y: 0, width: width - 2 * margin, height: cell.contentView.bounds.height))
  }

  @Test func aRightDetailStandsAtBothEdges() throws {
    let plain = table(tools: 17156)
    let mirrored = table(tools: 17156, rightToLeft: true)
    let cells = [cell(.value1), cell(.value1)]
    plain.setPrototypeCells([cells[0]])
    mirrored.setPrototypeCells([cells[1]])
    for table in [plain, mirrored] { table.layoutIfNeeded() }
    let title = try #require(cells[0].textLabel).frame
    let detail = try #require(cells[0].detailTextLabel).frame
    #expect(title.minX == 20)
    #expect(detail.maxX == 394)
    #expect(title.minY == 12 && detail.minY == 12)
    #expect(try #require(cells[1].textLabel).frame == cells[1].contentView.mirrored(title))
    #expect(try #require(cells[1].detailTextLabel).frame == cells[1].contentView.mirrored(detail))
  }

  /// Positions stored for rows of these heights.
  @Test(
    arguments: [
      (CGFloat(44), CGFloat(5), CGFloat(25.5)), (50, 8, 28.5), (55.5, 10, 31.5), (67, 13, 36.5), (70, 15, 38.5),
    ])
  func aSubtitleStandsBelowItsTitle(height: CGFloat, titleY: CGFloat, detailY: CGFloat) throws {
    let table = table(tools: 17156)
    let cell = cell(.subtitle)
    cell.statedRowHeight = height
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(try #require(cell.textLabel).frame.minY == titleY)
    #expect(try #require(cell.detailTextLabel).frame.minY == detailY)
  }

  /// Heights and positions stored for titles of 12 and 17 points, in rows that size themselves.
  @Test(arguments: [(CGFloat(12), CGFloat(11), CGFloat(43.5), CGFloat(6), CGFloat(22.5)), (17, 12, 55.5, 10, 31.5)])
  func smallTitlesHaveLessRoomAroundThem(
    title: CGFloat, detail: CGFloat, height: CGFloat, titleY: CGFloat, detailY: CGFloat
  ) throws {
    let table = table(tools: 23504)
    let cell = cell(.subtitle)
    cell.textLabel?.font = .systemFont(ofSize: title)
    cell.detailTextLabel?.font = .systemFont(ofSize: detail)
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(cell.frame.height == height)
    #expect(try #require(cell.textLabel).frame.minY == titleY)
    #expect(try #require(cell.detailTextLabel).frame.minY == detailY)
  }

  @Test func emptyDetailsKeepTheRoomOfTheWordThatTheCanvasShows() throws {
    let table = table(tools: 17156)
    let cell = cell(.value1)
    cell.builtInLabels.detail?.text = ""
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(try #require(cell.builtInLabels.detail).frame.width > 40)
    table.asSaved(by: 17156, onCanvas: false)
    table.layoutIfNeeded()
    #expect(cell.builtInLabels.detail?.superview == nil)
  }

  @Test func headersAndFootersOfTheTableKeepTheirHeight() {
    let table = table(tools: 17156)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let cell = cell()
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 414, height: 70))
    #expect(cell.frame.minY == 98)
    #expect(table.tableFooterView?.frame.minY == cell.frame.maxY + 28)
    #expect(table.contentSize.height == cell.frame.maxY + 28 + 30)
  }

  @Test func contentMarginsFollowTheScreenAndTheEra() {
    let old = cell(screen: 375)
    old.asSaved(by: 12000)
    #expect(old.contentView.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    let new = cell(screen: 414)
    new.frame.size.width = 414
    new.asSaved(by: 17156)
    #expect(new.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    new.accessoryType = .disclosureIndicator
    #expect(new.contentView.layoutMargins.right == 8)
    new.asSaved(by: 24127)
    #expect(new.contentView.layoutMargins == UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 8))
  }

  @Test(arguments: [(12121, CGFloat(0)), (17701, 11), (21507, 11)])
  func marginsThatAContentViewStatesAreAtLeastTheSystemsSinceXcode11(tools: Int, top: CGFloat) {
    let table = table(tools: tools)
    let cell = customCell()
    cell.contentView.layoutMargins = .zero
    table.setPrototypeCells([cell])
    table.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins.top == top)
    #expect((cell.contentView.layoutMargins.left > 0) == (top > 0))
  }
}
