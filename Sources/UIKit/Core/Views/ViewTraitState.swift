/// The trait overrides and other trait properties that were set on a view, and its resolved traits.
@MainActor struct ViewTraitState {
  /// The view's traits, computed from the superview's and the overrides; `nil` before the first use.
  var resolved: UITraitCollection?
  /// The trait overrides that were set on the view. They apply to it and its subviews.
  var overrides: UITraitValues {
    get { settings?.overrides ?? .unspecified }
    set { change { $0.overrides = newValue } }
  }
  var semanticContent = UISemanticContentAttribute.unspecified
  var minimumCategory: UIContentSizeCategory? {
    get { settings?.minimumCategory }
    set { change { $0.minimumCategory = newValue } }
  }
  var maximumCategory: UIContentSizeCategory? {
    get { settings?.maximumCategory }
    set { change { $0.maximumCategory = newValue } }
  }
  /// The traits that the view inherits if it has no superview; `nil` if none were set.
  var rootTraits: UITraitCollection? {
    get { settings?.rootTraits }
    set { change { $0.rootTraits = newValue } }
  }
  var registrations: [TraitChangeRegistration] {
    get { settings?.registrations ?? [] }
    set { change { $0.registrations = newValue } }
  }

  /// Whether the view has no trait overrides and no limits of the content size category, so that it does not change the
  /// traits that it inherits.
  var changesNothing: Bool {
    guard let settings else { return true }
    return settings.overrides.specifiesNothing && settings.minimumCategory == nil && settings.maximumCategory == nil
  }

  /// Properties that only few views set. They are stored separately, so that the other views use less memory.
  private struct Settings {
    var overrides = UITraitValues.unspecified
    var minimumCategory: UIContentSizeCategory?
    var maximumCategory: UIContentSizeCategory?
    var rootTraits: UITraitCollection?
    var registrations: [TraitChangeRegistration] = []
  }
  @Rare private var settings: Settings? = nil

  private mutating func change(_ change: (inout Settings) -> Void) {
    var changed = settings ?? Settings()
    change(&changed)
    settings = changed
  }
}
