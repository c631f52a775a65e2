import UIKit

/// Makes gesture recognisers from a document's elements. Their actions call the app's code.
@MainActor enum GestureRecognizerReader {
  /// Makes and registers the recogniser with an identifier; `nil` if the object is not a recogniser, or is of an
  /// unsupported kind.
  static func recognizer(_ id: String, in context: ReadingContext) -> UIGestureRecognizer? {
    guard let element = context.element(of: id), let recognizer = make(element) else { return nil }
    recognizer.cancelsTouchesInView = element.bool("cancelsTouchesInView") ?? true
    recognizer.delaysTouchesBegan = element.bool("delaysTouchesBegan") ?? false
    recognizer.isEnabled = element.bool("enabled") ?? true
    context.registry.register(recognizer, for: element)
    return recognizer
  }

  private static func make(_ element: Element) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = element.int("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = element.int("numberOfTouchesRequired") ?? 1
      return tap
    // Interface Builder itself misspells “long” in the element's name.
    case "pongPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = element.finite("minimumPressDuration") ?? 0.5
      return press
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction(element["direction"])
      return swipe
    default: return nil
    }
  }

  private static func direction(_ name: String?) -> UISwipeGestureRecognizer.Direction {
    switch name {
    case "left": .left
    case "up": .up
    case "down": .down
    default: .right
    }
  }
}
