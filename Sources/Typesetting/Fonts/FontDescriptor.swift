/// What is asked of a font; `Font` is the answer.
public struct FontDescriptor: Hashable, Sendable {
  /// The designs of the system font.
  public enum Design: UInt8, Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }

  /// Where the face comes from.
  public enum Family: Hashable, Sendable {
    /// Apple's system font.
    case system(Design)
    /// A PostScript name such as `AvenirNext-DemiBold`, or a family name such as `Avenir Next`.
    case named(String)
  }

  /// Which design or face.
  public var family: Family
  /// The weight of a system font or of a face that is looked up by family; a PostScript name has its own.
  public var weight: FontWeight
  /// In points. A size that is not finite or not above zero is taken as UIKit's default, 14 for zero and below.
  public var size: Double
  /// Slanted; widths are those of the upright face.
  public var isItalic: Bool
  /// Every digit as wide as every other.
  public var monospacedDigits: Bool
  /// What `Font.leading` is to be, in points: text styles have one, `systemFont(ofSize:)` has 0. Nil is the font's own.
  public var leading: Double?
  /// Decides the tracking of the system font, and which font that is.
  public var era: TypesettingEra

  /// A description; nothing is looked up until a `Font` is made of it.
  public init(
    family: Family = .system(.default), size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
    monospacedDigits: Bool = false, leading: Double? = nil, era: TypesettingEra = .current
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.leading = leading
    self.era = era
  }
}
