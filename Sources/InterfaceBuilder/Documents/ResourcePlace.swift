/// Where a colour that a document names was found.
nonisolated public enum ResourcePlace: Hashable, Sendable {
  /// In an asset catalog of the document's project.
  case catalog
  /// Only in the document, as the copy that Interface Builder stored when the document was saved.
  /// `catalogsHaveOthers` says whether the catalogs near the document have other colours.
  case copy(catalogsHaveOthers: Bool)
  /// Neither in the document nor in an asset catalog of its project.
  case nowhere
}

nonisolated extension InterfaceDocument {
  /// Where the colour with a name is found: in a catalog, only in the document, or nowhere.
  public func place(ofColorNamed name: String) -> ResourcePlace {
    let isInCatalog = assets.hasColor(named: name)
    if isInCatalog == true { return .catalog }
    return resources.namedColors[name] == nil ? .nowhere : .copy(catalogsHaveOthers: isInCatalog == false)
  }

  /// The PostScript names of the custom fonts that the document uses, as Interface Builder lists them in
  /// `<customFonts>`.
  public var ownFonts: Set<String> {
    guard let fonts = root.child("customFonts") else { return [] }
    return Set(fonts.descendants.filter { $0.name == "string" }.map(\.text))
  }
}
