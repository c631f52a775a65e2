extension UITraitCollection {
  /// Whether text that follows the person's settings is as large and as bold under `other`.
  func hasSameTextSize(as other: UITraitCollection) -> Bool {
    preferredContentSizeCategory == other.preferredContentSizeCategory && legibilityWeight == other.legibilityWeight
  }

  /// Whether points, pixels, direction and the rules of UIKit are those of `other`.
  func hasSameGeometry(as other: UITraitCollection) -> Bool {
    displayScale == other.displayScale && designEra == other.designEra && layoutDirection == other.layoutDirection
  }

  /// Whether nothing is larger or smaller than under `other`: only colours may differ.
  func hasSameMeasures(as other: UITraitCollection) -> Bool {
    hasSameTextSize(as: other) && hasSameGeometry(as: other)
  }
}
