import Foundation
import Typesetting

/// The attributes by which a font is chosen: family or name, size, weight, traits. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, NSCoding, @unchecked Sendable {
  // `@unchecked` because the class is open and subclasses are not checked. None of its own properties changes.
  /// Stylistic traits.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Heavier letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines are 2 points closer to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are 2 points further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// A design by its name; unknown names are the default design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// San Francisco with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// San Francisco Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let request: Typesetting.FontDescriptor
  let textStyle: UIFont.TextStyle?

  init(_ request: Typesetting.FontDescriptor, textStyle: UIFont.TextStyle?) {
    self.request = request
    self.textStyle = textStyle
  }

  /// Describes a typeface by its PostScript or family name, at a size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(FontDescriptor(family: .named(name), size: size), textStyle: nil)
  }

  /// Restores a descriptor from an archive; nil if the archive contains none.
  public required convenience init?(coder: NSCoder) {
    guard let archive = FontArchive(from: coder) else { return nil }
    let style: UIFont.TextStyle? = if case .textStyle(let style) = archive.origin { style } else { nil }
    self.init(archive.request, textStyle: style)
  }

  /// Writes the attributes into an archive.
  open func encode(with coder: NSCoder) {
    FontArchive(request, origin: textStyle.map { .textStyle($0) } ?? .fixed).encode(with: coder)
  }

  /// The attributes of a text style at the current or given text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFontDescriptor(UIFont.styleRequest(style, weight: style.weight, at: category), textStyle: style)
  }

  /// Size in points.
  open var pointSize: CGFloat { request.size }

  /// The font's PostScript name; system fonts have private names that begin with a dot.
  open var postscriptName: String {
    switch request.family {
    case .named(let name): name
    case .system(let design): Self.systemName(design: design, weight: request.weight)
    }
  }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight >= .semibold { traits.insert(.traitBold) }
    if request.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// A copy with these traits and no others. Never nil here, since there is a font for every descriptor.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var request = request
    request.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      let bold = textStyle?.emphasizedWeight ?? .bold
      request.weight = FontWeight(rawValue: bold.rawValue)
    } else if request.weight >= .semibold {
      request.weight = .regular
    }
    if case .system(let design) = request.family {
      if traits.contains(.traitMonoSpace) {
        request.family = .system(.monospaced)
      } else if design == .monospaced {
        request.family = .system(.default)
      }
    }
    if traits.contains(.traitTightLeading) { request.leading = (request.leading ?? 0) - 2 }
    if traits.contains(.traitLooseLeading) { request.leading = (request.leading ?? 0) + 2 }
    return UIFontDescriptor(request, textStyle: textStyle)
  }

  /// A copy in another design of the system font. Named fonts keep their design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = request.family else { return self }
    var request = request
    switch design {
    case .rounded: request.family = .system(.rounded)
    case .serif: request.family = .system(.serif)
    case .monospaced: request.family = .system(.monospaced)
    default: request.family = .system(.default)
    }
    return UIFontDescriptor(request, textStyle: textStyle)
  }

  /// A copy at another size in points; it no longer belongs to a text style.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(Font(request).withSize(size).descriptor, textStyle: nil)
  }

  /// A copy in another weight of its family.
  public func withWeight(_ weight: UIFont.Weight) -> UIFontDescriptor {
    var request = request
    request.weight = FontWeight(rawValue: weight.rawValue)
    return UIFontDescriptor(request, textStyle: textStyle)
  }

  /// The descriptor itself, since it never changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return request == other.request && textStyle == other.textStyle
  }

  open override var hash: Int { request.hashValue }

  static func systemName(design: Typesetting.FontDescriptor.Design, weight: FontWeight) -> String {
    let family =
      switch design {
      case .default: ".SFUI"
      case .rounded: ".SFUIRounded"
      case .serif: ".NewYork"
      case .monospaced: ".SFUIMono"
      }
    let names: [(FontWeight, String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
    let name = names.first { $0.0 >= weight }?.1 ?? "Black"
    return "\(family)-\(name)"
  }
}
