import Foundation

/// A control with a thumb on a track, whose position is the value. Its height is fixed; it has no natural width.
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
  /// Colour of the track before the thumb; nil for the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// Colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Whether changes are sent while the thumb moves.
  open var isContinuous = true

  private var frameHeight: CGFloat {
    let policy = traitCollection.layoutPolicy.controls
    if minimumValueImage != nil || maximumValueImage != nil { return policy.sliderHeightWithImages }
    return isInToolbar ? policy.sliderHeightInToolbar : policy.sliderHeight
  }

  private var isInToolbar: Bool { sequence(first: self, next: \.superview).contains { $0 is any ControlBar } }

  /// Only a height: the height of the frame minus the alignment inset.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: frameHeight - 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frameHeight)
  }

  /// Sets the value, without animation.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  // MARK: Content rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Rectangle of the minimum value's image; empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endImageRect(minimumValueImage, isAtLeft: !isMirrored, in: bounds)
  }

  /// Rectangle of the maximum value's image; empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endImageRect(maximumValueImage, isAtLeft: isMirrored, in: bounds)
  }

  private func endImageRect(_ image: UIImage?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isAtLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Rectangle of the track between the images: 4 points high, 2 points from the sides.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (left, right) = isMirrored ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let start = bounds.minX + 2 + (left.map { $0.size.width + 8 } ?? 0)
    let end = bounds.maxX - 2 - (right.map { $0.size.width + 8 } ?? 0)
    return CGRect(x: start, y: bounds.midY - 2, width: max(0, end - start), height: 4)
  }

  /// Rectangle of the thumb on a track at a value.
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

  /// 2 points at the sides and 1 below lie outside the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  // MARK: Tracking

  /// The distance of the finger from the thumb's centre.
  private var grip: CGFloat = 0

  private var knob: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value) }

  /// Tracks a touch of the thumb. The area that reacts is at least 44 × 44 points large.
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

  /// Leaves the thumb where the finger is lifted.
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

  /// Prevents gesture recognisers of superviews from recognising a swipe along the track while the thumb is tracked, as
  /// in UIKit.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.view !== self, isTracking else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return swipe.direction.isDisjoint(with: [.left, .right])
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits.union(.adjustable) }

  package override var shownStates: [ShownState] { super.shownStates + [.value(CGFloat(value))] }
}
