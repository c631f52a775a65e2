import Foundation

@_spi(Generated) @testable import UIKit

/// A window with fingers, and a record of what its views and gesture recognisers received.
struct TouchBench {
  let window: UIWindow
  let fingers: Fingers

  init(size: CGSize = CGSize(width: 320, height: 480)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    fingers = Fingers(on: window)
  }

  @discardableResult func add<View: UIView>(_ view: View, at frame: CGRect) -> View {
    view.frame = frame
    window.addSubview(view)
    return view
  }
}

/// A view that records the touches that it receives.
final class TouchWitness: UIView {
  var log: [String] = []
  var passesOn = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    log.append(touches.count == 1 ? what : "\(what) \(touches.count)")
  }
}

/// Records the states in which a gesture recogniser calls it.
final class GestureLog: NSObject, UIGestureRecognizerDelegate, OwnMethods {
  var states: [String] = []
  var places: [CGPoint] = []
  var begins = true
  var simultaneous = false
  var refused: UIView?

  func ownMethod(_ selector: Selector) -> ((MethodArguments) -> Any?)? {
    guard selector.name == "note:" else { return nil }
    return { [unowned self] arguments in note(arguments.value(0)) }
  }

  private func note(_ recognizer: UIGestureRecognizer) {
    states.append("\(recognizer.name ?? "")\(recognizer.state)")
    places.append(recognizer.location(in: recognizer.view))
  }

  func watch<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, in view: UIView, name: String = ""
  ) -> Recognizer {
    recognizer.addTarget(self, action: "note:")
    recognizer.name = name.isEmpty ? nil : "\(name) "
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneous }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    refused == nil || touch.view !== refused
  }
}
