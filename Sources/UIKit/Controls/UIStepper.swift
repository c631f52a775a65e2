import Foundation

/// A control with a minus and a plus. Its size is fixed.
open class UIStepper: UIControl {
  /// The value, between minimum and maximum.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// The amount of one step.
  open var stepValue: Double = 1
  /// Whether a step beyond one limit continues at the other limit.
  open var wraps = false
  /// Whether holding repeats. Inert: one touch is one step.
  open var autorepeat = true
  /// Whether changes are sent while holding. Inert: one touch is one step.
  open var isContinuous = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startAtFixedSize()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startAtFixedSize()
    _ = isMade(by: coder, as: UIStepper.self)
  }

  open override var intrinsicContentSize: CGSize { traitCollection.layoutPolicy.controls.stepperSize }

  override var fixedFrameSize: CGSize? { intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var takesTaps: Bool { true }

  /// Makes a step for the half on which the finger is lifted, if the limits allow it.
  override func touchWasLifted(_ touch: UITouch, inside: Bool, with event: UIEvent?) {
    guard inside else { return }
    let isRight = touch.location(in: self).x >= bounds.midX
    let old = value
    step(up: isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft))
    if value != old { valueWasChanged(with: event) }
  }

  private func step(up: Bool) {
    let next = value + (up ? stepValue : -stepValue)
    if next > maximumValue {
      value = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      value = wraps ? maximumValue : minimumValue
    } else {
      value = next
    }
  }

  package override var innerElements: [InnerElement] {
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let sides = [bounds.minX, bounds.midX].map { CGRect(origin: CGPoint(x: $0, y: bounds.minY), size: half) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return zip(["Decrement", "Increment"], isMirrored ? sides.reversed() : sides).map {
      InnerElement(label: $0, frame: $1, isEnabled: isEnabled)
    }
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits.union(.adjustable) }

  package override var shownStates: [ShownState] { super.shownStates + [.value(CGFloat(value))] }
}
