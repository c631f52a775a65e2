/// A set of traits whose values can be set one by one.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the width is `compact` or `regular`.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the height is `compact` or `regular`.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Pixels per point; 0 means unspecified.
  var displayScale: CGFloat { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Whether content is at the base level or elevated above it, as on a sheet. It selects the variant of colours.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The text size that the user has set.
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
  private var style = Noted(UIUserInterfaceStyle.unspecified)
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  private var textSize = Noted(UIContentSizeCategory.unspecified)
  private var weight = Noted(UILegibilityWeight.unspecified)
  private var contrast = Noted(UIAccessibilityContrast.unspecified)
  private var policyBox: PolicyBox?

  static let unspecified = UITraitValues()

  /// Whether every trait is unspecified.
  ///
  /// This records no reads of traits, since it asks only for overrides that code has set, not for values of the
  /// device's settings.
  var specifiesNothing: Bool {
    userInterfaceIdiom == .unspecified && horizontalSizeClass == .unspecified && verticalSizeClass == .unspecified
      && displayScale == 0 && layoutDirection == .unspecified && style.handedOn == .unspecified
      && userInterfaceLevel == .unspecified && textSize.handedOn == .unspecified
      && weight.handedOn == .unspecified && contrast.handedOn == .unspecified && policyBox == nil
  }

  /// These values, with every value replaced that `other` specifies.
  func overridden(by other: UITraitValues) -> UITraitValues {
    var result = self
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    result.style = style.overridden(by: other.style, unless: .unspecified)
    if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
    result.textSize = textSize.overridden(by: other.textSize, unless: .unspecified)
    result.weight = weight.overridden(by: other.weight, unless: .unspecified)
    result.contrast = contrast.overridden(by: other.contrast, unless: .unspecified)
    if let box = other.policyBox { result.policyBox = box }
    return result
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { style.value }
    set { style.value = newValue }
  }

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { textSize.value }
    set { textSize.value = newValue }
  }

  var legibilityWeight: UILegibilityWeight {
    get { weight.value }
    set { weight.value = newValue }
  }

  var accessibilityContrast: UIAccessibilityContrast {
    get { contrast.value }
    set { contrast.value = newValue }
  }

  var layoutPolicy: LayoutPolicy? {
    get { policyBox?.policy }
    set { policyBox = newValue.map(PolicyBox.init) }
  }

  /// Whether both specify the same layout policy, or none.
  func hasSamePolicy(as other: UITraitValues) -> Bool { policyBox == other.policyBox }

  /// Stores the layout policy in an object of its own, to keep `UITraitValues` small: every view stores such values for
  /// its overrides, and hardly any view overrides the policy.
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
