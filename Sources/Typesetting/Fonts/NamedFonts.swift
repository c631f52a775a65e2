/// The fonts, besides the system font, whose advances are known.
public enum NamedFonts {
  /// Their PostScript names, in alphabetical order.
  public static var postScriptNames: [String] { AdvanceTable.names }
}
