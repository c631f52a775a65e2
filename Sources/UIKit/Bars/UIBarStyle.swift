/// Light or dark bars.
public enum UIBarStyle: Int, Sendable {
  /// As the appearance says.
  case `default` = 0
  /// Dark.
  case black = 1

  /// Dark and blurred. A bar now states the blur by `isTranslucent`.
  @available(*, deprecated, message: "Use black, and set isTranslucent of the bar.")
  public static var blackTranslucent: UIBarStyle { .black }
  /// The earlier name of `black`.
  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}
