import Foundation

/// A control whose value is the place of a knob. Its height is fixed; it has no natural width.
open class UISlider: UIControl {
  /// The value, between minimum and maximum.
  open var value: Float = 0.5
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Image at the end of the least value.
  open var minimumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// Image at the end of the greatest value.
  open var maximumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// Colour of the track before the knob; nil for the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// Colour of the track after the knob.
  open var maximumTrackTintColor: UIColor?
  /// Colour of the knob.
  open var thumbTintColor: UIColor?
  /// Whether changes are told while the knob moves.
  open var isContinuous = true

  private var frameHeight: CGFloat {
    let policy = traitCollection.layoutPolicy.controls
    if minimumValueImage != nil || maximumValueImage != nil { return policy.sliderHeightWithImages }
    return isInToolbar ? policy.sliderHeightInToolbar : policy.sliderHeight
  }

  private var isInToolbar: Bool { sequence(first: self, next: \.superview).contains { $0 is any ControlBar } }

  /// Only a height: the frame's less the alignment inset.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: frameHeight - 1)
  }

  /// The given width and the fixed height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frameHeight)
  }

  /// 2 points at the sides and 1 below lie outside the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }
}
