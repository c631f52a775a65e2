/// A screen: its size in points, its pixels a point and the traits that a tree on it starts from.
public final class UIScreen: NSObject, @unchecked Sendable {
  /// The screen's rectangle in points; its origin is zero.
  public let bounds: CGRect
  /// Pixels a point.
  public let scale: CGFloat
  /// The traits that views without a parent start from.
  public let traitCollection: UITraitCollection

  /// Creates a screen of `size` points.
  ///
  /// What `traits` leaves unspecified is a left-to-right iPhone in portrait with light appearance and text of size Large.
  public init(size: CGSize, scale: CGFloat, traits: UITraitCollection = UITraitCollection()) {
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

  /// The screen's scale; the same as `scale`, since nothing here resamples.
  public var nativeScale: CGFloat { scale }

  @TaskLocal private static var taskMain: UIScreen?
  private static let standard = UIScreen(size: CGSize(width: 375, height: 812), scale: 3)

  /// The screen of the running task; by default one of 375 × 812 points at 3 pixels a point.
  public static var main: UIScreen { taskMain ?? standard }

  /// Runs `body` with this screen as `main`.
  public func performAsMain<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$taskMain.withValue(self, operation: body)
  }
}
