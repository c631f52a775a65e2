import Foundation

/// A control that is on or off. Its size is fixed. Its alignment rectangle excludes 2 points at the trailing edge of
/// the frame.
open class UISwitch: UIControl {
  open var isOn = false
  /// The colour of the switch while it is on; `nil` for green.
  open var onTintColor: UIColor?
  /// The colour of the thumb; `nil` for white.
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

  /// Sets whether the switch is on. The change is not animated, and no action methods are called.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  private var frameSize: CGSize { traitCollection.layoutPolicy.controls.switchSize }

  /// The size of the alignment rectangle: the fixed size of the frame, less 2 points of its width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: frameSize.width - 2, height: frameSize.height)
  }

  /// The fixed size of the frame, in points. `size` is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { frameSize }

  /// The alignment rectangle excludes 2 points at the trailing edge of the frame.
  open override var alignmentRectInsets: UIEdgeInsets {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0) : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  override var takesTaps: Bool { true }

  /// Toggles the switch when the finger is lifted inside of it, and calls action methods.
  override func touchWasLifted(_ touch: UITouch, inside: Bool, with event: UIEvent?) {
    guard inside else { return }
    isOn.toggle()
    valueWasChanged(with: event)
  }

  override var ownIsAccessibilityElement: Bool { true }

  /// “1” if the switch is on, else “0”. Setting it has no effect, as in UIKit: VoiceOver always speaks the state.
  open override var accessibilityValue: String? {
    get { isOn ? "1" : "0" }
    set {}
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits.union([.button, .toggleButton]) }

  package override var shownStates: [ShownState] { super.shownStates + [isOn ? .on : .off] }
}
