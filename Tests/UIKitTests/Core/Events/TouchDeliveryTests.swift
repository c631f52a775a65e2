import Foundation
import Testing

@testable import UIKit

/// Touches reach the view below the finger, then the responders after it in the responder chain.
@Suite struct TouchDeliveryTests {
  private let bench = TouchBench()
  private let frame = CGRect(x: 20, y: 100, width: 100, height: 50)
  private let inside = CGPoint(x: 70, y: 125)

  /// A view hears of a finger from its beginning to its end, also outside of its bounds.
  @Test func oneFinger() {
    let view = bench.add(TouchWitness(), at: frame)
    bench.fingers.touchDown(at: [inside])
    bench.fingers.move(to: [CGPoint(x: 300, y: 400)])
    bench.fingers.lift()
    #expect(view.log == ["began", "moved", "ended"])
    bench.fingers.touchDown(at: [inside])
    bench.fingers.cancel()
    #expect(view.log == ["began", "moved", "ended", "began", "cancelled"])
  }

  @Test func viewsThatAreHiddenTransparentOrDoNotInteractArePassedBy() {
    let back = bench.add(TouchWitness(), at: frame)
    let front = bench.add(TouchWitness(), at: frame)
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      front.isHidden = false
      front.alpha = 1
      front.isUserInteractionEnabled = true
      change(front)
      back.log = []
      bench.fingers.tap(at: [inside])
      #expect(back.log == ["began", "ended"])
    }
    #expect(front.log == [])
  }

  @Test func aSubviewIsTouchedOnlyWhereItsSuperviewIs() {
    let outer = bench.add(UIView(), at: frame)
    let inner = TouchWitness(frame: CGRect(x: 90, y: 0, width: 60, height: 50))
    outer.addSubview(inner)
    bench.fingers.tap(at: [CGPoint(x: 125, y: 125)])
    #expect(inner.log == [])
    bench.fingers.tap(at: [CGPoint(x: 115, y: 125)])
    #expect(inner.log == ["began", "ended"])
  }

  /// Touches that a view leaves go to its superview, its controller and the window.
  @Test func responderChain() {
    final class Screen: UIViewController {
      var touched = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched += 1
        super.touchesBegan(touches, with: event)
      }
    }
    final class Window: UIWindow {
      var touched = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched += 1 }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.view.addSubview(UIView(frame: frame))
    Fingers(on: window).tap(at: [inside])
    #expect(screen.touched == 1)
    #expect(window.touched == 1)
  }

  @Test func placesAreThoseOfTheViewWhereItsTransformShowsIt() throws {
    final class Place: UIView {
      var place: CGPoint?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        place = touches.first?.location(in: self)
      }
    }
    let view = bench.add(Place(), at: CGRect(x: 100, y: 100, width: 100, height: 50))
    bench.fingers.tap(at: [CGPoint(x: 110, y: 120)])
    #expect(view.place == CGPoint(x: 10, y: 20))
    view.transform = CGAffineTransform(translationX: 50, y: 200)
    bench.fingers.tap(at: [CGPoint(x: 160, y: 320)])
    #expect(view.place == CGPoint(x: 10, y: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    bench.fingers.tap(at: [CGPoint(x: 60, y: 85)])
    #expect(view.place == CGPoint(x: 5, y: 5))
    #expect(view.pointInTop(CGPoint(x: 5, y: 5)) == CGPoint(x: 60, y: 85))
  }

  @Test func aViewFollowsOneFingerUnlessItSaysThatItFollowsSeveral() {
    let view = bench.add(TouchWitness(), at: frame)
    let two = [inside, CGPoint(x: 90, y: 125)]
    bench.fingers.tap(at: two)
    #expect(view.log == ["began", "ended"])
    view.isMultipleTouchEnabled = true
    view.log = []
    bench.fingers.tap(at: two)
    #expect(view.log == ["began 2", "ended 2"])
  }

  @Test func aViewOfExclusiveTouchesKeepsOthersFromTheirs() {
    let view = bench.add(TouchWitness(), at: frame)
    let other = bench.add(TouchWitness(), at: CGRect(x: 200, y: 100, width: 100, height: 50))
    view.isExclusiveTouch = true
    bench.fingers.tap(at: [inside, CGPoint(x: 250, y: 125)])
    #expect(view.log == ["began", "ended"])
    #expect(other.log == [])
  }

  /// Taps are counted while they come soon after each other at one place.
  @Test func tapCount() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let view = bench.add(Counter(), at: CGRect(x: 0, y: 0, width: 320, height: 480))
    bench.fingers.tap(at: [inside], count: 3)
    bench.window.clock.advance(by: 1)
    bench.fingers.tap(at: [inside])
    bench.fingers.tap(at: [CGPoint(x: 300, y: 400)])
    #expect(view.counts == [1, 2, 3, 1, 1])
  }

  @Test func theWindowAndTheEventSayWhichTouchesThereAreAndWhen() {
    final class Window: UIWindow {
      var phases: [UITouch.Phase] = []
      var times: [TimeInterval] = []
      override func sendEvent(_ event: UIEvent) {
        phases += event.touches(for: self)?.map(\.phase) ?? []
        times.append(event.timestamp)
        super.sendEvent(event)
      }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    Fingers(on: window).press(at: inside, for: 2)
    #expect(window.phases == [.began, .ended])
    #expect(window.times == [0, 2])
  }

  /// A nil target of an app's action is the first responder or what follows it.
  @Test func applicationActions() {
    let field = bench.add(UITextField(), at: frame)
    #expect(field.becomeFirstResponder())
    #expect(field.target(forAction: "resignFirstResponder", withSender: nil) as? UIView === field)
    #expect(bench.window.perform("endEditing:", with: true) == nil)
    #expect(!field.isFirstResponder)
  }

  @Test func callsOfTheClockComeInTheOrderOfTheirTimes() {
    let clock = EventClock()
    var log: [String] = []
    clock.call(after: 2) { log.append("two at \(clock.now)") }
    clock.call(after: 1) {
      log.append("one at \(clock.now)")
      clock.call(after: 0.5) { log.append("half at \(clock.now)") }
    }
    let cancelled = clock.call(after: 1) { log.append("never") }
    clock.cancel(cancelled)
    clock.advance(by: 1.75)
    #expect(log == ["one at 1.0", "half at 1.5"])
    #expect(clock.now == 1.75)
    clock.settle()
    #expect(log.last == "two at 2.0")
    #expect(clock.now == 2)
  }
}
