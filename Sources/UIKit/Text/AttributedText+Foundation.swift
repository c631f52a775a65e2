import Foundation
import Typesetting

extension AttributedText {
  /// Converts an attributed string to the type that the typesetter uses.
  ///
  /// - Parameters:
  ///   - string: The attributed string.
  ///   - base: The attributes that apply where the string has none.
  ///   - traits: The traits for which dynamic colours, images and fonts are resolved.
  ///   - adjustsFonts: Whether fonts of text styles and of `UIFontMetrics` get the size for the text size in `traits`.
  init(_ string: NSAttributedString, base: TextAttributes, traits: UITraitCollection, adjustsFonts: Bool = false) {
    var runs: [Run] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { values, range, _ in
      let attributes = TextAttributes(values, base: base, traits: traits, adjustsFonts: adjustsFonts)
      runs.append(Run(range: range.location..<range.location + range.length, attributes: attributes))
    }
    self.init(string.string, base: base, runs: runs)
  }
}

extension NSAttributedString {
  /// The images of the text attachments, by the identifiers that the typesetter uses for the images.
  var attachedImages: [String: UIImage] {
    var images: [String: UIImage] = [:]
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length), options: []) { value, _, _ in
      guard let image = (value as? NSTextAttachment)?.image else { return }
      images[image.attachmentIdentifier] = image
    }
    return images
  }
}

extension UIImage {
  /// Identifies the image among the images of a text: its name or, without a name, the path of its file.
  fileprivate var attachmentIdentifier: String {
    if let name { return name }
    if case .file(let path) = contents { return path }
    return ""
  }
}

extension TextAttributes {
  /// Converts attributes of an attributed string to the type that the typesetter uses. Missing attributes are taken
  /// from `base`.
  init(
    _ values: [NSAttributedString.Key: Any], base: TextAttributes, traits: UITraitCollection, adjustsFonts: Bool
  ) {
    self = base
    let era = traits.layoutPolicy.textEra
    let stated = values[.font] as? UIFont
    let font = adjustsFonts ? stated?.adjusted(for: traits) : stated
    if let font { self.font = font.face(in: era) }
    if let color = values[.foregroundColor] as? UIColor { self.color = color.cgColor(with: traits).rgba }
    if let style = values[.paragraphStyle] as? NSParagraphStyle {
      paragraphStyle = ParagraphStyle(style)
      paragraphStyle.evensJustifiedLines = base.paragraphStyle.evensJustifiedLines
    }
    if let kern = Self.number(values[.kern]) ?? Self.number(values[.tracking]) { self.kern = kern }
    if let offset = Self.number(values[.baselineOffset]) { baselineOffset = offset }
    if let style = Self.number(values[.underlineStyle]) { isUnderlined = style != 0 }
    if let style = Self.number(values[.strikethroughStyle]) { isStruckThrough = style != 0 }
    if let attachment = values[.attachment] as? NSTextAttachment {
      let bounds = attachment.resolvedBounds(font: font ?? UIFont(self.font.descriptor), compatibleWith: traits)
      self.attachment = TextAttachment(
        width: bounds.width, height: bounds.height, x: bounds.minX, y: bounds.minY,
        identifier: attachment.image?.attachmentIdentifier ?? "")
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as NSUnderlineStyle: Double(value.rawValue)
    default: nil
    }
  }
}

extension ParagraphStyle {
  /// Converts a paragraph style to the type that the typesetter uses. The line break mode `byWordWrapping`, which is
  /// the default, is not taken over, so that the mode of the view applies. A label takes its mode from the style.
  init(_ style: NSParagraphStyle) {
    self.init()
    alignment = TextAlignment(style.alignment)
    direction = Typesetting.WritingDirection(style.baseWritingDirection)
    if style.lineBreakMode != .byWordWrapping { lineBreakMode = LineBreakMode(style.lineBreakMode) }
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
    pushesOutOrphans = style.lineBreakStrategy.contains(.pushOut)
    hyphenationFactor = Double(style.hyphenationFactor)
    if !style.tabStops.isEmpty {
      tabStops = style.tabStops.map { TextTab(alignment: TextAlignment($0.alignment), location: $0.location) }
    }
    defaultTabInterval = style.defaultTabInterval
  }
}

extension TextAlignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension LineBreakMode {
  init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .byWordWrapping
      case .byCharWrapping: .byCharWrapping
      case .byClipping: .byClipping
      case .byTruncatingHead: .byTruncatingHead
      case .byTruncatingTail: .byTruncatingTail
      case .byTruncatingMiddle: .byTruncatingMiddle
      }
  }
}

extension Typesetting.WritingDirection {
  init(_ direction: NSWritingDirection) {
    self =
      switch direction {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }
}
