/// The fonts that `make setup` installs.
public enum InstalledFonts {
  /// One file of each: the stand-in for the system font's letters, other alphabets, East Asia, emoji.
  private static let expected = [
    "Inter-Regular.otf", "NotoSans-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf",
  ]

  /// The names of the files that this machine lacks. Without them texts are measured and drawn with other letters, or with
  /// none; widths of Latin letters of Apple's fonts are known without them.
  public static var missing: [String] { expected.filter { FontLibrary.shared.face(fileName: $0) == nil } }
}
