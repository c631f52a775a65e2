/// A screen: its size in points, its pixels per point, and the traits of view trees on it.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The screen's rectangle in points; its origin is zero.
  public nonisolated let bounds: CGRect
  /// Pixels per point.
  public nonisolated let scale: CGFloat
  /// The traits that views without a superview inherit.
  public nonisolated let traitCollection: UITraitCollection
  /// What covers the screen's edges. With `nil`, windows have the safe area that their host gives them.
  package nonisolated let edges: ScreenEdges?

  /// Creates a screen of `size` points.
  ///
  /// Unspecified traits get the values of an iPhone in portrait, laid out from left to right, with light appearance and
  /// the text size Large.
  public nonisolated convenience init(size: CGSize, scale: CGFloat, traits: UITraitCollection = UITraitCollection()) {
    self.init(size: size, scale: scale, traits: traits, edges: nil)
  }

  /// Creates a screen whose edges are covered by a notch, a status bar or a home indicator. All windows on it get its
  /// safe area.
  package nonisolated init(size: CGSize, scale: CGFloat, traits: UITraitCollection, edges: ScreenEdges?) {
    self.edges = edges
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    let defaults = UITraitCollection {
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.layoutDirection = .leftToRight
      $0.userInterfaceStyle = .light
      $0.userInterfaceLevel = .base
      $0.preferredContentSizeCategory = .large
      $0.legibilityWeight = .regular
      $0.accessibilityContrast = .normal
    }
    traitCollection = UITraitCollection(
      traitsFrom: [defaults, traits, UITraitCollection(displayScale: scale)])
  }

  /// How bright the screen is, 0 to 1. Inert: the value is stored and has no effect.
  public var brightness: CGFloat {
    get { Self.brightness }
    set { Self.brightness = newValue }
  }
  private static var brightness: CGFloat = 0.5
  /// Whether software dims the screen below its lowest brightness. Inert: always false.
  public var wantsSoftwareDimming: Bool { false }
  /// Frames per second.
  public var maximumFramesPerSecond: Int { 60 }
  /// The screen's rectangle in pixels, with the device held upright.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The rectangle for windows. Always that of the screen.
  @available(*, deprecated, message: "use the bounds of a window")
  public var applicationFrame: CGRect { bounds }
  /// Whether the screen is recorded or mirrored. Inert: it is not.
  public var isCaptured: Bool { false }
  /// The screen whose content this screen mirrors. Inert: always nil.
  public var mirrored: UIScreen? { nil }
  /// All screens. Always only the main screen.
  public static var screens: [UIScreen] { [main] }
  /// The brightness changed. Inert: never posted.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Recording or mirroring of the screen began or ended. Inert: never posted.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// A screen was connected. Inert: never posted.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// A screen was disconnected. Inert: never posted.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")

  /// The physical pixels per point. Always the same as `scale`, since no screen here scales its picture.
  public var nativeScale: CGFloat { scale }

  /// Holds the main screen of the current task. It is in a type of its own, so that it is not isolated to the main
  /// actor.
  private enum OfTask {
    @TaskLocal static var main: UIScreen?
  }

  private nonisolated static let standard = UIScreen(size: CGSize(width: 375, height: 812), scale: 3)

  /// The screen that `performAsMain(_:)` set for the current task; by default one of 375 × 812 points at 3 pixels per
  /// point.
  public static var main: UIScreen { OfTask.main ?? standard }

  /// The traits of `main`, for code that is not isolated to the main actor.
  nonisolated static var mainTraits: UITraitCollection { (OfTask.main ?? standard).traitCollection }

  /// Runs `body`. Meanwhile, `UIScreen.main` is this screen for code of the current task.
  public func performAsMain<Result>(_ body: () throws -> Result) rethrows -> Result {
    try OfTask.$main.withValue(self, operation: body)
  }
}
