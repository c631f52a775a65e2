/// Checks whether the fonts that `make setup` installs are available.
public enum InstalledFonts {
  /// The files that are checked, one for each purpose: the outlines of the system font, other alphabets, East Asian
  /// characters, emoji.
  private static let expected = [
    "Inter-Regular.otf", "NotoSans-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
  ]

  /// The warning that a program should show if some of the fonts that `make setup` installs are missing on this
  /// machine; nil if none is missing.
  ///
  /// Without them, texts are measured and drawn with the glyphs of other fonts, or without glyphs. The widths of Latin
  /// letters in Apple's fonts are built in and need no installed font.
  public static var warning: String? { warning(in: .shared) }

  static func warning(in library: FontLibrary) -> String? {
    let missing = expected.filter { library.face(fileName: $0) == nil }
    guard !missing.isEmpty else { return nil }
    return "texts are measured without \(missing.joined(separator: ", ")); `make setup` installs these fonts"
  }
}
