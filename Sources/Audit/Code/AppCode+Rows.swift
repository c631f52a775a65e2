import InterfaceBuilder

extension InterfaceDocument {
  /// The document with what the app’s sources say about its layout: which rows are as high as their content.
  public func knowing(_ code: AppCode) -> InterfaceDocument {
    var document = self
    document.tablesWithAutomaticRows = code.tablesWithAutomaticRows(in: self)
    return document
  }
}

/// The rows of tables whose height follows their content.
nonisolated extension AppCode {
  /// The tables of a document whose prototype cells are as high as their content asks for.
  ///
  /// On a device the height that Interface Builder shows for a prototype does not count: the height of the table’s rows
  /// does, and the delegate’s `tableView(_:heightForRowAt:)`. If neither states a height, a row has the height of its
  /// content:
  /// [Self-sizing table view cells](https://developer.apple.com/documentation/uikit/uitableview/automaticdimension).
  /// A table counts if a class around it in the document gives it cells, and if no such class decides heights in another
  /// way.
  func tablesWithAutomaticRows(in document: InterfaceDocument) -> Set<String> {
    guard !isEmpty else { return [] }
    return document.root.descendants.reduce(into: []) { tables, table in
      guard table.name == "tableView", table.children.contains(where: { $0.name == "prototypes" }), let id = table.id,
        hasAutomaticRows(table)
      else { return }
      tables.insert(id)
    }
  }

  private func hasAutomaticRows(_ table: Element) -> Bool {
    let names = Self.classes(around: table)
    func mention(_ words: Set<String>) -> Bool { names.contains { mentions(words, in: $0) == true } }
    guard mention(["cellForRowAt", "cellForRowAtIndexPath"]), !mention(["heightForRowAt", "heightForRowAtIndexPath"])
    else { return false }
    if mention(["rowHeight", "setRowHeight"]) {
      return mention(["automaticDimension", "UITableViewAutomaticDimension"])
    }
    return (table["rowHeight"].flatMap(Double.init) ?? -1) < 0
  }

  /// The classes of the app that may be the delegate of a table: its own, those of the views around it, and those of the
  /// controllers and other objects of its scene.
  private static func classes(around table: Element) -> Set<String> {
    var names: Set<String> = []
    for element in sequence(first: table, next: \.parent) {
      if let name = element["customClass"] { names.insert(name) }
      if element.name == "objects" { names.formUnion(element.children.compactMap { $0["customClass"] }) }
    }
    return names
  }
}
