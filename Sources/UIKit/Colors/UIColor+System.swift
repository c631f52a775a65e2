/// The system colours of iOS 13 to 18, which adapt to light and dark appearance and to increased contrast.
///
/// The greys and the colours that are named after a hue have the values of the
/// [Human Interface Guidelines](https://developer.apple.com/design/human-interface-guidelines/color#Specifications).
/// The colours for text, fills and backgrounds have the values that [Flutter](https://github.com/flutter/flutter)
/// recorded on iOS 13.
extension UIColor {
  public static let systemRed = adaptive(
    rgb(255, 59, 48), dark: rgb(255, 69, 58),
    strong: rgb(215, 0, 21), strongDark: rgb(255, 105, 97))
  public static let systemOrange = adaptive(
    rgb(255, 149, 0), dark: rgb(255, 159, 10),
    strong: rgb(201, 52, 0), strongDark: rgb(255, 179, 64))
  public static let systemYellow = adaptive(
    rgb(255, 204, 0), dark: rgb(255, 214, 10),
    strong: rgb(178, 80, 0), strongDark: rgb(255, 212, 38))
  public static let systemGreen = adaptive(
    rgb(52, 199, 89), dark: rgb(48, 209, 88),
    strong: rgb(36, 138, 61), strongDark: rgb(48, 219, 91))
  public static let systemMint = adaptive(
    rgb(0, 199, 190), dark: rgb(99, 230, 226),
    strong: rgb(12, 129, 123), strongDark: rgb(102, 212, 207))
  public static let systemTeal = adaptive(
    rgb(48, 176, 199), dark: rgb(64, 200, 224),
    strong: rgb(0, 130, 153), strongDark: rgb(93, 230, 255))
  public static let systemCyan = adaptive(
    rgb(50, 173, 230), dark: rgb(100, 210, 255),
    strong: rgb(0, 113, 164), strongDark: rgb(112, 215, 255))
  /// The system's blue, the default tint.
  public static let systemBlue = adaptive(
    rgb(0, 122, 255), dark: rgb(10, 132, 255),
    strong: rgb(0, 64, 221), strongDark: rgb(64, 156, 255))
  public static let systemIndigo = adaptive(
    rgb(88, 86, 214), dark: rgb(94, 92, 230),
    strong: rgb(54, 52, 163), strongDark: rgb(125, 122, 255))
  public static let systemPurple = adaptive(
    rgb(175, 82, 222), dark: rgb(191, 90, 242),
    strong: rgb(137, 68, 171), strongDark: rgb(218, 143, 255))
  public static let systemPink = adaptive(
    rgb(255, 45, 85), dark: rgb(255, 55, 95),
    strong: rgb(211, 15, 69), strongDark: rgb(255, 100, 130))
  public static let systemBrown = adaptive(
    rgb(162, 132, 94), dark: rgb(172, 142, 104),
    strong: rgb(127, 101, 69), strongDark: rgb(181, 148, 105))
  public static let systemGray = adaptive(
    rgb(142, 142, 147), dark: rgb(142, 142, 147),
    strong: rgb(108, 108, 112), strongDark: rgb(174, 174, 178))
  /// The system's second grey.
  public static let systemGray2 = adaptive(
    rgb(174, 174, 178), dark: rgb(99, 99, 102),
    strong: rgb(142, 142, 147), strongDark: rgb(124, 124, 128))
  /// The system's third grey.
  public static let systemGray3 = adaptive(
    rgb(199, 199, 204), dark: rgb(72, 72, 74),
    strong: rgb(174, 174, 178), strongDark: rgb(84, 84, 86))
  /// The system's fourth grey.
  public static let systemGray4 = adaptive(
    rgb(209, 209, 214), dark: rgb(58, 58, 60),
    strong: rgb(188, 188, 192), strongDark: rgb(68, 68, 70))
  /// The system's fifth grey.
  public static let systemGray5 = adaptive(
    rgb(229, 229, 234), dark: rgb(44, 44, 46),
    strong: rgb(216, 216, 220), strongDark: rgb(54, 54, 56))
  /// The system's faintest grey.
  public static let systemGray6 = adaptive(
    rgb(242, 242, 247), dark: rgb(28, 28, 30),
    strong: rgb(235, 235, 240), strongDark: rgb(36, 36, 38))
  /// For primary text.
  public static let label = adaptive(rgb(0, 0, 0), dark: rgb(255, 255, 255))
  /// For secondary text, such as subtitles.
  public static let secondaryLabel = adaptive(
    rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6),
    strong: rgb(60, 60, 67, 0.68), strongDark: rgb(235, 235, 245, 0.68))
  /// For text that is less important than secondary text.
  public static let tertiaryLabel = adaptive(
    rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3),
    strong: rgb(60, 60, 67, 0.38), strongDark: rgb(235, 235, 245, 0.38))
  /// For the least important text.
  public static let quaternaryLabel = adaptive(
    rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.16),
    strong: rgb(60, 60, 67, 0.26), strongDark: rgb(235, 235, 245, 0.24))
  /// For placeholders in fields.
  public static let placeholderText = adaptive(
    rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3),
    strong: rgb(60, 60, 67, 0.38), strongDark: rgb(235, 235, 245, 0.38))
  public static let link = adaptive(rgb(0, 122, 255), dark: rgb(9, 132, 255))
  /// For fills of thin shapes.
  public static let systemFill = adaptive(
    rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36),
    strong: rgb(120, 120, 128, 0.28), strongDark: rgb(120, 120, 128, 0.44))
  /// For fills of middle-sized shapes.
  public static let secondarySystemFill = adaptive(
    rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32),
    strong: rgb(120, 120, 128, 0.24), strongDark: rgb(120, 120, 128, 0.4))
  /// For fills of large shapes.
  public static let tertiarySystemFill = adaptive(
    rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24),
    strong: rgb(118, 118, 128, 0.2), strongDark: rgb(118, 118, 128, 0.32))
  /// For fills of large areas.
  public static let quaternarySystemFill = adaptive(
    rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18),
    strong: rgb(116, 116, 128, 0.16), strongDark: rgb(118, 118, 128, 0.26))
  /// For the background of a screen.
  public static let systemBackground = adaptive(
    rgb(255, 255, 255), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30),
    strong: rgb(255, 255, 255), strongDark: rgb(0, 0, 0), strongElevated: rgb(36, 36, 38))
  /// For areas on top of `systemBackground`.
  public static let secondarySystemBackground = adaptive(
    rgb(242, 242, 247), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46),
    strong: rgb(235, 235, 240), strongDark: rgb(36, 36, 38), strongElevated: rgb(54, 54, 56))
  /// For areas on top of `secondarySystemBackground`.
  public static let tertiarySystemBackground = adaptive(
    rgb(255, 255, 255), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60),
    strong: rgb(255, 255, 255), strongDark: rgb(54, 54, 56), strongElevated: rgb(68, 68, 70))
  /// For the background of a screen with grouped content, such as a grouped table.
  public static let systemGroupedBackground = adaptive(
    rgb(242, 242, 247), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30),
    strong: rgb(235, 235, 240), strongDark: rgb(0, 0, 0), strongElevated: rgb(36, 36, 38))
  public static let secondarySystemGroupedBackground = adaptive(
    rgb(255, 255, 255), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46),
    strong: rgb(255, 255, 255), strongDark: rgb(36, 36, 38), strongElevated: rgb(54, 54, 56))
  /// For areas on top of `secondarySystemGroupedBackground`, the background of a group.
  public static let tertiarySystemGroupedBackground = adaptive(
    rgb(242, 242, 247), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60),
    strong: rgb(235, 235, 240), strongDark: rgb(54, 54, 56), strongElevated: rgb(68, 68, 70))
  /// For translucent separator lines, which let the content behind them show through.
  public static let separator = adaptive(
    rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6),
    strong: rgb(60, 60, 67, 0.37), strongDark: rgb(84, 84, 88, 0.68))
  /// For opaque separator lines.
  public static let opaqueSeparator = adaptive(rgb(198, 198, 200), dark: rgb(56, 56, 58))
  /// For text on light backgrounds; the same in light and dark appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// For text on dark backgrounds; the same in light and dark appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The background of grouped tables before iOS 13; now the same as `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground

  /// The system colour with a name that Interface Builder or an Objective-C selector uses, such as
  /// `systemBackgroundColor`; the suffix `Color` may be missing. Returns nil for other names.
  public static func systemColor(named name: String) -> UIColor? {
    let key = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return byName[key]
  }

  /// The name of a system colour, without the suffix `Color`; nil for other colours.
  ///
  /// If several names stand for one colour, this is the shortest of them, and the alphabetically first of equally short
  /// ones.
  static func systemName(of color: UIColor) -> String? { nameByIdentity[ObjectIdentifier(color)] }

  private static let nameByIdentity = Dictionary(
    byName.map { (ObjectIdentifier($0.value), $0.key) },
    uniquingKeysWith: { ($0.count, $0) < ($1.count, $1) ? $0 : $1 })

  private static let byName: [String: UIColor] = [
    "systemRed": systemRed,
    "systemOrange": systemOrange,
    "systemYellow": systemYellow,
    "systemGreen": systemGreen,
    "systemMint": systemMint,
    "systemTeal": systemTeal,
    "systemCyan": systemCyan,
    "systemBlue": systemBlue,
    "systemIndigo": systemIndigo,
    "systemPurple": systemPurple,
    "systemPink": systemPink,
    "systemBrown": systemBrown,
    "systemGray": systemGray,
    "systemGray2": systemGray2,
    "systemGray3": systemGray3,
    "systemGray4": systemGray4,
    "systemGray5": systemGray5,
    "systemGray6": systemGray6,
    "label": label,
    "secondaryLabel": secondaryLabel,
    "tertiaryLabel": tertiaryLabel,
    "quaternaryLabel": quaternaryLabel,
    "placeholderText": placeholderText,
    "link": link,
    "systemFill": systemFill,
    "secondarySystemFill": secondarySystemFill,
    "tertiarySystemFill": tertiarySystemFill,
    "quaternarySystemFill": quaternarySystemFill,
    "systemBackground": systemBackground,
    "secondarySystemBackground": secondarySystemBackground,
    "tertiarySystemBackground": tertiarySystemBackground,
    "systemGroupedBackground": systemGroupedBackground,
    "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
    "separator": separator,
    "opaqueSeparator": opaqueSeparator,
    "darkText": darkText, "lightText": lightText, "groupTableViewBackground": groupTableViewBackground,
    "tableCellGroupedBackground": secondarySystemGroupedBackground, "scrollViewTexturedBackground": systemGray2,
    "viewFlipsideBackground": darkGray, "underPageBackground": systemGray2,
    "black": black, "darkGray": darkGray, "lightGray": lightGray, "white": white, "gray": gray, "red": red,
    "green": green, "blue": blue, "cyan": cyan, "yellow": yellow, "magenta": magenta, "orange": orange,
    "purple": purple, "brown": brown, "clear": clear,
  ]

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> CGColor {
    CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// A dynamic colour that depends on the traits for appearance, elevation (`userInterfaceLevel`) and contrast.
  ///
  /// - Parameters:
  ///   - light: The colour in light appearance.
  ///   - dark: The colour in dark appearance.
  ///   - elevated: The colour in dark appearance at the elevated level, as on a sheet; `nil` for `dark`.
  ///   - strong: The colour in light appearance with increased contrast; `nil` for `light`.
  ///   - strongDark: The colour in dark appearance with increased contrast; `nil` for `dark`.
  ///   - strongElevated: The colour in dark appearance at the elevated level with increased contrast; `nil` for the
  ///     first of `strongDark`, `elevated` and `dark` that is given.
  private static func adaptive(
    _ light: CGColor, dark: CGColor, elevated: CGColor? = nil, strong: CGColor? = nil, strongDark: CGColor? = nil,
    strongElevated: CGColor? = nil
  ) -> UIColor {
    let standard = Variants(light: light, dark: dark, elevated: elevated ?? dark)
    let increased = Variants(
      light: strong ?? light, dark: strongDark ?? dark, elevated: strongElevated ?? strongDark ?? elevated ?? dark)
    return UIColor { traits in (traits.accessibilityContrast == .high ? increased : standard).color(for: traits) }
  }

  /// The variants of a system colour at one contrast, standard or increased.
  private struct Variants {
    private let light: UIColor
    private let dark: UIColor
    private let elevated: UIColor

    init(light: CGColor, dark: CGColor, elevated: CGColor) {
      self.light = UIColor(cgColor: light)
      self.dark = UIColor(cgColor: dark)
      self.elevated = UIColor(cgColor: elevated)
    }

    func color(for traits: UITraitCollection) -> UIColor {
      guard traits.userInterfaceStyle == .dark else { return light }
      return traits.userInterfaceLevel == .elevated ? elevated : dark
    }
  }
}
