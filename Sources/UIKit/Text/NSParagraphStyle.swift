import Foundation

/// The alignment, line breaks, indents and spacing of a paragraph. All distances are in points.
///
/// Immutable; use `NSMutableParagraphStyle` to set values.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSCoding {
  /// Marks the object for CoreFoundation, so that it can be an attribute value of an attributed string. It must be the
  /// first stored property.
  private let coreFoundationMark = CoreFoundationMark()

  /// Rules for choosing line breaks besides the available width.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    /// Creates a strategy from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a single word on a paragraph's last line: the previous word moves to the last line, too, if both fit.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Korean words together. It has no effect on lines yet.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy that labels use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// All values of a paragraph style. Two styles are equal if these are.
  struct Properties: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  var properties: Properties

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public override convenience init() {
    self.init(Properties())
  }

  init(_ properties: Properties) {
    self.properties = properties
  }

  public required init?(coder: NSCoder) {
    properties = ParagraphStyleArchive(from: coder).properties
  }

  /// Writes the style into an archive.
  open func encode(with coder: NSCoder) {
    ParagraphStyleArchive(properties).encode(with: coder)
  }

  /// How the lines are aligned between their indents.
  open var alignment: NSTextAlignment { properties.alignment }
  /// How text that does not fit on a line is broken or truncated.
  open var lineBreakMode: NSLineBreakMode { properties.lineBreakMode }
  /// Rules for choosing line breaks besides the available width; none by default.
  open var lineBreakStrategy: LineBreakStrategy { properties.lineBreakStrategy }
  open var baseWritingDirection: NSWritingDirection { properties.baseWritingDirection }
  /// Distance in points that is added below each line except the last.
  open var lineSpacing: CGFloat { properties.lineSpacing }
  /// Distance in points that is added below the paragraph.
  open var paragraphSpacing: CGFloat { properties.paragraphSpacing }
  /// Distance in points that is added above the paragraph, unless it is the first of the text.
  open var paragraphSpacingBefore: CGFloat { properties.paragraphSpacingBefore }
  /// Indent of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { properties.firstLineHeadIndent }
  /// Indent of all lines except the first from the leading edge.
  open var headIndent: CGFloat { properties.headIndent }
  /// The position where lines end: a positive value is measured from the leading edge, any other from the trailing
  /// edge.
  open var tailIndent: CGFloat { properties.tailIndent }
  /// The least height of a line, in points; 0 for no limit.
  open var minimumLineHeight: CGFloat { properties.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { properties.maximumLineHeight }
  /// The factor by which the natural height of a line is multiplied; 0 means 1.
  open var lineHeightMultiple: CGFloat { properties.lineHeightMultiple }
  /// How readily words are hyphenated, from 0 (never) to 1 (always).
  open var hyphenationFactor: Float { properties.hyphenationFactor }
  /// The tab stops of the paragraph, with ascending locations.
  open var tabStops: [NSTextTab] { properties.tabStops }
  /// Distance between further tab stops after the last one in `tabStops`, in points; 0 for no further ones.
  open var defaultTabInterval: CGFloat { properties.defaultTabInterval }
  /// Whether letters may move closer before a line is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { properties.allowsDefaultTighteningForTruncation }

  /// An immutable style with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(properties)
  }

  /// A mutable style with the same values.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(properties)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.properties == properties
  }

  open override var hash: Int { properties.hashValue }
}

/// A tab stop: the position in a line to which a tab character advances.
public struct NSTextTab: Hashable, Sendable {
  /// Keys of options of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column. Inert: not read.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text after the tab is aligned at the tab stop.
  public var alignment: NSTextAlignment
  /// Distance from the leading edge, in points.
  public var location: CGFloat

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - textAlignment: How the text after the tab is aligned at the tab stop.
  ///   - location: The distance from the leading edge, in points.
  ///   - options: Ignored; column terminators have no effect.
  public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    alignment = textAlignment
    self.location = location
  }
}
