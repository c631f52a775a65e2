extension UITraitCollection {
  /// Whether text that follows the person's settings has the same size and weight under `other`.
  func hasSameTextSize(as other: UITraitCollection) -> Bool {
    preferredContentSizeCategory == other.preferredContentSizeCategory && legibilityWeight == other.legibilityWeight
  }

  /// Whether display scale, layout direction and layout policy are the same under `other`.
  func hasSameGeometry(as other: UITraitCollection) -> Bool {
    displayScale == other.displayScale && layoutDirection == other.layoutDirection && hasSamePolicy(as: other)
  }

  private func hasSamePolicy(as other: UITraitCollection) -> Bool {
    values.hasSamePolicy(as: other.values) || layoutPolicy == other.layoutPolicy
  }

  /// Whether all sizes are the same under `other`, so that only colours may differ.
  func hasSameMeasures(as other: UITraitCollection) -> Bool {
    hasSameTextSize(as: other) && hasSameGeometry(as: other)
  }
}
