import Foundation

/// The distances and times by which gestures are told apart.
///
/// Apple documents only those of long presses, which are properties of their recogniser. The others are estimates.
/// ``TouchDelivery``, the subclasses of ``UIGestureRecognizer`` and scroll views use them.
enum GestureMeasures {
  /// Seconds between two taps that belong together.
  static let tapInterval: TimeInterval = 0.35
  /// Seconds that a tap may take.
  static let tapDuration: TimeInterval = 0.75
  /// Points that a finger may move in a tap, and between taps that belong together.
  static let tapMovement: CGFloat = 45
  /// Points after which fingers pan.
  static let panDistance: CGFloat = 10
  /// The least length of a swipe, and the most that it may move sideways, in points.
  static let swipeDistance: CGFloat = 50
  /// Seconds that a swipe may take.
  static let swipeDuration: TimeInterval = 0.5
  /// Points by which two fingers change their distance before they pinch.
  static let pinchDistance: CGFloat = 8
  /// Radians by which two fingers turn before they rotate.
  static let rotationAngle: CGFloat = 0.1
  /// Width in points of the strip at an edge of the window in which an edge pan begins.
  static let edgeWidth: CGFloat = 20
  /// Seconds after which a finger that does not move has no velocity.
  static let stillTime: TimeInterval = 0.1
  /// Seconds for which scroll views keep touches from their content.
  static let contentDelay: TimeInterval = 0.15
}
