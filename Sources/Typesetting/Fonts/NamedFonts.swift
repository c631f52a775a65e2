/// The fonts, besides the system font, whose advance widths are built in.
public enum NamedFonts {
  /// The PostScript names of the fonts, besides the system font, whose advance widths are built in. In alphabetical
  /// order.
  public static var postScriptNames: [String] { AdvanceTable.names }
}
