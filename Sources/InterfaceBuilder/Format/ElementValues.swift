import Foundation

/// Typed values of attributes and child elements, by the conventions of Interface Builder's format.
nonisolated extension Element {
  /// `YES` is true, every other value is false; nil if the attribute is missing.
  func bool(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// The value of an attribute as a number; nil if the attribute is missing, not a number, or outside of its
  /// ``NumberRange``.
  func finite(_ attribute: String) -> Double? { NumberText(self[attribute]).double(inRangeOf: attribute) }

  /// The value of an attribute as a whole number; nil if the attribute is missing, not a number, or outside of its
  /// ``NumberRange``.
  func int(_ attribute: String) -> Int? { NumberText(self[attribute]).int(inRangeOf: attribute) }

  /// The value of the `<rect key="…">` child; nil if there is none. Numbers that are missing or invalid count as 0.
  func rect(_ key: String) -> CGRect? { child("rect", key: key)?.rectValue }

  /// The value of the `<size key="…">` child; nil if there is none. Numbers that are missing or invalid count as 0.
  func size(_ key: String) -> CGSize? { child("size", key: key)?.sizeValue }

  var rectValue: CGRect {
    CGRect(x: finite("x") ?? 0, y: finite("y") ?? 0, width: finite("width") ?? 0, height: finite("height") ?? 0)
  }

  var sizeValue: CGSize { CGSize(width: finite("width") ?? 0, height: finite("height") ?? 0) }

  var pointValue: CGPoint { CGPoint(x: finite("x") ?? 0, y: finite("y") ?? 0) }

  /// The value of a text property, which is written as an attribute, or as a `<string key="…">` child if the text has
  /// several lines; nil if there is none.
  func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    for child in children where child["key"] == key && (child.name == "string" || child.name == "mutableString") {
      return child.stringValue
    }
    return nil
  }

  /// The text of a `<string>` element. If XML cannot represent a character of the text, Interface Builder writes the
  /// whole text as base64 of UTF-8, which is decoded here.
  package var stringValue: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let digits = text.filter { !$0.isWhitespace }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: padded) else { return text }
    return String(decoding: data, as: UTF8.self)
  }

  /// The frame of a view in its superview's coordinates, in points. It is written as a `<rect>`, or as a `<frame>` with
  /// distances from the superview's left and top edges; nil if there is neither.
  var storedFrame: CGRect? {
    if let frame = rect("frame") { return frame }
    guard let inset = child("frame", key: "frameInset") else { return nil }
    return CGRect(
      x: inset.finite("minX") ?? 0, y: inset.finite("minY") ?? 0, width: inset.finite("width") ?? 0,
      height: inset.finite("height") ?? 0)
  }
}
