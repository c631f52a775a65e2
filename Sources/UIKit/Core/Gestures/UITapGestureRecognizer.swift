import Foundation

/// Recognises taps: fingers that come down and are lifted soon, without moving far.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap.
  open var numberOfTouchesRequired = 1
  /// The button of a pointing device that has to be pressed. Inert: tests simulate fingers only.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var fingersOfTap = 0
  private var firstPlace = CGPoint.zero

  override var waitsForTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let place = self.touches.map(\.place).mean
    if fingersOfTap == 0 {
      cancelAppointments()
      after(GestureMeasures.tapDuration) { $0.state = .failed }
      if taps == 0 { firstPlace = place }
    }
    fingersOfTap = max(fingersOfTap, self.touches.count)
    let isAtPlace = place.distance(to: firstPlace) <= GestureMeasures.tapMovement || fingersOfTap > 1
    if fingersOfTap > numberOfTouchesRequired || !isAtPlace { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: { $0.distanceFromStart > GestureMeasures.tapMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard !self.touches.contains(where: \.isDown) else { return }
    guard fingersOfTap == numberOfTouchesRequired else { return state = .failed }
    fingersOfTap = 0
    taps += 1
    cancelAppointments()
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      after(GestureMeasures.tapInterval) { $0.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
    fingersOfTap = 0
  }

  /// Whether this gesture, once recognised, keeps another one from being recognised. It does, unless the other one is a
  /// tap gesture that requires more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }
}

extension UIEvent {
  /// The buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}
