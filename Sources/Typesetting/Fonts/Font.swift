/// A font face at a size, with the metrics that UIKit has for it.
///
/// Fonts with equal descriptors share one object, so comparing and hashing fonts is cheap.
public struct Font: Hashable, Sendable {
  let face: ResolvedFont

  /// Makes the font for a descriptor. If the requested font is not available, another one is used, and ``notes`` says
  /// so.
  public init(_ descriptor: FontDescriptor) { face = FontRegistry.shared.font(for: descriptor) }

  /// The system font in a size in points and a weight, as in a generation of Apple's text system.
  public static func system(
    size: Double, weight: FontWeight = .regular, era: TypesettingEra = .current
  ) -> Font {
    Font(FontDescriptor(size: size, weight: weight, era: era))
  }

  /// The font with a PostScript or family name, in a size in points.
  public static func named(_ name: String, size: Double) -> Font {
    Font(FontDescriptor(family: .named(name), size: size))
  }

  /// Makes the fonts in files available by name, like the fonts that an app bundles.
  ///
  /// A name is looked up in registered files first, then in the built-in tables of iOS fonts, then among the installed
  /// fonts. Fonts made before the call do not change, so register files before measuring any text.
  ///
  /// - Returns: the PostScript names of the added fonts, in the order of the files. Files that are no fonts are
  ///   skipped.
  @discardableResult
  public static func register(files paths: [String]) -> [String] { FontLibrary.shared.register(paths) }

  /// The requested descriptor, with an invalid size replaced.
  public var descriptor: FontDescriptor { face.descriptor }
  /// The size in points.
  public var pointSize: Double { face.descriptor.size }
  /// The distance from the baseline to the top of the line, in points.
  public var ascender: Double { face.ascender }
  /// The distance from the baseline to the bottom of the line, in points; negative.
  public var descender: Double { face.descender }
  /// The space between the bottom of one line and the top of the next, in points.
  public var leading: Double { face.leading }
  /// `ascender - descender`, in points.
  public var lineHeight: Double { face.ascender - face.descender }
  /// The part of `lineHeight` that is the face's line gap, in points. It is greater than 0 only for the system font up
  /// to iOS 8, whose line height includes the line gap.
  public var lineGapInside: Double { face.lineGapInside }
  /// The height of flat capital letters above the baseline, in points.
  public var capHeight: Double { face.metrics.capHeight * pointSize }
  /// The height of flat lowercase letters above the baseline, in points.
  public var xHeight: Double { face.metrics.xHeight * pointSize }
  /// Sentences about replacements and estimates, for example that widths of another font are used; empty if there are
  /// none.
  public var notes: [String] { face.notes }
  /// What the widths of the font's letters rest on.
  public var widthEvidence: WidthEvidence { face.evidence }

  /// The same font at another size. The leading of a text style is scaled with it.
  public func withSize(_ size: Double) -> Font {
    if size == pointSize { return self }
    var descriptor = face.descriptor
    descriptor.size = size
    if let leading = descriptor.leading, pointSize > 0 { descriptor.leading = leading * size / pointSize }
    return Font(descriptor)
  }

  /// Whether both fonts have the same descriptor.
  public static func == (left: Font, right: Font) -> Bool { left.face === right.face }
  /// Hashes the font's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(face)) }
}
