/// The fonts beside the system's whose advances are known.
public enum NamedFonts {
  /// Their PostScript names, in alphabetical order.
  public static var postScriptNames: [String] { AdvanceTable.names }
}
