/// A description of a font, from which a ``Font`` is made.
public struct FontDescriptor: Hashable, Sendable {
  /// The designs of the system font.
  public enum Design: UInt8, Hashable, Sendable {
    case `default`, rounded, serif, monospaced
  }

  /// How the face is looked up.
  public enum Family: Hashable, Sendable {
    /// Apple's system font.
    case system(Design)
    /// A PostScript name such as `AvenirNext-DemiBold`, or a family name such as `Avenir Next`.
    case named(String)
  }

  /// The design of the system font, or the name of a face.
  public var family: Family
  /// The weight of a system font or of a family's face; a PostScript name determines its own weight.
  public var weight: FontWeight
  /// The size in points. A size that is not finite or not positive is replaced by UIKit's default, 14 points.
  public var size: Double
  /// Whether the face is slanted. The widths are those of the upright face.
  public var isItalic: Bool
  /// Whether all digits have the same width.
  public var monospacedDigits: Bool
  /// The leading in points: text styles have one, `systemFont(ofSize:)` has 0. Nil means the face's own leading.
  public var leading: Double?
  /// The generation of the system font, which decides its face and tracking.
  public var era: TypesettingEra

  /// Makes a description; nothing is looked up until a `Font` is made from it.
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
