import Foundation
import Testing

@testable import UIKit

/// Gestures are distinguished by the number of fingers, their time and their movement. One gesture excludes another
/// unless a delegate allows both.
@Suite struct GestureTests {
  private let bench = TouchBench()
  private let log = GestureLog()
  private let view: TouchWitness
  private let middle = CGPoint(x: 160, y: 240)

  init() {
    view = bench.add(TouchWitness(), at: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  private var fingers: Fingers { bench.fingers }

  // MARK: Taps

  /// A tap calls the target once, and takes the touch from the view.
  @Test func tap() {
    _ = log.watch(UITapGestureRecognizer(), in: view)
    fingers.tap(at: [middle])
    #expect(log.states == ["ended"])
    #expect(log.places == [middle])
    #expect(view.log == ["began", "cancelled"])
  }

  @Test func aViewKeepsItsTouchWhereTheRecogniserDoesNotCancelIt() {
    let tap = log.watch(UITapGestureRecognizer(), in: view)
    tap.cancelsTouchesInView = false
    fingers.tap(at: [middle])
    #expect(log.states == ["ended"])
    #expect(view.log == ["began", "ended"])
  }

  @Test func aFingerThatStaysOrMovesFarMakesNoTap() {
    _ = log.watch(UITapGestureRecognizer(), in: view)
    fingers.press(at: middle, for: 1)
    fingers.drag(from: middle, to: CGPoint(x: 300, y: 240), in: 0.2)
    #expect(log.states == [])
    #expect(view.log.filter { $0 != "moved" } == ["began", "ended", "began", "ended"])
  }

  /// Two taps are one gesture where two are required; one alone fails after a time, and the view hears its end.
  @Test func doubleTap() {
    let tap = log.watch(UITapGestureRecognizer(), in: view)
    tap.numberOfTapsRequired = 2
    fingers.tap(at: [middle])
    #expect(view.log == ["began"])
    bench.window.clock.settle()
    #expect(log.states == [])
    #expect(view.log == ["began", "ended"])
    fingers.tap(at: [middle], count: 2)
    #expect(log.states == ["ended"])
    bench.window.clock.settle()
    fingers.tap(at: [middle])
    fingers.tap(at: [CGPoint(x: 20, y: 20)])
    #expect(log.states == ["ended"])
  }

  @Test func aTapWithTwoFingersTakesTwoInAnyOrderOfLifting() {
    let tap = log.watch(UITapGestureRecognizer(), in: view)
    tap.numberOfTouchesRequired = 2
    fingers.tap(at: [middle])
    #expect(log.states == [])
    fingers.tap(at: [middle, CGPoint(x: 200, y: 240)])
    #expect(log.states == ["ended"])
    #expect(log.places == [CGPoint(x: 180, y: 240)])
    fingers.tap(at: [middle, CGPoint(x: 200, y: 240), CGPoint(x: 100, y: 240)])
    #expect(log.states == ["ended"])
  }

  /// A single tap that waits for a double tap is recognised when that has failed, and not at all when it has not.
  @Test func requiredFailure() {
    let single = log.watch(UITapGestureRecognizer(), in: view, name: "single")
    let double = log.watch(UITapGestureRecognizer(), in: view, name: "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    fingers.tap(at: [middle])
    #expect(log.states == [])
    bench.window.clock.settle()
    #expect(log.states == ["single ended"])
    log.states = []
    fingers.tap(at: [middle], count: 2)
    bench.window.clock.settle()
    #expect(log.states == ["double ended"])
  }

  // MARK: Other gestures

  /// A long press begins while the finger is down, goes on with it and ends with it.
  @Test func longPress() {
    let press = log.watch(UILongPressGestureRecognizer(), in: view)
    fingers.touchDown(at: [middle])
    bench.window.clock.advance(by: 0.4)
    #expect(log.states == [])
    bench.window.clock.advance(by: 0.2)
    #expect(log.states == ["began"])
    #expect(view.log == ["began", "cancelled"])
    fingers.move(to: [CGPoint(x: 200, y: 240)])
    fingers.lift()
    #expect(log.states == ["began", "changed", "ended"])
    log.states = []
    fingers.press(at: middle, for: 0.3)
    fingers.drag(from: middle, to: CGPoint(x: 180, y: 240), in: 0.3)
    #expect(log.states == [])
    press.minimumPressDuration = 0
    fingers.touchDown(at: [middle])
    #expect(log.states == ["began"])
    fingers.cancel()
    #expect(log.states == ["began", "cancelled"])
  }

  /// A pan begins after ten points and says how far and how fast the finger moved.
  @Test func pan() {
    let pan = log.watch(UIPanGestureRecognizer(), in: view)
    fingers.touchDown(at: [middle])
    fingers.move(to: [CGPoint(x: 165, y: 240)])
    #expect(log.states == [])
    fingers.move(to: [CGPoint(x: 180, y: 240)], in: 0.1)
    #expect(log.states == ["began"])
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    #expect(abs(pan.velocity(in: view).x - 150) < 0.001)
    pan.setTranslation(.zero, in: view)
    fingers.move(to: [CGPoint(x: 180, y: 270)], in: 0.1)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 30))
    fingers.lift(after: 1)
    #expect(log.states == ["began", "changed", "ended"])
    #expect(pan.velocity(in: view) == .zero)
    #expect(pan.state == .possible)
  }

  @Test func aSwipeIsQuickAndStraight() {
    let swipe = log.watch(UISwipeGestureRecognizer(), in: view)
    swipe.direction = .left
    let left = CGPoint(x: 60, y: 240)
    fingers.drag(from: middle, to: left, in: 2)
    fingers.drag(from: left, to: middle, in: 0.2)
    fingers.drag(from: middle, to: CGPoint(x: 60, y: 400), in: 0.2)
    #expect(log.states == [])
    fingers.drag(from: middle, to: left, in: 0.2)
    #expect(log.states == ["ended"])
  }

  @Test func aPinchSaysByHowMuchTheDistanceOfTwoFingersGrew() {
    let pinch = log.watch(UIPinchGestureRecognizer(), in: view)
    fingers.touchDown(at: [CGPoint(x: 140, y: 240), CGPoint(x: 180, y: 240)])
    fingers.move(to: [CGPoint(x: 120, y: 240), CGPoint(x: 200, y: 240)])
    #expect(pinch.scale == 2)
    pinch.scale = 1
    fingers.move(to: [CGPoint(x: 140, y: 240), CGPoint(x: 180, y: 240)])
    #expect(pinch.scale == 0.5)
    fingers.lift()
    #expect(log.states == ["began", "changed", "ended"])
    #expect(pinch.scale == 1)
  }

  @Test func aRotationSaysByWhichAngleTwoFingersTurned() {
    let rotation = log.watch(UIRotationGestureRecognizer(), in: view)
    fingers.touchDown(at: [middle, CGPoint(x: 200, y: 240)])
    fingers.move(to: [middle, CGPoint(x: 160, y: 280)])
    #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
    fingers.lift()
    #expect(log.states == ["began", "ended"])
  }

  @Test func aPanFromAnEdgeBeginsThere() {
    let pan = log.watch(UIScreenEdgePanGestureRecognizer(), in: view)
    pan.edges = .left
    fingers.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 200, y: 240), in: 0.5)
    #expect(log.states == [])
    fingers.drag(from: CGPoint(x: 5, y: 240), to: CGPoint(x: 200, y: 240), in: 0.5)
    #expect(log.states.first == "began")
    #expect(log.states.last == "ended")
  }

  // MARK: Several gestures

  @Test func theDelegateDecidesAboutTouchesBeginningsAndGesturesAtOnce() {
    _ = log.watch(UITapGestureRecognizer(), in: view)
    log.refused = view
    fingers.tap(at: [middle])
    #expect(log.states == [])
    log.refused = nil
    log.begins = false
    fingers.tap(at: [middle])
    #expect(log.states == [])
    #expect(view.log == ["began", "ended", "began", "ended"])
  }

  /// The gesture of the inner view excludes that of the outer one, unless a delegate lets both be.
  @Test func nested() {
    let inner = TouchWitness(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    view.addSubview(inner)
    _ = log.watch(UITapGestureRecognizer(), in: view, name: "outer")
    _ = log.watch(UITapGestureRecognizer(), in: inner, name: "inner")
    fingers.tap(at: [middle])
    #expect(log.states == ["inner ended"])
    log.simultaneous = true
    log.states = []
    bench.window.clock.settle()
    fingers.tap(at: [middle])
    #expect(log.states == ["inner ended", "outer ended"])
  }

  @Test func aViewWaitsForARecogniserThatDelaysItsTouches() {
    let pan = log.watch(UIPanGestureRecognizer(), in: view)
    pan.delaysTouchesBegan = true
    fingers.touchDown(at: [middle])
    #expect(view.log == [])
    fingers.lift()
    #expect(view.log == ["began", "ended"])
    view.log = []
    fingers.drag(from: middle, to: CGPoint(x: 160, y: 400), in: 0.5)
    #expect(view.log == [])
  }

  @Test func aRecogniserThatIsTurnedOffCancelsItsGesture() {
    let pan = log.watch(UIPanGestureRecognizer(), in: view)
    fingers.touchDown(at: [middle])
    fingers.move(to: [CGPoint(x: 200, y: 240)])
    pan.isEnabled = false
    #expect(log.states == ["began", "cancelled"])
    fingers.move(to: [CGPoint(x: 240, y: 240)])
    fingers.lift()
    #expect(log.states == ["began", "cancelled"])
    pan.isEnabled = true
    fingers.drag(from: middle, to: CGPoint(x: 160, y: 400), in: 0.1)
    #expect(log.states.last == "ended")
  }

  /// An app's own recogniser sets its state, and is reset after its touches.
  @Test func ownRecognizer() {
    final class Check: UIGestureRecognizer {
      var resets = 0
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        state = state == .possible ? .began : .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
      }
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let check = log.watch(Check(), in: view)
    fingers.drag(from: middle, to: CGPoint(x: 162, y: 240), in: 2.0 / 60)
    #expect(log.states == ["began", "changed", "ended"])
    fingers.tap(at: [middle])
    #expect(check.resets == 2)
    #expect(check.state == .possible)
  }

  @Test func aViewCanRefuseGesturesOfTheViewsAroundIt() {
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let inner = Stubborn(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    view.addSubview(inner)
    _ = log.watch(UITapGestureRecognizer(), in: view)
    fingers.tap(at: [middle])
    #expect(log.states == [])
    fingers.tap(at: [CGPoint(x: 20, y: 20)])
    #expect(log.states == ["ended"])
  }
}
