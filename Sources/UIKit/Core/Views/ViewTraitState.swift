/// The trait settings of a view, and its traits as resolved last.
@MainActor struct ViewTraitState {
  /// The traits as resolved last; `nil` before the first use.
  var resolved: UITraitCollection?
  /// Traits set on this view for itself and its inside.
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
  /// Traits that a tree without a window starts from, on its topmost view.
  var rootTraits: UITraitCollection? {
    get { settings?.rootTraits }
    set { change { $0.rootTraits = newValue } }
  }
  var registrations: [TraitChangeRegistration] {
    get { settings?.registrations ?? [] }
    set { change { $0.registrations = newValue } }
  }

  /// Whether nothing set on this view changes the traits that it inherits.
  var changesNothing: Bool {
    guard let settings else { return true }
    return settings.overrides.specifiesNothing && settings.minimumCategory == nil && settings.maximumCategory == nil
  }

  /// Values that only few views have.
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
