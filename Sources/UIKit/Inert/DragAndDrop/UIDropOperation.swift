/// What a drop does.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// Nothing.
  case cancel = 0
  /// Nothing here.
  case forbidden = 1
  /// It copies.
  case copy = 2
  /// It moves.
  case move = 3
}
