import UIKit

/// Reads `<tableView>` with its rows.
enum TableViewReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let context = tree.context
    let table = UITableView(frame: .zero, style: Self.tableStyle(properties["style"]))
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
    return table
  }

  /// Rows of the document, and the views above, below and behind them.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    guard let table = view as? UITableView else { return }
    let context = tree.context
    table.tableHeaderView = tree.part(properties, key: "tableHeaderView")
    table.tableFooterView = tree.part(properties, key: "tableFooterView")
    table.backgroundView = tree.part(properties, key: "backgroundView")
    if let prototypes = properties.child("prototypes") {
      table.setPrototypeCells(cells(of: prototypes, in: tree))
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
