/// Where the lines of a paragraph lie between its indents.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge, in any direction.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge, in any direction.
  case right = 2
  /// Both edges; the last line is natural.
  case justified = 3
  /// At the edge where the paragraph's writing direction begins.
  case natural = 4
}
