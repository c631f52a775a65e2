/// What a view remembers about its traits.
@MainActor struct ViewTraitState {
  /// The traits as last resolved; `nil` until somebody asks.
  var resolved: UITraitCollection?
  /// Traits set on this view for itself and its inside.
  var overrides = UITraitValues.unspecified
  var semanticContent = UISemanticContentAttribute.unspecified
  var minimumCategory: UIContentSizeCategory?
  var maximumCategory: UIContentSizeCategory?
  /// Traits that a tree without a window starts from, on its topmost view.
  var rootTraits: UITraitCollection?
  var registrations: [TraitChangeRegistration] = []
}
