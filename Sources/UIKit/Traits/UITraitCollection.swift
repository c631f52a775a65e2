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

  /// Creates a collection with the traits that `mutations` sets; all others are unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitValues.unspecified
    mutations(&traits)
    self.init(values: traits as? UITraitValues ?? .unspecified)
  }

  /// Combines collections. If several specify a trait, the last of them decides.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(.unspecified) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that specifies only the number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that specifies only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Pixels per point; 0 means unspecified.
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

  /// Whether every trait that `other` specifies has the same value in this collection.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }

  /// Whether a dynamic colour may be another one under `other` than under this collection.
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

  /// The traits for code that has no view to take them from; by default those of the main screen.
  /// `performAsCurrent(_:)` sets them for the current task.
  public static var current: UITraitCollection { taskCurrent ?? UIScreen.mainTraits }

  /// Runs `actions`. Meanwhile, `current` is this collection for code of the current task.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.$taskCurrent.withValue(self, operation: actions)
  }
}
