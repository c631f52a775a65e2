/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// By the first strong character of the paragraph.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}
