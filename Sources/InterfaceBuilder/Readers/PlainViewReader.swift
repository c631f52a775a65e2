import UIKit

/// Reads `<view>`, and the elements of all view classes that have no other reader.
///
/// The content of some views is unknown: views of other frameworks, and custom views of the app without subviews. They
/// are drawn as boxes with the name of their class.
enum PlainViewReader: ViewReader {
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIView {
    properties.name == "view" && properties["customClass"] == nil ? UIView() : opaqueView(properties)
  }

  private static func opaqueView(_ properties: Properties) -> UIView {
    let isOpaque = ElementCatalogue[properties.name]?.isOpaque ?? false
    let isEmptyCustomView = properties.name == "view" && properties.child("subviews") == nil
    guard isOpaque || isEmptyCustomView else { return UIView() }
    return UIOpaqueView(
      representing: properties["customClass"] ?? ElementCatalogue.className(of: properties.element))
  }
}
