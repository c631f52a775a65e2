extension UITraitCollection {
  /// Whether text that follows the user's settings has the same size and weight under both trait collections.
  func hasSameTextSize(as other: UITraitCollection) -> Bool {
    preferredContentSizeCategory == other.preferredContentSizeCategory && legibilityWeight == other.legibilityWeight
  }

  /// Whether display scale, layout direction and layout policy are the same in both trait collections.
  func hasSameGeometry(as other: UITraitCollection) -> Bool {
    displayScale == other.displayScale && layoutDirection == other.layoutDirection && hasSamePolicy(as: other)
  }

  private func hasSamePolicy(as other: UITraitCollection) -> Bool {
    values.hasSamePolicy(as: other.values) || layoutPolicy == other.layoutPolicy
  }

  /// Whether all sizes are the same under both trait collections, so that only colours may differ.
  func hasSameMeasures(as other: UITraitCollection) -> Bool {
    hasSameTextSize(as: other) && hasSameGeometry(as: other)
  }
}
