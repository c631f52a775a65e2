import Foundation

/// Recognises a drag that begins at an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges of the window at which the drag may begin. With the default, an empty set, the gesture always fails.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let window = view?.window else { return }
    if !touches.allSatisfy({ isAtEdge($0.place, of: window.bounds) }) { state = .failed }
  }

  private func isAtEdge(_ place: CGPoint, of bounds: CGRect) -> Bool {
    let width = GestureMeasures.edgeWidth
    return edges.contains(.left) && place.x <= bounds.minX + width
      || edges.contains(.right) && place.x >= bounds.maxX - width
      || edges.contains(.top) && place.y <= bounds.minY + width
      || edges.contains(.bottom) && place.y >= bounds.maxY - width
  }
}
