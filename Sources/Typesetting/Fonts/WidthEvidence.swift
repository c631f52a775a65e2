/// What the widths of a font's letters rest on.
public enum WidthEvidence: Hashable, Sendable {
  /// The font itself, or a free font with the same widths.
  case known
  /// The widths that Interface Builder stored for labels of several repositories.
  case fitted
  /// The widths of few labels, or of those of one repository.
  case scarce
  /// Another font, because the font is not here.
  case substitute
}
