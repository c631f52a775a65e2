import Foundation

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// See `NSParagraphStyle.alignment`.
  open override var alignment: NSTextAlignment {
    get { properties.alignment }
    set { properties.alignment = newValue }
  }
  /// See `NSParagraphStyle.lineBreakMode`.
  open override var lineBreakMode: NSLineBreakMode {
    get { properties.lineBreakMode }
    set { properties.lineBreakMode = newValue }
  }
  /// See `NSParagraphStyle.lineBreakStrategy`.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { properties.lineBreakStrategy }
    set { properties.lineBreakStrategy = newValue }
  }
  /// See `NSParagraphStyle.baseWritingDirection`.
  open override var baseWritingDirection: NSWritingDirection {
    get { properties.baseWritingDirection }
    set { properties.baseWritingDirection = newValue }
  }
  /// See `NSParagraphStyle.lineSpacing`.
  open override var lineSpacing: CGFloat {
    get { properties.lineSpacing }
    set { properties.lineSpacing = newValue }
  }
  /// See `NSParagraphStyle.paragraphSpacing`.
  open override var paragraphSpacing: CGFloat {
    get { properties.paragraphSpacing }
    set { properties.paragraphSpacing = newValue }
  }
  /// See `NSParagraphStyle.paragraphSpacingBefore`.
  open override var paragraphSpacingBefore: CGFloat {
    get { properties.paragraphSpacingBefore }
    set { properties.paragraphSpacingBefore = newValue }
  }
  /// See `NSParagraphStyle.firstLineHeadIndent`.
  open override var firstLineHeadIndent: CGFloat {
    get { properties.firstLineHeadIndent }
    set { properties.firstLineHeadIndent = newValue }
  }
  /// See `NSParagraphStyle.headIndent`.
  open override var headIndent: CGFloat {
    get { properties.headIndent }
    set { properties.headIndent = newValue }
  }
  /// See `NSParagraphStyle.tailIndent`.
  open override var tailIndent: CGFloat {
    get { properties.tailIndent }
    set { properties.tailIndent = newValue }
  }
  /// See `NSParagraphStyle.minimumLineHeight`.
  open override var minimumLineHeight: CGFloat {
    get { properties.minimumLineHeight }
    set { properties.minimumLineHeight = newValue }
  }
  /// See `NSParagraphStyle.maximumLineHeight`.
  open override var maximumLineHeight: CGFloat {
    get { properties.maximumLineHeight }
    set { properties.maximumLineHeight = newValue }
  }
  /// See `NSParagraphStyle.lineHeightMultiple`.
  open override var lineHeightMultiple: CGFloat {
    get { properties.lineHeightMultiple }
    set { properties.lineHeightMultiple = newValue }
  }
  /// See `NSParagraphStyle.hyphenationFactor`.
  open override var hyphenationFactor: Float {
    get { properties.hyphenationFactor }
    set { properties.hyphenationFactor = newValue }
  }
  /// See `NSParagraphStyle.tabStops`.
  open override var tabStops: [NSTextTab] {
    get { properties.tabStops }
    set { properties.tabStops = newValue }
  }
  /// See `NSParagraphStyle.defaultTabInterval`.
  open override var defaultTabInterval: CGFloat {
    get { properties.defaultTabInterval }
    set { properties.defaultTabInterval = newValue }
  }
  /// See `NSParagraphStyle.allowsDefaultTighteningForTruncation`.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { properties.allowsDefaultTighteningForTruncation }
    set { properties.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes over every value of another style.
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    properties = other.properties
  }
}
