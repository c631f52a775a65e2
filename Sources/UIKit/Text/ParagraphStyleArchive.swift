import Foundation

/// Reads and writes a paragraph style in keyed archives: each value under UIKit's key.
struct ParagraphStyleArchive {
  var properties: NSParagraphStyle.Properties

  /// The values of the type `CGFloat`, with their keys.
  private static var lengths: [(String, WritableKeyPath<NSParagraphStyle.Properties, CGFloat>)] {
    [
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
      ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
      ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
      ("NSDefaultTabInterval", \.defaultTabInterval),
    ]
  }

  private enum Key {
    static let alignment = "NSAlignment"
    static let lineBreakMode = "NSLineBreakMode"
    static let lineBreakStrategy = "NSLineBreakStrategy"
    static let direction = "NSWritingDirection"
    static let hyphenation = "NSHyphenationFactor"
    static let tabStops = "NSTabStops"
    static let tightens = "NSAllowsTighteningForTruncation"
  }

  init(_ properties: NSParagraphStyle.Properties) {
    self.properties = properties
  }

  /// Reads the style from an archive.
  init(from coder: NSCoder) {
    properties = NSParagraphStyle.Properties()
    for (key, path) in Self.lengths { properties[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
    properties.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Key.alignment)) ?? .natural
    properties.lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Key.lineBreakMode)) ?? .byWordWrapping
    properties.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(
      rawValue: UInt(bitPattern: coder.decodeInteger(forKey: Key.lineBreakStrategy)))
    properties.baseWritingDirection =
      NSWritingDirection(rawValue: coder.decodeInteger(forKey: Key.direction)) ?? .natural
    properties.hyphenationFactor = coder.decodeFloat(forKey: Key.hyphenation)
    properties.allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: Key.tightens)
    let stops = (coder.decodeIfPresent(String.self, forKey: Key.tabStops) ?? "").split(separator: " ")
      .compactMap { Double($0) }
    properties.tabStops = stride(from: 0, to: stops.count - 1, by: 2).map { index in
      NSTextTab(
        textAlignment: NSTextAlignment(rawValue: Int(exactly: stops[index]) ?? -1) ?? .natural,
        location: CGFloat(stops[index + 1]))
    }
  }

  /// Writes the style into an archive.
  func encode(with coder: NSCoder) {
    for (key, path) in Self.lengths { coder.encode(Double(properties[keyPath: path]), forKey: key) }
    coder.encode(properties.alignment.rawValue, forKey: Key.alignment)
    coder.encode(properties.lineBreakMode.rawValue, forKey: Key.lineBreakMode)
    coder.encode(Int(bitPattern: properties.lineBreakStrategy.rawValue), forKey: Key.lineBreakStrategy)
    coder.encode(properties.baseWritingDirection.rawValue, forKey: Key.direction)
    coder.encode(properties.hyphenationFactor, forKey: Key.hyphenation)
    coder.encode(properties.allowsDefaultTighteningForTruncation, forKey: Key.tightens)
    let stops = properties.tabStops.flatMap { [Double($0.alignment.rawValue), Double($0.location)] }
    coder.encode(stops.map { String($0) }.joined(separator: " "), forKey: Key.tabStops)
  }
}
