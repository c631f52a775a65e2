/// The look of the status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the appearance says.
  case `default` = 0
  /// Light text, for dark content.
  case lightContent = 1
  /// Dark text, for light content.
  case darkContent = 3
}

/// The animation that shows or hides the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none = 0
  /// By opacity.
  case fade = 1
  /// By sliding.
  case slide = 2
}
