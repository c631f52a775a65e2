import Foundation

/// Wheels to choose from. 320 × 216 points, 162 high where the height is compact.
open class UIPickerView: UIView {
  /// Whether the chosen row is marked; always true since iOS 7.
  open var showsSelectionIndicator = true

  /// The fixed size.
  open override var intrinsicContentSize: CGSize {
    traitCollection.wheelsSize
  }

  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UITraitCollection {
  /// Size of the wheels of a picker: lower where the height is compact.
  var wheelsSize: CGSize {
    verticalSizeClass == .compact ? layoutPolicy.controls.lowWheelsSize : layoutPolicy.controls.wheelsSize
  }
}
