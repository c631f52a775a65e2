/// What happens where text reaches the end of its line.
public enum NSLineBreakMode: Int, Sendable {
  /// A new line begins at a word.
  case byWordWrapping = 0
  /// A new line begins at any character.
  case byCharWrapping = 1
  /// The rest is not shown.
  case byClipping = 2
  /// An ellipsis replaces the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the last line.
  case byTruncatingMiddle = 5
}
