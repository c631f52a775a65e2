/// Where a colour that a document names was found.
nonisolated public enum ResourcePlace: Hashable, Sendable {
  /// In an asset catalog near the document.
  case catalog
  /// Only in the document, as a copy from the time when it was saved. The catalogs near the document may have other
  /// colours, or none.
  case copy(catalogsHaveOthers: Bool)
  /// Neither in the document nor in a catalog near the document.
  case nowhere
}

nonisolated extension InterfaceDocument {
  /// Where a colour that elements name is found.
  public func place(ofColorNamed name: String) -> ResourcePlace {
    let isInCatalog = assets.hasColor(named: name)
    if isInCatalog == true { return .catalog }
    return resources.namedColors[name] == nil ? .nowhere : .copy(catalogsHaveOthers: isInCatalog == false)
  }

  /// PostScript names of the project's own fonts that the document names, as Interface Builder lists them.
  public var ownFonts: Set<String> {
    guard let fonts = root.child("customFonts") else { return [] }
    return Set(fonts.descendants.filter { $0.name == "string" }.map(\.text))
  }
}
