/// A face at a size, with the figures that UIKit reports of it.
///
/// Fonts with equal descriptors are the same object inside, so comparing and hashing them costs next to nothing.
public struct Font: Hashable, Sendable {
  let face: ResolvedFont

  /// The font that serves a descriptor. There always is one; `notes` says what was replaced.
  public init(_ descriptor: FontDescriptor) { face = FontRegistry.shared.font(for: descriptor) }

  /// The system font.
  public static func system(
    size: Double, weight: FontWeight = .regular, era: TypesettingEra = .current
  ) -> Font {
    Font(FontDescriptor(size: size, weight: weight, era: era))
  }

  /// A font by its PostScript or family name.
  public static func named(_ name: String, size: Double) -> Font {
    Font(FontDescriptor(family: .named(name), size: size))
  }

  /// Makes the fonts in files available by their names, as an app's own fonts are: first come these, then what the project knows of
  /// iOS, then what is installed. Fonts that were made before stay as they are, so register before anything is measured.
  ///
  /// - Returns: the PostScript names that were added, in the order of the files; files that hold no font are passed over.
  @discardableResult
  public static func register(files paths: [String]) -> [String] { FontLibrary.shared.register(paths) }

  /// What was asked for, with an impossible size replaced.
  public var descriptor: FontDescriptor { face.descriptor }
  /// In points.
  public var pointSize: Double { face.descriptor.size }
  /// From the baseline to the top of the line, in points.
  public var ascender: Double { face.ascender }
  /// From the baseline to the bottom of the line, in points; negative.
  public var descender: Double { face.descender }
  /// Between the bottom of one line and the top of the next, in points.
  public var leading: Double { face.leading }
  /// `ascender - descender`, in points.
  public var lineHeight: Double { face.ascender - face.descender }
  /// Part of `lineHeight` that is the face's line gap, which the system font of iOS 8 and before has there; in points.
  public var lineGapInside: Double { face.lineGapInside }
  /// Height of a flat capital above the baseline, in points.
  public var capHeight: Double { face.metrics.capHeight * pointSize }
  /// Height of a flat small letter above the baseline, in points.
  public var xHeight: Double { face.metrics.xHeight * pointSize }
  /// What was replaced or estimated, in sentences for a person; empty for the plain system font.
  public var notes: [String] { face.notes }

  /// The same font at another size. A text style's leading grows with it.
  public func withSize(_ size: Double) -> Font {
    if size == pointSize { return self }
    var descriptor = face.descriptor
    descriptor.size = size
    if let leading = descriptor.leading, pointSize > 0 { descriptor.leading = leading * size / pointSize }
    return Font(descriptor)
  }

  /// Whether both answer the same descriptor.
  public static func == (left: Font, right: Font) -> Bool { left.face === right.face }
  /// Hashes which font it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(face)) }
}
