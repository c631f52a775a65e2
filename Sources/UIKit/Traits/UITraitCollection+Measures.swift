extension UITraitCollection {
  /// Whether text that follows the person's settings is as large and as bold under `other`.
  func hasSameTextSize(as other: UITraitCollection) -> Bool {
    preferredContentSizeCategory == other.preferredContentSizeCategory && legibilityWeight == other.legibilityWeight
  }

  /// Whether points, pixels, direction and the policy of layout are those of `other`.
  func hasSameGeometry(as other: UITraitCollection) -> Bool {
    displayScale == other.displayScale && layoutDirection == other.layoutDirection && hasSamePolicy(as: other)
  }

  private func hasSamePolicy(as other: UITraitCollection) -> Bool {
    values.hasSamePolicy(as: other.values) || layoutPolicy == other.layoutPolicy
  }

  /// Whether nothing is larger or smaller than under `other`: only colours may differ.
  func hasSameMeasures(as other: UITraitCollection) -> Bool {
    hasSameTextSize(as: other) && hasSameGeometry(as: other)
  }
}
