/// The delivery of one touch to the view in which it began: which touch methods of the view were called for it.
@MainActor final class TouchWay {
  let touch: UITouch
  /// Whether the view's touch methods are called for this touch. They are not if the view already has a touch and
  /// `isMultipleTouchEnabled` is false, or if another view's touch excludes this one by `isExclusiveTouch`.
  let reachesView: Bool
  /// Whether `touchesBegan` was called on the view for this touch.
  private(set) var hasBegun = false
  /// Whether no more touch methods of the view are called for this touch.
  private(set) var isOver = false

  init(_ touch: UITouch, reachesView: Bool) {
    self.touch = touch
    self.reachesView = reachesView
    isOver = !reachesView
  }

  /// The phase whose touch method has to be called next on the view; `nil` if none has to be.
  ///
  /// - Parameter isNew: whether the touch changed in the event that is being delivered.
  func step(isNew: Bool) -> UITouch.Phase? {
    guard !isOver else { return nil }
    if !hasBegun { return touch.phase == .cancelled ? nil : .began }
    switch touch.phase {
    case .moved: return isNew ? .moved : nil
    case .ended, .cancelled: return touch.phase
    case .began, .stationary: return nil
    }
  }

  /// Records that the view's touch method for the phase `step` was called.
  func wasTold(of step: UITouch.Phase) {
    hasBegun = true
    if step == .ended || step == .cancelled { isOver = true }
  }

  /// Ends the delivery without calling a touch method of the view.
  func drop() {
    isOver = true
  }
}
