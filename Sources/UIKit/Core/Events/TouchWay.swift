/// The delivery of one touch to its view: what the view has been told of it.
@MainActor final class TouchWay {
  let touch: UITouch
  /// Whether the view is told at all: views that follow one touch are not told of a second one.
  let reachesView: Bool
  /// Whether the view was told that the touch began.
  private(set) var hasBegun = false
  /// Whether the view is told nothing more of the touch.
  private(set) var isOver = false

  init(_ touch: UITouch, reachesView: Bool) {
    self.touch = touch
    self.reachesView = reachesView
    isOver = !reachesView
  }

  /// The step that the view is to be told of next, given the phase of the touch.
  func step(isNew: Bool) -> UITouch.Phase? {
    guard !isOver else { return nil }
    if !hasBegun { return touch.phase == .cancelled ? nil : .began }
    switch touch.phase {
    case .moved: return isNew ? .moved : nil
    case .ended, .cancelled: return touch.phase
    case .began, .stationary: return nil
    }
  }

  /// Remembers that the view was told of a step.
  func wasTold(of step: UITouch.Phase) {
    hasBegun = true
    if step == .ended || step == .cancelled { isOver = true }
  }

  /// Ends the delivery without telling the view.
  func drop() {
    isOver = true
  }
}
