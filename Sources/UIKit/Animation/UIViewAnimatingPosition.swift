/// A point of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Its end.
  case end = 0
  /// Its start.
  case start = 1
  /// What it shows at the time.
  case current = 2
}
