import Foundation

/// A control with a minus and a plus. Its size is fixed.
open class UIStepper: UIControl {
  /// The value, between minimum and maximum.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// What one step adds.
  open var stepValue: Double = 1
  /// Whether the value begins anew after its end.
  open var wraps = false
  /// Whether holding repeats.
  open var autorepeat = true
  /// Whether changes are sent while holding.
  open var isContinuous = true

  /// Creates a stepper.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startAtFixedSize()
  }

  /// Restores a stepper from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startAtFixedSize()
    _ = isMade(by: coder, as: UIStepper.self)
  }

  /// The fixed size.
  open override var intrinsicContentSize: CGSize { traitCollection.layoutPolicy.controls.stepperSize }

  override var fixedFrameSize: CGSize? { intrinsicContentSize }

  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits.union(.adjustable) }
}
