/// The fonts, besides the system font, whose advance widths are built in.
public enum NamedFonts {
  /// The PostScript names of these fonts, in alphabetical order.
  public static var postScriptNames: [String] { AdvanceTable.names }
}
