import UIKit

/// The direction of a swipe on the screen.
package nonisolated enum SwipeDirection: String, Codable, CaseIterable, Sendable {
  case left, right, up, down

  /// The direction as a gesture recogniser has it.
  var option: UISwipeGestureRecognizer.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  /// The edge of the window at which a movement in this direction begins.
  var startEdge: UIRectEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .bottom
    case .down: .top
    }
  }

  /// The direction as a vector of length 1.
  var vector: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }
}
