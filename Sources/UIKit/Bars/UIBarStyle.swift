/// Light or dark bars.
public enum UIBarStyle: Int, Sendable {
  /// As the appearance says.
  case `default` = 0
  /// Dark.
  case black = 1
}
