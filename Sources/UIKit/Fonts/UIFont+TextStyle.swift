extension UIFont {
  /// A role of text, such as title or footnote. Its font size follows the text size that the user has set.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The value of UIKit's constant for the style, which storyboards and xibs store, too.
    public var rawValue: String

    /// Creates a style from the value of UIKit's constant. Text of an unknown style has the sizes of `body`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 36 pt bold at the default size (iOS 17).
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 pt bold at the default size (iOS 17).
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 pt at the default size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 pt at the default size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 pt at the default size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 pt at the default size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 pt semibold at the default size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 pt at the default size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 pt at the default size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 pt at the default size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 pt at the default size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 pt at the default size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 pt at the default size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Weight of the style's font without the bold trait.
    var weight: UIFont.Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }

    /// Weight of the style's font with the bold trait.
    var emphasizedWeight: UIFont.Weight {
      switch self {
      case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
      default: .semibold
      }
    }
  }
}
