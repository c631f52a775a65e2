/// The trait settings of a view, and its traits as resolved last.
@MainActor struct ViewTraitState {
  /// The traits as resolved last; `nil` before the first use.
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
