/// A description of a font, from which a ``Font`` is made.
public struct FontDescriptor: Hashable, Sendable {
  /// The designs of the system font.
  public enum Design: UInt8, Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }

  /// The kind of family: the system font in a design, or a font with a name.
  public enum Family: Hashable, Sendable {
    /// Apple's system font.
    case system(Design)
    /// A PostScript name such as `AvenirNext-DemiBold`, or a family name such as `Avenir Next`.
    case named(String)
  }

  /// The design of the system font, or the name of a face.
  public var family: Family
  /// The weight of the system font, or of a face that is given by its family name. It is ignored if a PostScript name
  /// states a weight.
  public var weight: FontWeight
  /// The size in points. A size that is not finite or not positive is replaced by UIKit's default, 14 points.
  public var size: Double
  /// Whether the face is italic. The widths of letters are those of the upright face.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var monospacedDigits: Bool
  /// The leading in points, which the fonts of text styles have; nil means 0.
  public var leading: Double?
  /// The generation of Apple's text system, which decides the face and the tracking of the system font.
  public var era: TypesettingEra

  /// Makes a description. The face is looked up only when a `Font` is made from it.
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
