/// What happens to text that is longer than its line or its container. These are UIKit's six modes.
public enum LineBreakMode: UInt8, Hashable, Sendable {
  /// Lines end between words. Text that does not fit the container is not shown.
  case byWordWrapping
  /// Lines end between characters. Text that does not fit the container is not shown.
  case byCharWrapping
  /// Lines end between words. The last line does not wrap and is cut at the edge.
  case byClipping
  /// The last line shows the end of the text after an ellipsis.
  case byTruncatingHead
  /// The last line ends with an ellipsis.
  case byTruncatingTail
  /// The last line shows its beginning, an ellipsis and the end of the text.
  case byTruncatingMiddle

  /// Whether an ellipsis stands for text that does not fit.
  public var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}
