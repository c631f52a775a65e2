/// How elements of a container are gone through with few switches.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Each by itself.
  case separate = 1
  /// All as one.
  case combined = 2
}
