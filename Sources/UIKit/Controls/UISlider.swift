import Foundation

/// A control for selecting a value from a range by moving a thumb along a track. It has an intrinsic height, but no
/// intrinsic width.
open class UISlider: UIControl {
  /// The current value. Touches and `setValue(_:animated:)` limit it to the range from `minimumValue` to
  /// `maximumValue`; setting this property does not.
  open var value: Float = 0.5
  /// The smallest value that can be selected.
  open var minimumValue: Float = 0
  /// The largest value that can be selected.
  open var maximumValue: Float = 1
  /// The image beside the track at the end of the smallest value; `nil` for none.
  open var minimumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The image beside the track at the end of the largest value; `nil` for none.
  open var maximumValueImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the track between the end of the smallest value and the thumb; `nil` for the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track between the thumb and the end of the largest value; `nil` for the default.
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Whether action methods for `valueChanged` are called while the thumb moves. If not, they are called only when the
  /// finger is lifted.
  open var isContinuous = true

  private var frameHeight: CGFloat {
    let policy = traitCollection.layoutPolicy.controls
    if minimumValueImage != nil || maximumValueImage != nil { return policy.sliderHeightWithImages }
    return isInToolbar ? policy.sliderHeightInToolbar : policy.sliderHeight
  }

  private var isInToolbar: Bool { sequence(first: self, next: \.superview).contains { $0 is any ControlBar } }

  /// The height of the alignment rectangle in points: the fixed height of the frame minus 1. There is no intrinsic
  /// width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: frameHeight - 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frameHeight)
  }

  /// Sets the value, limited to the range from `minimumValue` to `maximumValue`. The change is not animated.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  // MARK: Content rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The rectangle of `minimumValueImage`; zero without such an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endImageRect(minimumValueImage, isAtLeft: !isMirrored, in: bounds)
  }

  /// The rectangle of `maximumValueImage`; zero without such an image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endImageRect(maximumValueImage, isAtLeft: isMirrored, in: bounds)
  }

  private func endImageRect(_ image: UIImage?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isAtLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the track: 4 points high, vertically centred, 2 points from the left and right edges, and 8 more
  /// points from an image.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (left, right) = isMirrored ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let start = bounds.minX + 2 + (left.map { $0.size.width + 8 } ?? 0)
    let end = bounds.maxX - 2 - (right.map { $0.size.width + 8 } ?? 0)
    return CGRect(x: start, y: bounds.midY - 2, width: max(0, end - start), height: 4)
  }

  /// The rectangle of the thumb for a value, on a track with the given rectangle.
  open func thumbRect(forBounds bounds: CGRect, trackRect track: CGRect, value: Float) -> CGRect {
    let height = max(0, min(28, bounds.height - 3))
    let policy = traitCollection.layoutPolicy.controls
    let width = bounds.height == policy.sliderHeight ? policy.sliderKnobWidth ?? height : height
    let span = Double(maximumValue - minimumValue)
    let part = span > 0 ? min(1, max(0, Double(value - minimumValue) / span)) : 0
    let place = isMirrored ? 1 - part : part
    let x = track.minX - 2 + (track.width + 4 - width) * place
    return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// The alignment rectangle excludes 2 points at the left and right and 1 point at the bottom of the frame.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  // MARK: Tracking

  /// How far the finger is to the right of the thumb's centre while it drags the thumb, in points.
  private var grip: CGFloat = 0

  private var knob: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// Begins to track a touch, if it hits the thumb. The area that reacts is at least 44 × 44 points large.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let knob = knob
    guard knob.insetBy(dx: min(0, (knob.width - 44) / 2), dy: min(0, (knob.height - 44) / 2)).contains(place) else {
      return false
    }
    grip = place.x - knob.midX
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch)
    if isContinuous { valueWasChanged(with: event) }
    return true
  }

  /// Moves the thumb to where the finger is lifted.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { move(to: touch) }
    valueWasChanged(with: event)
  }

  private func move(to touch: UITouch) {
    let track = trackRect(forBounds: bounds)
    func middle(_ value: Float) -> CGFloat {
      thumbRect(forBounds: bounds, trackRect: track, value: value).midX
    }
    let (start, end) = (middle(minimumValue), middle(maximumValue))
    guard start != end else { return }
    let part = (touch.location(in: self).x - grip - start) / (end - start)
    value = minimumValue + (maximumValue - minimumValue) * Float(min(1, max(0, part)))
  }

  /// Prevents swipe gestures of superviews to the left or right while the thumb is being dragged, as in UIKit.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.view !== self, isTracking else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipe.direction.isDisjoint(with: [.left, .right])
  }

  override var ownIsAccessibilityElement: Bool { true }

  /// The position of the thumb in percent of the track.
  override var ownAccessibilityValue: String? {
    percentage(of: minimumValue < maximumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0)
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits.union(.adjustable) }

  package override var shownStates: [ShownState] { super.shownStates + [.value(CGFloat(value))] }
}
