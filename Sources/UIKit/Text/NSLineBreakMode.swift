/// What happens where text reaches the end of its line.
public enum NSLineBreakMode: Int, Sendable {
  /// A new line begins at a word.
  case byWordWrapping = 0
  /// A new line begins at any character.
  case byCharWrapping = 1
  /// The rest is not shown.
  case byClipping = 2
  /// The beginning of the last line gives way to an ellipsis.
  case byTruncatingHead = 3
  /// The end of the last line gives way to an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the last line gives way to an ellipsis.
  case byTruncatingMiddle = 5
}
