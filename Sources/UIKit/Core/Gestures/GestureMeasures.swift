import Foundation

/// The distances and times by which gesture recognisers distinguish taps, pans, swipes, pinches and rotations.
///
/// All values are estimates, because Apple documents only those of long presses, which are properties of
/// `UILongPressGestureRecognizer`. ``TouchDelivery``, the subclasses of ``UIGestureRecognizer`` and scroll views use
/// them.
enum GestureMeasures {
  /// The longest time between two taps that count as a double tap, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// The longest time that the finger is down in a tap, in seconds.
  static let tapDuration: TimeInterval = 0.75
  /// The greatest distance that a finger may move during a tap, and between the taps of a double tap, in points.
  static let tapMovement: CGFloat = 45
  /// The distance that fingers move before a pan begins, in points.
  static let panDistance: CGFloat = 10
  /// The shortest length of a swipe, and the greatest distance that it may deviate sideways, in points.
  static let swipeDistance: CGFloat = 50
  /// The longest time that a swipe takes, in seconds.
  static let swipeDuration: TimeInterval = 0.5
  /// By how much the distance of two fingers changes before a pinch begins, in points.
  static let pinchDistance: CGFloat = 8
  /// The angle by which two fingers turn before a rotation begins, in radians.
  static let rotationAngle: CGFloat = 0.1
  /// The width of the strip along an edge of the window in which a screen edge pan has to begin, in points.
  static let edgeWidth: CGFloat = 20
  /// How long a finger is still before its velocity counts as zero, in seconds.
  static let stillTime: TimeInterval = 0.1
  /// For how long a scroll view with `delaysContentTouches` delays a touch to its subviews, in seconds.
  static let contentDelay: TimeInterval = 0.15
}
