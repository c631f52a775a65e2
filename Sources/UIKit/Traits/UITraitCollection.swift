/// The environment that a view is laid out in: device, size classes, text size, direction, appearance.
///
/// Immutable; the methods that change values return a changed copy.
public final class UITraitCollection: NSObject, Sendable {
  let values: UITraitValues
  /// The measures and rules of layout; not one of UIKit's own traits.
  public let layoutPolicy: LayoutPolicy

  init(values: UITraitValues) {
    self.values = values
    layoutPolicy = values.layoutPolicy ?? .device
  }

  public override convenience init() {
    self.init(values: .unspecified)
  }

  /// Creates a collection from changes of an unspecified one.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitValues.unspecified
    mutations(&traits)
    self.init(values: traits as? UITraitValues ?? .unspecified)
  }

  /// Creates a collection in which later collections win over earlier ones.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(.unspecified) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection with only a device kind.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection with only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with only a number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection with only a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with only a reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Pixels a point; 0 means unspecified.
  public var displayScale: CGFloat { values.displayScale }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// A copy with `mutations` applied.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(values: traits as? UITraitValues ?? values)
  }

  /// Whether every trait that `other` specifies has the same value here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }

  /// Whether a dynamic colour may look different under `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast || userInterfaceIdiom != other.userInterfaceIdiom
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }

  @TaskLocal private static var taskCurrent: UITraitCollection?

  /// The traits that code without a view of its own should use, by default those of the main screen. Local to the task.
  public static var current: UITraitCollection { taskCurrent ?? UIScreen.mainTraits }

  /// Runs `actions` with this collection as `current`.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$taskCurrent.withValue(self, operation: actions)
  }
}
