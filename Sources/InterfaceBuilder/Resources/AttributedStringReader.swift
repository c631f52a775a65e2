import UIKit

/// Reads `<attributedString>` elements: fragments of text with their attributes.
nonisolated struct AttributedStringReader {
  let colors: ColorReader

  func attributedString(_ element: Element?) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      guard let text = fragment.string("content"), !text.isEmpty else { continue }
      result.append(NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"))))
    }
    return result
  }

  /// Reads an `<attributes>` element. The document has the attributes under the names of AppKit's keys, such as
  /// `NSFont`.
  func attributes(_ element: Element?) -> [NSAttributedString.Key: Any] {
    guard let element else { return [:] }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      guard let key = child["key"] else { continue }
      switch (child.name, key) {
      case ("font", "NSFont"): attributes[.font] = FontReader.attributedFont(child)
      case ("color", "NSColor"): attributes[.foregroundColor] = colors.color(child)
      case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = colors.color(child)
      case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(child)
      case ("real", "NSKern"), ("integer", "NSKern"): attributes[.kern] = child.finite("value")
      case ("real", "NSBaselineOffset"), ("integer", "NSBaselineOffset"):
        attributes[.baselineOffset] = child.finite("value")
      case ("integer", "NSUnderline"): attributes[.underlineStyle] = child.int("value")
      case ("integer", "NSStrikethrough"): attributes[.strikethroughStyle] = child.int("value")
      default: break
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = TextValues.alignment(element["alignment"]) ?? .natural
    style.lineBreakMode = TextValues.lineBreakMode(element["lineBreakMode"]) ?? .byWordWrapping
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: style.baseWritingDirection = .natural
    }
    style.lineSpacing = element.finite("lineSpacing") ?? 0
    style.paragraphSpacing = element.finite("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = element.finite("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = element.finite("firstLineHeadIndent") ?? 0
    style.headIndent = element.finite("headIndent") ?? 0
    style.tailIndent = element.finite("tailIndent") ?? 0
    style.minimumLineHeight = element.finite("minimumLineHeight") ?? 0
    style.maximumLineHeight = element.finite("maximumLineHeight") ?? 0
    style.lineHeightMultiple = element.finite("lineHeightMultiple") ?? 0
    return style
  }
}
