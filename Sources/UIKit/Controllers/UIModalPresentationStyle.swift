/// How a controller is shown over others.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// Over the whole screen.
  case fullScreen = 0
  /// As a page in the middle, or a sheet.
  case pageSheet = 1
  /// As a small form in the middle.
  case formSheet = 2
  /// Over the presenting context.
  case currentContext = 3
  /// As the controller's transitioning delegate decides.
  case custom = 4
  /// Over the whole screen. The views behind are not removed.
  case overFullScreen = 5
  /// Over the presenting context. The views behind are not removed.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
  /// Not presented.
  case none = -1
  /// The system chooses: a sheet.
  case automatic = -2
}
