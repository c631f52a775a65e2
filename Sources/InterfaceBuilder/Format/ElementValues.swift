import Foundation

/// Typed values of attributes and children, by the conventions of the format.
nonisolated extension Element {
  /// `YES` is true, every other value is false; nil if the attribute is missing.
  func bool(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// A number in the ``NumberRange`` of the attribute; nil where it is missing, not a number, or out of range.
  func finite(_ attribute: String) -> Double? { NumberText(self[attribute]).double(inRangeOf: attribute) }

  /// A whole number in the ``NumberRange`` of the attribute; nil where it is missing, not a number, or out of range.
  func int(_ attribute: String) -> Int? { NumberText(self[attribute]).int(inRangeOf: attribute) }

  /// The `<rect key="…">` child; nil where it is missing. Numbers that are missing or not finite count as 0.
  func rect(_ key: String) -> CGRect? { child("rect", key: key)?.rectValue }

  /// The `<size key="…">` child.
  func size(_ key: String) -> CGSize? { child("size", key: key)?.sizeValue }

  var rectValue: CGRect {
    CGRect(x: finite("x") ?? 0, y: finite("y") ?? 0, width: finite("width") ?? 0, height: finite("height") ?? 0)
  }

  var sizeValue: CGSize { CGSize(width: finite("width") ?? 0, height: finite("height") ?? 0) }

  var pointValue: CGPoint { CGPoint(x: finite("x") ?? 0, y: finite("y") ?? 0) }

  /// A text property: an attribute, or a `<string key="…">` child if the text has more than one line.
  func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    for child in children where child["key"] == key && (child.name == "string" || child.name == "mutableString") {
      return child.stringValue
    }
    return nil
  }

  /// The text of a `<string>` element. Interface Builder writes text that XML cannot carry as base64 of UTF-8.
  package var stringValue: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let digits = text.filter { !$0.isWhitespace }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: padded) else { return text }
    return String(decoding: data, as: UTF8.self)
  }

  /// The frame of a view: a rectangle, or distances from the superview's left and top.
  var storedFrame: CGRect? {
    if let frame = rect("frame") { return frame }
    guard let inset = child("frame", key: "frameInset") else { return nil }
    return CGRect(
      x: inset.finite("minX") ?? 0, y: inset.finite("minY") ?? 0, width: inset.finite("width") ?? 0,
      height: inset.finite("height") ?? 0)
  }
}
