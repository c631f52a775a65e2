import Foundation
import Typesetting

/// A typeface at a size. Immutable.
///
/// All measures are in points. For Latin, Greek and Cyrillic text in Apple's fonts, they don't depend on the fonts that
/// are installed on the machine. Every request gives a font; ``notes`` says what had to be replaced or estimated.
open class UIFont: NSObject, NSCopying, NSCoding, @unchecked Sendable {
  // `@unchecked` because the class is open and subclasses are not checked. None of its own properties changes.
  /// Marks the object for CoreFoundation, so that it can be an attribute value of an attributed string. It must be the
  /// first stored property.
  private let coreFoundationMark = CoreFoundationMark()

  /// Where the font's size comes from. It is needed to create the font again when the user's text size changes.
  enum Origin: Hashable, Sendable {
    /// The app stated the size. It does not follow the user's text size.
    case fixed
    case textStyle(TextStyle)
    /// `UIFontMetrics` of a style scaled a font from this base size, in points, up to the maximum size.
    case metrics(baseSize: CGFloat, style: TextStyle, maximumPointSize: CGFloat?)
  }

  let request: Typesetting.FontDescriptor
  let origin: Origin
  let face: Typesetting.Font

  init(_ request: Typesetting.FontDescriptor, origin: Origin = .fixed) {
    self.request = request
    self.origin = origin
    face = Typesetting.Font(request)
  }

  /// The system font at its usual size. On Apple's systems, a font without a face.
  public convenience override init() {
    self.init(FontDescriptor(size: UIFont.systemFontSize))
  }

  /// The typeface with this PostScript or family name; nil only for an empty name. If it is not available, another
  /// typeface replaces it, and ``notes`` says which one.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(FontDescriptor(family: .named(name), size: size))
  }

  /// The font of a descriptor, at `size` in points; at the descriptor's own size if `size` is 0.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var request = descriptor.request
    if size > 0 {
      if let leading = request.leading, request.size > 0 { request.leading = leading * size / request.size }
      request.size = size
    }
    let keepsStyle = size <= 0 || size == descriptor.pointSize
    self.init(request, origin: keepsStyle ? descriptor.textStyle.map { .textStyle($0) } ?? .fixed : .fixed)
  }

  /// Restores a font from an archive; nil if the archive contains none.
  public required convenience init?(coder: NSCoder) {
    guard let archive = FontArchive(from: coder) else { return nil }
    self.init(archive.request, origin: archive.origin)
  }

  /// Writes the font into an archive, including whether its size came from a text style or `UIFontMetrics`.
  open func encode(with coder: NSCoder) {
    FontArchive(request, origin: origin).encode(with: coder)
  }

  /// The system font; heavier if bold text is switched on.
  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(FontDescriptor(size: size, weight: currentWeight(weight)))
  }

  /// The weight of the system font under the current traits: a heavier one than asked for if bold text is switched on.
  private static func currentWeight(_ weight: Weight) -> FontWeight {
    FontWeight(rawValue: (UITraitCollection.current.legibilityWeight == .bold ? weight.boldened : weight).rawValue)
  }

  /// The system font for emphasis in running text. On iOS it is semibold, in spite of the method's name.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescriptor(size: size, weight: currentWeight(.regular), isItalic: true))
  }

  /// The system font whose digits are all as wide as each other.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(size: size, weight: currentWeight(weight), monospacedDigits: true))
  }

  /// The system's fixed-width font.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescriptor(family: .system(.monospaced), size: size, weight: currentWeight(weight)))
  }

  /// The font of a text style at the current or given text size, bold where bold text is switched on.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let bold = traits.legibilityWeight == .bold
    return UIFont(
      styleRequest(style, weight: bold ? style.weight.boldened : style.weight, at: traits.preferredContentSizeCategory),
      origin: .textStyle(style))
  }

  /// The attributes of a text style's font at a category. Its leading makes up the difference between the line distance
  /// of the style and the line height of the font.
  static func styleRequest(
    _ style: TextStyle, weight: Weight, at category: UIContentSizeCategory
  ) -> Typesetting.FontDescriptor {
    let entry = TextStyleTable.entry(for: style, at: category)
    var request = FontDescriptor(size: entry.pointSize, weight: FontWeight(rawValue: weight.rawValue))
    request.leading = entry.leading - Font(request).lineHeight
    return request
  }

  /// The default size of text in labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The default size of text in buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of the small system font, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The default size of the system font, in points.
  public static let systemFontSize: CGFloat = 14

  /// Size in points.
  open var pointSize: CGFloat { face.pointSize }
  /// From the baseline to the top of the line.
  open var ascender: CGFloat { face.ascender }
  /// From the baseline down to the bottom of the line; negative.
  open var descender: CGFloat { face.descender }
  /// Between the bottom of one line and the top of the next. Only fonts of text styles have one; it may be negative.
  open var leading: CGFloat { face.leading }
  /// Height of a line without leading.
  open var lineHeight: CGFloat { face.lineHeight }
  /// Height of a flat capital letter.
  open var capHeight: CGFloat { face.capHeight }
  /// Height of a flat small letter.
  open var xHeight: CGFloat { face.xHeight }
  /// Sentences that say what was replaced or estimated, such as a missing typeface; empty for the plain system font.
  public var notes: [String] { face.notes }
  /// What the widths of the font's letters rest on.
  package var widthEvidence: WidthEvidence { face.widthEvidence }
  /// Family, size, weight and traits, and the text style if the font is of one.
  open var fontDescriptor: UIFontDescriptor {
    if case .textStyle(let style) = origin { return UIFontDescriptor(request, textStyle: style) }
    return UIFontDescriptor(request, textStyle: nil)
  }

  /// The PostScript name; system fonts have private names that begin with a dot.
  open var fontName: String {
    switch request.family {
    case .named(let name): name
    case .system(let design): UIFontDescriptor.systemName(design: design, weight: request.weight)
    }
  }

  /// Name of the family, which is guessed from the font's name: the part before the hyphen.
  open var familyName: String {
    switch request.family {
    case .named(let name): String(name.prefix { $0 != "-" })
    case .system: ".AppleSystemUIFont"
    }
  }

  /// The same typeface at another size, in points. It no longer follows the user's text size.
  open func withSize(_ size: CGFloat) -> UIFont {
    UIFont(face.withSize(size).descriptor)
  }

  /// The same typeface at another size, in points, with a new origin of the size. It has no leading, like every font
  /// that `UIFontMetrics` creates.
  func scaled(to size: CGFloat, origin: Origin) -> UIFont {
    var request = request
    request.size = size
    request.leading = 0
    return UIFont(request, origin: origin)
  }

  /// Whether this is the font that labels have by default.
  var isStandardLabelFont: Bool { origin == .fixed && request == Self.standardLabelRequest }

  private static let standardLabelRequest = FontDescriptor(size: labelFontSize, weight: .regular)

  /// This font at the text size of `traits` if it came from a text style or from `UIFontMetrics`; other fonts return
  /// themselves.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    switch origin {
    case .fixed:
      return self
    case .textStyle(let style):
      var weight = request.weight
      let plain = FontWeight(rawValue: style.weight.rawValue)
      let bold = FontWeight(rawValue: style.weight.boldened.rawValue)
      if traits.legibilityWeight == .bold, weight == plain { weight = bold }
      if traits.legibilityWeight == .regular, weight == bold { weight = plain }
      let entry = TextStyleTable.entry(for: style, at: traits.preferredContentSizeCategory)
      var fresh = request
      fresh.weight = weight
      fresh.size = entry.pointSize
      fresh.leading = entry.leading - Font(fresh).lineHeight
      return fresh == request ? self : UIFont(fresh, origin: origin)
    case .metrics(let baseSize, let style, let limit):
      let metrics = UIFontMetrics(forTextStyle: style)
      var base = request
      base.size = baseSize
      let font = UIFont(base)
      return limit.map { metrics.scaledFont(for: font, maximumPointSize: $0, compatibleWith: traits) }
        ?? metrics.scaledFont(for: font, compatibleWith: traits)
    }
  }

  /// The typesetter's font, with the measures that it has in one generation of Apple's text system.
  func face(in era: TypesettingEra) -> Typesetting.Font {
    guard request.era != era else { return face }
    var request = request
    request.era = era
    return Typesetting.Font(request)
  }

  /// The font itself, since it never changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  open override var hash: Int { face.hashValue }
}
