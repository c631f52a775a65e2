import UIKit

/// Reads the properties that every `UIView` has: autoresizing, appearance, margins, priorities, accessibility.
enum ViewProperties {
  static func apply(_ properties: Properties, to view: UIView, in context: ReadingContext) {
    view.autoresizingMask = autoresizingMask(properties.child(key: "autoresizingMask"))
    if let mode = properties["contentMode"].flatMap(Self.contentMode) { view.contentMode = mode }
    if let hidden = properties.bool("hidden") { view.isHidden = hidden }
    if let alpha = properties.finite("alpha") { view.alpha = alpha }
    if let clips = properties.bool("clipsSubviews") { view.clipsToBounds = clips }
    if let opaque = properties.bool("opaque") { view.isOpaque = opaque }
    if let enabled = properties.bool("userInteractionEnabled") { view.isUserInteractionEnabled = enabled }
    if let multiple = properties.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if let resizes = properties.bool("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let tag = properties.int("tag") { view.tag = tag }
    if let color = context.colors.color(properties.child(key: "backgroundColor")) { view.backgroundColor = color }
    if let tint = context.colors.color(properties.child(key: "tintColor")) { view.tintColor = tint }
    switch properties["semanticContentAttribute"] {
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
    applyMargins(properties, to: view)
    applyPriorities(properties, to: view)
    applyAccessibility(properties, to: view)
  }

  private static func applyMargins(_ properties: Properties, to view: UIView) {
    if let preserves = properties.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let follows = properties.bool("layoutMarginsFollowReadableWidth") {
      // For a table view, the document's flag means the property for the cells' margins.
      if let table = view as? UITableView {
        table.cellLayoutMarginsFollowReadableWidth = follows
      } else {
        view.layoutMarginsFollowReadableWidth = follows
      }
    }
    if let insets = properties.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let margins = properties.child(key: "layoutMargins"), margins.name == "edgeInsets" {
      view.layoutMargins = UIEdgeInsets(
        top: margins.finite("top") ?? 0, left: margins.finite("left") ?? 0, bottom: margins.finite("bottom") ?? 0,
        right: margins.finite("right") ?? 0)
    }
    if let margins = properties.child(key: "directionalLayoutMargins"), margins.name == "directionalEdgeInsets" {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.finite("top") ?? 0, leading: margins.finite("leading") ?? 0,
        bottom: margins.finite("bottom") ?? 0, trailing: margins.finite("trailing") ?? 0)
    }
  }

  /// Sets the hugging and compression resistance priorities. Interface Builder writes only priorities other than 250
  /// (hugging) and 750 (compression resistance). If none is written, these values apply, even if the view's class has
  /// other defaults in code.
  private static func applyPriorities(_ properties: Properties, to view: UIView) {
    func priority(_ attribute: String, _ standard: Float) -> UILayoutPriority {
      UILayoutPriority(rawValue: properties.finite(attribute).map { Float($0) } ?? standard)
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority", 250), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", 250), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", 750), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", 750), for: .vertical)
  }

  private static func applyAccessibility(_ properties: Properties, to view: UIView) {
    view.restorationIdentifier = properties["restorationIdentifier"]
    guard let accessibility = properties.child(key: "accessibilityConfiguration") else { return }
    view.accessibilityIdentifier = accessibility["identifier"]
    view.accessibilityLabel = accessibility.string("label")
    view.accessibilityHint = accessibility.string("hint")
    if let isElement = accessibility.child("bool", key: "isElement") {
      view.isAccessibilityElement = isElement.bool("value") ?? false
    }
  }

  private static func autoresizingMask(_ element: Element?) -> UIView.AutoresizingMask {
    guard let element else { return [] }
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    var mask: UIView.AutoresizingMask = []
    for (name, part) in parts where element.bool(name) == true { mask.insert(part) }
    return mask
  }

  private static func contentMode(_ name: String) -> UIView.ContentMode? {
    switch name {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }
}
