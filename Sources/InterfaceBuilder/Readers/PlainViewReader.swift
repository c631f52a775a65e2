import UIKit

/// Reads `<view>` and every view class that has no reader: views of other frameworks and empty ones of the app are
/// opaque boxes with a name.
enum PlainViewReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let context = tree.context
    if let own = context.makeOwnView(properties["customClass"]) { return own }
    let plain = properties.name == "view" && properties["customClass"] == nil ? UIView() : opaqueView(properties)
    guard context.isOnCanvas else { return plain }
    let width = properties.finite("placeholderIntrinsicWidth")
    let height = properties.finite("placeholderIntrinsicHeight")
    guard width != nil || height != nil else { return plain }
    return PlaceholderSizedView(width: width, height: height)
  }

  private static func opaqueView(_ properties: Properties) -> UIView {
    let isOpaque = ElementCatalogue[properties.name]?.isOpaque ?? false
    let isEmptyCustomView = properties.name == "view" && properties.child("subviews") == nil
    guard isOpaque || isEmptyCustomView else { return UIView() }
    return UIOpaqueView(
      representing: properties["customClass"] ?? ElementCatalogue.className(of: properties.element))
  }
}
