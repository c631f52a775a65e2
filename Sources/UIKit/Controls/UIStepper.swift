import Foundation

/// A control with a minus and a plus button that decrease and increase a value. Its natural size is fixed.
open class UIStepper: UIControl {
  /// The current value. Touches limit it to the range from `minimumValue` to `maximumValue`; setting this property does
  /// not.
  open var value: Double = 0
  /// The smallest value that can be reached by touches.
  open var minimumValue: Double = 0
  /// The largest value that can be reached by touches.
  open var maximumValue: Double = 100
  /// By how much one touch changes the value.
  open var stepValue: Double = 1
  /// Whether a step beyond the largest value leads to the smallest one, and vice versa.
  open var wraps = false
  /// Whether a long touch makes several steps. Inert: one touch makes one step.
  open var autorepeat = true
  /// Whether action methods are called for each step of a long touch. Inert: one touch makes one step.
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

  override var fixedFrameSize: CGSize? {
    traitCollection.layoutPolicy.controls.steppersKeepTheirSize ? intrinsicContentSize : nil
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var takesTaps: Bool { true }

  /// Increases the value if the finger is lifted in the trailing half of the control, and decreases it in the leading
  /// half, within the limits.
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
    let frames = isMirrored ? sides.reversed() : sides
    return [
      InnerElement(label: "Decrement", frame: frames[0], isEnabled: isEnabled && (wraps || value > minimumValue)),
      InnerElement(label: "Increment", frame: frames[1], isEnabled: isEnabled && (wraps || value < maximumValue)),
    ]
  }

  override var ownAccessibilityElements: [Any]? { partAccessibilityElements }

  package override var shownStates: [ShownState] { super.shownStates + [.value(CGFloat(value))] }
}
