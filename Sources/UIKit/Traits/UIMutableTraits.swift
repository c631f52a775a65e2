/// Traits that can be set one by one.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Room along the horizontal axis.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Room along the vertical axis.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Pixels a point; 0 means unspecified.
  var displayScale: CGFloat { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Layer of the interface.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The person's text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether bold text is switched on.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether more contrast is switched on.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The measures and rules of layout; `nil` means unspecified. Not one of UIKit's own traits.
  var layoutPolicy: LayoutPolicy? { get set }
}

/// The values of a trait collection.
struct UITraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  private var policyBox: PolicyBox?

  static let unspecified = UITraitValues()

  /// These values with those that `other` specifies in their place.
  func overridden(by other: UITraitValues) -> UITraitValues {
    var result = self
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
    if let box = other.policyBox { result.policyBox = box }
    return result
  }

  var layoutPolicy: LayoutPolicy? {
    get { policyBox?.policy }
    set { policyBox = newValue.map(PolicyBox.init) }
  }

  /// Whether both specify the same policy, or none.
  func hasSamePolicy(as other: UITraitValues) -> Bool { policyBox == other.policyBox }

  /// Keeps the policy apart: every view has trait values for its overrides, and hardly any has a policy among them.
  private final class PolicyBox: Hashable, Sendable {
    let policy: LayoutPolicy

    init(_ policy: LayoutPolicy) {
      self.policy = policy
    }

    static func == (left: PolicyBox, right: PolicyBox) -> Bool { left === right || left.policy == right.policy }

    func hash(into hasher: inout Hasher) {
      hasher.combine(policy)
    }
  }
}
