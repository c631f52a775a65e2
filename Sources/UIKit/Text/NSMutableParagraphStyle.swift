import Foundation

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { properties.alignment }
    set { properties.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { properties.lineBreakMode }
    set { properties.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { properties.lineBreakStrategy }
    set { properties.lineBreakStrategy = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { properties.baseWritingDirection }
    set { properties.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { properties.lineSpacing }
    set { properties.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { properties.paragraphSpacing }
    set { properties.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { properties.paragraphSpacingBefore }
    set { properties.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { properties.firstLineHeadIndent }
    set { properties.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { properties.headIndent }
    set { properties.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { properties.tailIndent }
    set { properties.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { properties.minimumLineHeight }
    set { properties.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { properties.maximumLineHeight }
    set { properties.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { properties.lineHeightMultiple }
    set { properties.lineHeightMultiple = newValue }
  }
  open override var hyphenationFactor: Float {
    get { properties.hyphenationFactor }
    set { properties.hyphenationFactor = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { properties.tabStops }
    set { properties.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { properties.defaultTabInterval }
    set { properties.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { properties.allowsDefaultTighteningForTruncation }
    set { properties.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Copies all values of another style into this one.
  open func setParagraphStyle(_ other: NSParagraphStyle) {
    properties = other.properties
  }
}
