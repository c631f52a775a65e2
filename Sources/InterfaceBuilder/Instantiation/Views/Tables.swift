import UIKit

extension SceneInstantiator {
  func makeTableView(_ properties: Properties) -> UIView {
    let table = UITableView(frame: .zero, style: Self.tableStyle(properties["style"]))
    applyScrollProperties(properties, to: table)
    table.rowHeight = properties.finite("rowHeight") ?? UITableView.automaticDimension
    if let height = properties.finite("estimatedRowHeight") { table.estimatedRowHeight = height }
    table.sectionHeaderHeight = properties.finite("sectionHeaderHeight") ?? UITableView.automaticDimension
    table.sectionFooterHeight = properties.finite("sectionFooterHeight") ?? UITableView.automaticDimension
    switch properties["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: table.separatorStyle = .singleLine
    }
    table.separatorColor = colors.color(properties.child(key: "separatorColor"))
    if let inset = insets(properties, key: "separatorInset") { table.separatorInset = inset }
    if let selection = properties["allowsSelection"] { table.allowsSelection = selection == "YES" }
    return table
  }

  /// Rows of the document, and the views above, below and behind them.
  func addTableParts(_ properties: Properties, to table: UITableView) {
    table.tableHeaderView = part(properties, key: "tableHeaderView")
    table.tableFooterView = part(properties, key: "tableFooterView")
    table.backgroundView = part(properties, key: "backgroundView")
    if let prototypes = properties.child("prototypes") {
      table.setPrototypeCells(cells(of: prototypes))
    } else if let sections = properties.child("sections") {
      table.setStaticSections(
        sections.children.filter { $0.name == "tableViewSection" }.map { section in
          UITableViewStaticSection(
            headerTitle: localized(section, "headerTitle") ?? section.string("headerTitle"),
            footerTitle: localized(section, "footerTitle") ?? section.string("footerTitle"),
            cells: section.child("cells").map(cells) ?? [])
        })
    }
  }

  private func cells(of list: Element) -> [UITableViewCell] {
    list.children.compactMap { $0.name == "tableViewCell" ? makeView($0) as? UITableViewCell : nil }
  }

  func makeTableViewCell(_ properties: Properties) -> UIView {
    let cell =
      classes.makeView(properties["customClass"]) as? UITableViewCell
      ?? UITableViewCell(style: Self.cellStyle(properties["style"]), reuseIdentifier: properties["reuseIdentifier"])
    cell.hasCustomContent = properties["style"] == nil
    cell.statedRowHeight = properties.finite("rowHeight").map { CGFloat($0) }
    switch properties["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: cell.accessoryType = .none
    }
    cell.selectionStyle = properties["selectionStyle"] == "none" ? .none : .default
    cell.indentationLevel = properties.int("indentationLevel") ?? 0
    cell.indentationWidth = properties.finite("indentationWidth") ?? 10
    cell.separatorInset = insets(properties, key: "separatorInset")
    return cell
  }

  /// The content of a cell: views of its own, or those of a built-in style.
  func addCellParts(_ properties: Properties, to cell: UITableViewCell) {
    if let element = properties.element.child(key: "contentView") {
      let builtIn = builtInViews(of: properties, in: cell)
      // Views in it that follow its size by their masks are stored for this one.
      if let frame = storedFrame(element) { cell.contentView.frame = frame }
      fill(cell.contentView, with: Properties(element, traits: traits)) { child in
        guard let view = child.id.flatMap({ builtIn[$0] }) else { return false }
        self.fillBuiltIn(view, with: Properties(child, traits: self.traits))
        return true
      }
    }
    cell.accessoryView = part(properties, key: "accessoryView")
    cell.backgroundView = part(properties, key: "backgroundView")
    cell.selectedBackgroundView = part(properties, key: "selectedBackgroundView")
  }

  /// The views that a cell makes itself, by the identifiers that the document gives them.
  private func builtInViews(of properties: Properties, in cell: UITableViewCell) -> [String: UIView] {
    var views: [String: UIView] = [:]
    for (attribute, view) in [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel), ("imageView", cell.imageView),
    ] as [(String, UIView?)] {
      if let id = properties[attribute], let view { views[id] = view }
    }
    return views
  }

  private func fillBuiltIn(_ view: UIView, with properties: Properties) {
    if let label = view as? UILabel { configure(label, with: properties) }
    if let imageView = view as? UIImageView { configure(imageView, with: properties) }
    fill(view, with: properties)
  }

  /// A view in a property of another one.
  func part(_ properties: Properties, key: String) -> UIView? {
    properties.element.child(key: key).flatMap { ObjectKind.isView($0) ? makeView($0) : nil }
  }

  private static func tableStyle(_ name: String?) -> UITableView.Style {
    switch name {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  private static func cellStyle(_ name: String?) -> UITableViewCell.CellStyle {
    switch name {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}
