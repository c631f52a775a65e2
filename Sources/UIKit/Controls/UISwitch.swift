import Foundation

/// A control that is on or off. Its size is fixed; 2 points at the right lie outside its alignment rectangle.
open class UISwitch: UIControl {
  open var isOn = false
  /// Colour while on; nil for green.
  open var onTintColor: UIColor?
  /// Colour of the thumb; nil for white.
  open var thumbTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startAtFixedSize()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startAtFixedSize()
    _ = isMade(by: coder, as: UISwitch.self)
  }

  /// Sets whether the switch is on, without animation.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  private var frameSize: CGSize { traitCollection.layoutPolicy.controls.switchSize }

  /// The frame's size minus the alignment inset.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: frameSize.width - 2, height: frameSize.height)
  }

  /// The frame's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize }

  /// 2 points at the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0) : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override var takesTaps: Bool { true }

  /// Toggles the switch when the finger is lifted.
  override func touchWasLifted(_ touch: UITouch, inside: Bool, with event: UIEvent?) {
    guard inside else { return }
    isOn.toggle()
    valueWasChanged(with: event)
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits.union([.button, .toggleButton]) }

  package override var shownStates: [ShownState] { super.shownStates + [isOn ? .on : .off] }
}
