/// The fonts that `make setup` installs.
public enum InstalledFonts {
  /// One file for each purpose: the system font's letters, other alphabets, East Asia, emoji.
  private static let expected = [
    "Inter-Regular.otf", "NotoSans-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
  ]

  /// The warning that a program should show if this machine lacks some of these fonts.
  ///
  /// Without them, texts are measured and drawn with other letters, or with none. The widths of Latin letters of
  /// Apple's fonts are known without any installed font.
  public static var warning: String? { warning(in: .shared) }

  static func warning(in library: FontLibrary) -> String? {
    let missing = expected.filter { library.face(fileName: $0) == nil }
    guard !missing.isEmpty else { return nil }
    return "texts are measured without \(missing.joined(separator: ", ")); `make setup` installs these fonts"
  }
}
