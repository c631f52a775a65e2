import Foundation

/// How the lines of a paragraph are set. All distances in points.
///
/// Immutable; use `NSMutableParagraphStyle` to set values.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSCoding {
  /// Must be the first property, so that objects can be attributes of text.
  private let coreFoundationMark = CoreFoundationMark()

  /// Rules for choosing line breaks besides the available width.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    /// A strategy by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a single word on a paragraph's last line: the word before it moves there, too, if both fit.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Keeps Korean words together. It has no effect on lines yet.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What labels use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values that make up a style.
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

  /// The style of text that has none.
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

  /// Where the lines lie between their indents.
  open var alignment: NSTextAlignment { properties.alignment }
  /// What happens where text reaches the end of its line.
  open var lineBreakMode: NSLineBreakMode { properties.lineBreakMode }
  /// Rules for choosing line breaks besides the available width; none by default.
  open var lineBreakStrategy: LineBreakStrategy { properties.lineBreakStrategy }
  open var baseWritingDirection: NSWritingDirection { properties.baseWritingDirection }
  /// Added below each line but the last.
  open var lineSpacing: CGFloat { properties.lineSpacing }
  /// Added below the paragraph.
  open var paragraphSpacing: CGFloat { properties.paragraphSpacing }
  /// Added above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { properties.paragraphSpacingBefore }
  /// Indent of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { properties.firstLineHeadIndent }
  /// Indent of the other lines from the leading edge.
  open var headIndent: CGFloat { properties.headIndent }
  /// Where lines end: measured from the leading edge if positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { properties.tailIndent }
  /// The least height of a line, 0 for none.
  open var minimumLineHeight: CGFloat { properties.minimumLineHeight }
  /// The greatest height of a line, 0 for no limit.
  open var maximumLineHeight: CGFloat { properties.maximumLineHeight }
  /// Factor on the natural height of a line, 0 for 1.
  open var lineHeightMultiple: CGFloat { properties.lineHeightMultiple }
  /// How readily words are hyphenated, from 0 (never) to 1 (always).
  open var hyphenationFactor: Float { properties.hyphenationFactor }
  /// Places where tab characters end, ascending.
  open var tabStops: [NSTextTab] { properties.tabStops }
  /// Distance between the tab stops after the last one in `tabStops`, 0 for none.
  open var defaultTabInterval: CGFloat { properties.defaultTabInterval }
  /// Whether letters may move closer before a line is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { properties.allowsDefaultTighteningForTruncation }

  /// An immutable style of the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(properties)
  }

  /// A style of the same values that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(properties)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.properties == properties
  }

  open override var hash: Int { properties.hashValue }
}

/// A place in a line where a tab character ends.
public struct NSTextTab: Hashable, Sendable {
  /// Keys of options of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column. Inert: not read.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text after the tab is aligned at the tab stop.
  public var alignment: NSTextAlignment
  /// Distance from the leading edge, in points.
  public var location: CGFloat

  /// A tab stop.
  ///
  /// - Parameters:
  ///   - textAlignment: how the text after the tab is aligned at the tab stop.
  ///   - location: the distance from the leading edge, in points.
  ///   - options: not read; column terminators have no effect.
  public init(textAlignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    alignment = textAlignment
    self.location = location
  }
}
