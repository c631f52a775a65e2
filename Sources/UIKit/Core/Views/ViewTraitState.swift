/// The trait settings of a view, and its traits as resolved last.
@MainActor struct ViewTraitState {
  /// The traits as resolved last; `nil` before the first use.
  var resolved: UITraitCollection?
  /// Traits set on this view for itself and its inside.
  var overrides: UITraitValues {
    get { statedOverrides ?? .unspecified }
    set { statedOverrides = newValue == .unspecified ? nil : newValue }
  }
  @Rare private var statedOverrides: UITraitValues? = nil
  var semanticContent = UISemanticContentAttribute.unspecified
  @Rare var minimumCategory: UIContentSizeCategory? = nil
  @Rare var maximumCategory: UIContentSizeCategory? = nil
  /// Traits that a tree without a window starts from, on its topmost view.
  var rootTraits: UITraitCollection?
  var registrations: [TraitChangeRegistration] = []

  /// Whether nothing set on this view changes the traits that it inherits.
  var changesNothing: Bool { statedOverrides == nil && minimumCategory == nil && maximumCategory == nil }
}
