/// How text is broken into lines, and how it is cut if it does not fit its container: UIKit's six line break modes.
public enum LineBreakMode: UInt8, Hashable, Sendable {
  /// Lines end between words. Text that does not fit the container is not shown.
  case byWordWrapping
  /// Lines end between characters. Text that does not fit the container is not shown.
  case byCharWrapping
  /// Lines end between words. The last line is not wrapped but clipped at the edge of the container.
  case byClipping
  /// Lines end between words. The last line begins with an ellipsis, followed by the end of the text.
  case byTruncatingHead
  /// Lines end between words. The last line ends with an ellipsis.
  case byTruncatingTail
  /// Lines end between words. The last line has its beginning, an ellipsis, and the end of the text.
  case byTruncatingMiddle

  /// Whether text that does not fit is replaced by an ellipsis.
  public var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}
