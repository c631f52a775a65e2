@_spi(Generated) import UIKit

/// Applies user-defined runtime attributes: values for key paths that were entered in Interface Builder's identity
/// inspector.
///
/// Without the app's code, only the key paths that are listed in this file have an effect. ``ViewTreeReader`` collects
/// the views that have such attributes, and ``ViewLoader`` applies them.
struct RuntimeAttributes {
  private let context: ReadingContext

  /// Sets the attributes of a view. Attributes whose key paths are not listed in this file are set on the app's classes
  /// if the app's code runs.
  static func apply(_ properties: Properties, to view: UIView, in context: ReadingContext) {
    let reader = RuntimeAttributes(context: context)
    guard let attributes = properties.child("userDefinedRuntimeAttributes") else { return }
    for attribute in attributes.children where attribute.name == "userDefinedRuntimeAttribute" {
      guard let path = attribute["keyPath"] else { continue }
      if path.hasPrefix("layer.") {
        reader.applyLayerAttribute(attribute, path: String(path.dropFirst("layer.".count)), to: view.layer)
      } else {
        reader.applyViewAttribute(attribute, path: path, to: view)
      }
    }
  }

  private func applyLayerAttribute(_ attribute: Element, path: String, to layer: CALayer) {
    switch path {
    case "cornerRadius": layer.cornerRadius = number(attribute) ?? layer.cornerRadius
    case "borderWidth": layer.borderWidth = number(attribute) ?? layer.borderWidth
    case "borderColor", "borderUIColor": layer.borderColor = color(attribute)?.cgColor(with: context.traits)
    case "masksToBounds", "clipsToBounds": layer.masksToBounds = boolean(attribute) ?? layer.masksToBounds
    case "shadowOpacity": layer.shadowOpacity = number(attribute).map { Float($0) } ?? layer.shadowOpacity
    case "shadowRadius": layer.shadowRadius = number(attribute) ?? layer.shadowRadius
    case "shadowColor": layer.shadowColor = color(attribute)?.cgColor(with: context.traits)
    case "shadowOffset":
      if let size = attribute.child("size", key: "value") { layer.shadowOffset = size.sizeValue }
    default: break
    }
  }

  private func applyViewAttribute(_ attribute: Element, path: String, to view: UIView) {
    switch path {
    case "clipsToBounds": view.clipsToBounds = boolean(attribute) ?? view.clipsToBounds
    case "hidden": view.isHidden = boolean(attribute) ?? view.isHidden
    case "accessibilityIdentifier": view.accessibilityIdentifier = attribute["value"]
    case "accessibilityLabel": view.accessibilityLabel = attribute["value"]
    case "titleLabel.numberOfLines":
      (view as? UIButton)?.titleLabel?.numberOfLines =
        number(attribute).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 1
    case "titleLabel.textAlignment":
      let alignment = number(attribute).flatMap { Int(exactly: $0.rounded(.towardZero)).flatMap(NSTextAlignment.init) }
      if let alignment { (view as? UIButton)?.titleLabel?.textAlignment = alignment }
    case "titleLabel.adjustsFontSizeToFitWidth":
      (view as? UIButton)?.titleLabel?.adjustsFontSizeToFitWidth = boolean(attribute) ?? false
    case "titleLabel.adjustsFontForContentSizeCategory":
      (view as? UIButton)?.titleLabel?.adjustsFontForContentSizeCategory = boolean(attribute) ?? false
    case "fontFittingGroup":
      (view as? UILabel)?.fontFittingGroup = attribute["value"]
      (view as? UIButton)?.fontFittingGroup = attribute["value"]
    case "layoutMarginsRelativeArrangement":
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = boolean(attribute) ?? false
    // This key is an instruction for the audit. No view has a property of this name.
    case "snug.ignore": break
    default: applyOwnAttribute(attribute, path: path, to: view)
    }
  }

  /// Sets a property of a view that has one of the app's own classes. If the class does not have the property, or has
  /// it with another type, only a note is added.
  private func applyOwnAttribute(_ attribute: Element, path: String, to view: UIView) {
    guard context.registry.location(of: view)?.customClass != nil, context.hasOwnClasses else { return }
    switch RuntimeTable.shared.setValue(value(of: attribute), forKey: path, of: view) {
    case .set: break
    case .unknownKey: context.note(.invalidValue, attribute, "\(type(of: view)) has no property \(path)")
    case .wrongType(let expected):
      context.note(.invalidValue, attribute, "\(path) of \(type(of: view)) is of the type \(expected)")
    }
  }

  private func value(of attribute: Element) -> Any? {
    switch attribute["type"] {
    case "boolean": boolean(attribute)
    case "number": number(attribute)
    case "size": attribute.child("size", key: "value")?.sizeValue
    case "point": attribute.child("point", key: "value")?.pointValue
    case "rect": attribute.child("rect", key: "value")?.rectValue
    case "color": color(attribute)
    case "image": context.images.image(of: attribute, key: "value")
    default: attribute.string("value")
    }
  }

  private func number(_ attribute: Element) -> Double? {
    (attribute.child("real", key: "value") ?? attribute.child("integer", key: "value"))?.finite("value")
      ?? attribute.finite("value")
  }

  private func boolean(_ attribute: Element) -> Bool? { attribute.bool("value") }

  private func color(_ attribute: Element) -> UIColor? { context.colors.color(attribute.child("color", key: "value")) }
}
