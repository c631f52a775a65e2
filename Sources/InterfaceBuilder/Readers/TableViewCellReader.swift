import UIKit

/// Reads `<tableViewCell>`.
enum TableViewCellReader: ViewReader {
  nonisolated static let attributes = """
    accessoryType detailTextLabel editingAccessoryType focusStyle hidesAccessoryWhenEditing imageView \
    indentationLevel indentationWidth reuseIdentifier rowHeight selectionStyle shouldIndentWhileEditing \
    showsReorderControl style textLabel
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UITableViewCell {
    UITableViewCell(style: style(of: properties), reuseIdentifier: properties["reuseIdentifier"])
  }

  static func adopt(_ properties: Properties, in cell: UITableViewCell) {
    cell.adopt(style: style(of: properties), reuseIdentifier: properties["reuseIdentifier"])
  }

  private static func style(of properties: Properties) -> UITableViewCell.CellStyle {
    listContent(of: properties)?["secondaryText"].map { $0.isEmpty ? .default : .subtitle }
      ?? cellStyle(properties["style"])
  }

  static func configure(_ cell: UITableViewCell, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    let list = listContent(of: properties)
    cell.hasCustomContent = properties["style"] == nil && list == nil
    cell.hasListContent = list != nil
    if let list {
      cell.builtInLabels.title.text = context.text(list, key: "text")
      cell.builtInLabels.detail?.text = context.text(list, key: "secondaryText")
    }
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
    cell.ownSeparatorInset = properties.insets("separatorInset")
  }

  private static func listContent(of properties: Properties) -> Element? {
    properties.element.child("listContentConfiguration", key: "contentConfiguration")
  }

  /// Adds the content of a cell: the document's subviews, and the configuration of the views that a built-in style has.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    guard let cell = view as? UITableViewCell else { return }
    if let element = properties.element.child(key: "contentView") {
      let builtIn = builtInViews(of: properties, in: cell, constrained: constrainedItems(of: element))
      // Subviews with an autoresizing mask are resized in relation to this frame, so it has to be set before.
      if let frame = element.storedFrame { cell.contentView.frame = frame }
      tree.fill(cell.contentView, with: tree.context.properties(of: element)) { child in
        guard let view = child.id.flatMap({ builtIn[$0] }) else { return false }
        fillBuiltIn(view, with: tree.context.properties(of: child), in: tree)
        return true
      }
    }
    cell.accessoryView = tree.part(properties, key: "accessoryView")
    cell.backgroundView = tree.part(properties, key: "backgroundView")
    cell.selectedBackgroundView = tree.part(properties, key: "selectedBackgroundView")
  }

  /// The label, detail label and image view of a cell with a built-in style, by their identifiers in the document.
  ///
  /// - Parameter constrained: the identifiers of the objects to which constraints refer. Views among them are put into
  ///   the content view at once, where others are put by the first layout, because a constraint needs a view in the
  ///   tree.
  private static func builtInViews(
    of properties: Properties, in cell: UITableViewCell, constrained: Set<String>
  ) -> [String: UIView] {
    var views: [String: UIView] = [:]
    if let id = properties["textLabel"] {
      views[id] = constrained.contains(id) ? cell.textLabel : cell.builtInLabels.title
    }
    if let id = properties["detailTextLabel"] {
      views[id] = constrained.contains(id) ? cell.detailTextLabel : cell.builtInLabels.detail
    }
    if let id = properties["imageView"], let imageView = cell.imageView {
      views[id] = imageView
      if constrained.contains(id) { cell.contentView.addSubview(imageView) }
    }
    return views
  }

  /// The identifiers of the objects to which constraints inside of an element refer.
  private static func constrainedItems(of element: Element) -> Set<String> {
    let constraints = element.descendants.filter { $0.name == "constraint" }
    return Set(constraints.flatMap { [$0["firstItem"], $0["secondItem"]].compactMap(\.self) })
  }

  private static func fillBuiltIn(_ view: UIView, with properties: Properties, in tree: ViewTreeReader) {
    if let label = view as? UILabel { LabelReader.configure(label, with: properties, in: tree) }
    if let imageView = view as? UIImageView { ImageViewReader.configure(imageView, with: properties, in: tree) }
    tree.fill(view, with: properties)
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
