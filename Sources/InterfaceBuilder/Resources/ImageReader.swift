import UIKit

/// Finds the images to which elements refer by name.
nonisolated struct ImageReader {
  let resources: DocumentResources
  let catalog: AssetCatalog?
  let traits: UITraitCollection
  /// Whether symbols that are configured with a text style have the size of this style at the text size Large, whatever
  /// the text size of the traits is.
  ///
  /// The canvases that show text styles at Extra Small draw symbols this way.
  var symbolsStayAtLarge = false
  /// Called with the element and the image's name if an image is not found or its file cannot be read.
  let missing: (Element, String) -> Void

  /// The image in a property of an element; nil if there is none. The property is an attribute with the image's name,
  /// or an `<imageReference>` child.
  func image(of properties: Properties, key: String) -> UIImage? {
    if let reference = properties.child(key: key), reference.name == "imageReference" { return image(reference) }
    guard let name = properties[key] else { return nil }
    return image(named: name, isSymbol: properties["catalog"] == "system", of: properties.element)
  }

  /// The image in a property of an element that has no variations by size class; nil if there is none.
  func image(of element: Element, key: String) -> UIImage? {
    if let reference = element.child("imageReference", key: key) { return image(reference) }
    guard let name = element[key] else { return nil }
    return image(named: name, isSymbol: element["catalog"] == "system", of: element)
  }

  private func image(_ reference: Element) -> UIImage? {
    guard let name = reference["image"] else { return nil }
    let image = image(named: name, isSymbol: reference["catalog"] == "system", of: reference)
    let configured =
      symbolConfiguration(ofReference: reference).flatMap { image?.applyingSymbolConfiguration($0) } ?? image
    switch reference["renderingMode"] {
    case "template": return configured?.withRenderingMode(.alwaysTemplate)
    case "original": return configured?.withRenderingMode(.alwaysOriginal)
    default: return configured
    }
  }

  /// The image with a name: a system symbol, or an image from the asset catalogs. If the catalogs do not have it, it is
  /// an image without content that has the size stored in the document; nil if the document has no size either.
  private func image(named name: String, isSymbol: Bool, of element: Element) -> UIImage? {
    let stored = resources.images[name]
    if !isSymbol, let image = catalog?.image(named: name, compatibleWith: traits, storedSize: stored?.size) {
      return image
    }
    if isSymbol || stored?.isSymbol == true {
      return UIImage(systemName: name, proportions: stored?.size ?? CGSize(width: 1, height: 1))
    }
    if stored == nil || catalog?.unreadableFiles(ofImageNamed: name).isEmpty == false { missing(element, name) }
    guard let stored else { return nil }
    return UIImage(name: name, size: stored.size)
  }

  /// The symbol configuration (size, weight and scale) of an element's `preferredSymbolConfiguration`; nil if it has
  /// none.
  func symbolConfiguration(_ element: Element) -> UIImage.SymbolConfiguration? {
    guard let child = element.child("preferredSymbolConfiguration", key: "preferredSymbolConfiguration") else {
      return nil
    }
    if let font = child.child("fontDescription", key: "fontDescription") {
      if let style = font["style"].map(UIFont.TextStyle.init(rawValue:)) {
        let scale = Self.scale(child["scale"])
        guard symbolsStayAtLarge else { return UIImage.SymbolConfiguration(textStyle: style, scale: scale) }
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
        return UIImage.SymbolConfiguration(pointSize: font.pointSize, scale: scale)
      }
      let weight = TextValues.symbolWeight(font["weight"] ?? (font["type"] == "boldSystem" ? "bold" : nil))
      return UIImage.SymbolConfiguration(
        pointSize: font.finite("pointSize") ?? UIFont.labelFontSize, weight: weight ?? .unspecified,
        scale: Self.scale(child["scale"]))
    }
    return configuration(child, scale: child["scale"])
  }

  private func symbolConfiguration(ofReference element: Element) -> UIImage.SymbolConfiguration? {
    guard element["pointSize"] != nil || element["symbolScale"] != nil || element["weight"] != nil else { return nil }
    return configuration(element, scale: element["symbolScale"])
  }

  private func configuration(_ element: Element, scale: String?) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: element.finite("pointSize").map { CGFloat($0) },
      weight: TextValues.symbolWeight(element["weight"]) ?? .unspecified,
      scale: Self.scale(scale))
  }

  private static func scale(_ name: String?) -> UIImage.SymbolScale {
    switch name {
    case "small": .small
    case "medium": .medium
    case "large": .large
    default: .default
    }
  }
}
