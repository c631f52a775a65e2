import UIKit

/// Reads `<tableView>` with its prototype cells or static sections.
enum TableViewReader: ViewReader {
  nonisolated static let attributes = """
    allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing \
    contentViewInsetsToSafeArea dataMode estimatedRowHeight estimatedSectionFooterHeight \
    estimatedSectionHeaderHeight rowHeight sectionFooterHeight sectionHeaderHeight separatorInsetReference \
    separatorStyle showsSelectionImmediatelyOnTouchBegin style
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UITableView {
    UITableView(frame: .zero, style: tableStyle(properties["style"]))
  }

  static func adopt(_ properties: Properties, in table: UITableView) { table.style = tableStyle(properties["style"]) }

  static func configure(_ table: UITableView, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    ScrollViewReader.apply(properties, to: table)
    table.rowHeight = properties.finite("rowHeight") ?? UITableView.automaticDimension
    if let height = properties.finite("estimatedRowHeight") { table.estimatedRowHeight = height }
    table.sectionHeaderHeight = properties.finite("sectionHeaderHeight") ?? UITableView.automaticDimension
    table.sectionFooterHeight = properties.finite("sectionFooterHeight") ?? UITableView.automaticDimension
    switch properties["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: table.separatorStyle = .singleLine
    }
    table.separatorColor = context.colors.color(properties.child(key: "separatorColor"))
    if let inset = properties.insets("separatorInset") { table.separatorInset = inset }
    if let selection = properties["allowsSelection"] { table.allowsSelection = selection == "YES" }
  }

  /// Adds the prototype cells or static sections, and the header, footer and background views. If the app's code
  /// provides the data source, prototype cells are only registered, not shown.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    guard let table = view as? UITableView else { return }
    let context = tree.context
    table.tableHeaderView = tree.part(properties, key: "tableHeaderView")
    table.tableFooterView = tree.part(properties, key: "tableFooterView")
    table.backgroundView = tree.part(properties, key: "backgroundView")
    if let prototypes = properties.child("prototypes") {
      registerCells(of: prototypes, in: table, tree)
      guard !context.hasOwnDataSource(properties.element) else { return }
      let cells = cells(of: prototypes, in: tree)
      if context.hasAutomaticRows(properties.element) {
        table.rowHeight = UITableView.automaticDimension
        for cell in cells { cell.statedRowHeight = nil }
      }
      table.setPrototypeCells(cells)
    } else if let sections = properties.child("sections") {
      table.setStaticSections(
        sections.children.filter { $0.name == "tableViewSection" }.map { section in
          UITableViewStaticSection(
            headerTitle: context.text(section, key: "headerTitle"),
            footerTitle: context.text(section, key: "footerTitle"),
            cells: section.child("cells").map { cells(of: $0, in: tree) } ?? [])
        })
    }
  }

  /// Registers the prototype cells with the table, so that the app's code can dequeue cells by reuse identifier. Each
  /// dequeued cell is made from its element.
  private static func registerCells(of list: Element, in table: UITableView, _ tree: ViewTreeReader) {
    guard tree.context.hasOwnClasses else { return }
    for element in list.children where element.name == "tableViewCell" {
      guard let identifier = element["reuseIdentifier"] else { continue }
      let source = tree.context.reuseSource
      table.registerCell(forReuseIdentifier: identifier) {
        source.load(element) as? UITableViewCell
          ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
    }
  }

  private static func cells(of list: Element, in tree: ViewTreeReader) -> [UITableViewCell] {
    list.children.compactMap { $0.name == "tableViewCell" ? tree.view(from: $0) as? UITableViewCell : nil }
  }

  private static func tableStyle(_ name: String?) -> UITableView.Style {
    switch name {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
