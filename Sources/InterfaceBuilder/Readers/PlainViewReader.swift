import UIKit

/// Reads `<view>` and every view class that has no reader. Views of other frameworks, and views of the app without
/// subviews, are opaque boxes with a name.
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
