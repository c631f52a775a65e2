import Foundation
import Testing

@testable import UIKit

/// Controls track one finger, and send the events that Apple documents.
@Suite struct ControlTouchTests {
  private let bench = TouchBench()
  private let frame = CGRect(x: 100, y: 200, width: 100, height: 44)
  private let middle = CGPoint(x: 150, y: 222)

  private final class Log {
    var events: [String] = []
  }

  private func watch(_ control: UIControl) -> Log {
    let log = Log()
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
      (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"), (.editingDidBegin, "begin"),
      (.editingChanged, "changed"),
    ]
    for (event, name) in names { control.addAction(UIAction { _ in log.events.append(name) }, for: event) }
    return log
  }

  /// A tap on a button is a touch down and up inside, highlighted in between.
  @Test func buttonTap() {
    let button = bench.add(UIButton(type: .system), at: frame)
    let log = watch(button)
    bench.fingers.touchDown(at: [middle])
    #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
    bench.fingers.lift()
    #expect(!button.isHighlighted && !button.isTracking)
    #expect(log.events == ["down", "up inside", "primary"])
    bench.fingers.tap(at: [middle])
    #expect(log.events.suffix(4) == ["down", "repeat", "up inside", "primary"])
  }

  @Test func aFingerThatLeavesAButtonFarEnoughIsLiftedOutside() {
    let button = bench.add(UIButton(type: .system), at: frame)
    let log = watch(button)
    bench.fingers.touchDown(at: [middle])
    bench.fingers.move(to: [CGPoint(x: 150, y: 260)])
    #expect(button.isHighlighted)
    bench.fingers.move(to: [CGPoint(x: 150, y: 400)])
    #expect(!button.isHighlighted)
    bench.fingers.move(to: [middle])
    bench.fingers.move(to: [CGPoint(x: 150, y: 400)])
    bench.fingers.lift()
    #expect(
      log.events == [
        "down", "drag inside", "exit", "drag outside", "enter", "drag inside", "exit", "drag outside", "up outside",
      ])
  }

  @Test func aTouchThatTheSystemTakesAwayIsCancelled() {
    let button = bench.add(UIButton(type: .system), at: frame)
    let log = watch(button)
    bench.fingers.touchDown(at: [middle])
    bench.fingers.cancel()
    #expect(log.events == ["down", "cancel"])
    #expect(!button.isHighlighted)
  }

  @Test func aDisabledControlLeavesTouchesToWhatLiesBehind() {
    let back = bench.add(TouchWitness(), at: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIButton(frame: frame)
    back.addSubview(button)
    button.isEnabled = false
    let log = watch(button)
    bench.fingers.tap(at: [middle])
    #expect(log.events == [])
    #expect(back.log == ["began", "ended"])
  }

  @Test func aSubclassSaysHowLongItFollowsATouch() {
    final class Control: UIControl {
      var calls: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("begin")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        calls.append("continue")
        return calls.count < 3
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    }
    let control = bench.add(Control(), at: frame)
    let log = watch(control)
    bench.fingers.drag(from: middle, to: CGPoint(x: 160, y: 222), in: 4.0 / 60)
    #expect(control.calls == ["begin", "continue", "continue", "end"])
    #expect(log.events == ["down", "drag inside"])
  }

  /// A tap gesture around a button leaves the button its tap; one around a plain control does not.
  @Test func gesturesAround() {
    let gestures = GestureLog()
    _ = gestures.watch(UITapGestureRecognizer(), in: bench.window)
    let button = bench.add(UIButton(type: .system), at: frame)
    let log = watch(button)
    bench.fingers.tap(at: [middle])
    #expect(log.events == ["down", "up inside", "primary"])
    #expect(gestures.states == [])
    let control = bench.add(UIControl(), at: CGRect(x: 100, y: 300, width: 100, height: 44))
    let other = watch(control)
    bench.fingers.tap(at: [CGPoint(x: 150, y: 322)])
    #expect(other.events == ["down", "cancel"])
    #expect(gestures.states == ["ended"])
  }

  @Test func aSwitchTurnsWhenTheFingerIsLifted() {
    let control = bench.add(UISwitch(), at: frame)
    let log = watch(control)
    bench.fingers.tap(at: [CGPoint(x: 120, y: 210)])
    #expect(control.isOn)
    #expect(log.events == ["down", "value", "primary", "up inside"])
  }

  @Test func aSliderFollowsTheFingerThatHoldsItsKnobToItsEnds() {
    let slider = bench.add(UISlider(), at: CGRect(x: 50, y: 200, width: 200, height: 34))
    slider.layoutIfNeeded()
    let log = watch(slider)
    bench.fingers.drag(from: CGPoint(x: 60, y: 217), to: CGPoint(x: 200, y: 217), in: 0.1)
    #expect(slider.value == 0.5)
    #expect(log.events == [])
    bench.fingers.drag(from: CGPoint(x: 150, y: 217), to: CGPoint(x: 193, y: 217), in: 0.1)
    #expect(abs(slider.value - 0.75) < 0.02)
    #expect(log.events.contains("value"))
    bench.fingers.drag(from: CGPoint(x: 193, y: 217), to: CGPoint(x: 319, y: 217), in: 0.1)
    #expect(slider.value == 1)
    slider.isContinuous = false
    log.events = []
    bench.fingers.drag(from: CGPoint(x: 235, y: 217), to: CGPoint(x: 10, y: 217), in: 0.1)
    #expect(slider.value == 0)
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test func theHalvesOfAStepperCountDownAndUpToItsEnds() {
    let stepper = bench.add(UIStepper(), at: CGRect(x: 100, y: 200, width: 94, height: 32))
    stepper.maximumValue = 1
    let log = watch(stepper)
    let (minus, plus) = (CGPoint(x: 110, y: 216), CGPoint(x: 180, y: 216))
    bench.fingers.tap(at: [plus], count: 2)
    #expect(stepper.value == 1)
    #expect(log.events.filter { $0 == "value" }.count == 1)
    stepper.wraps = true
    bench.fingers.tap(at: [plus])
    #expect(stepper.value == 0)
    stepper.wraps = false
    bench.fingers.tap(at: [minus])
    #expect(stepper.value == 0)
    #expect(stepper.innerElements.map(\.label) == ["Decrement", "Increment"])
  }

  @Test func aSegmentIsChosenOnceAMomentaryOneSpringsBack() {
    let control = bench.add(UISegmentedControl(items: ["One", "Two", "Three"]), at: frame)
    control.setEnabled(false, forSegmentAt: 0)
    let log = watch(control)
    func tap(_ segment: Int) {
      let place = control.segmentFrames[segment]
      bench.fingers.tap(at: [CGPoint(x: frame.minX + place.midX, y: frame.minY + place.midY)])
      bench.window.clock.advance(by: 1)
    }
    tap(1)
    tap(1)
    tap(0)
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.events.filter { $0 == "value" }.count == 1)
    control.isMomentary = true
    tap(2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(log.events.filter { $0 == "value" }.count == 2)
  }

  /// A page control goes to the page at the side of the finger.
  @Test func pages() {
    let control = bench.add(UIPageControl(), at: frame)
    control.numberOfPages = 2
    let log = watch(control)
    bench.fingers.tap(at: [CGPoint(x: 190, y: 222)])
    bench.fingers.tap(at: [CGPoint(x: 190, y: 222)])
    #expect(control.currentPage == 1)
    #expect(log.events.filter { $0 == "value" }.count == 1)
  }

  @Test func aTapBeginsTheEditingOfAFieldItsButtonEmptiesIt() throws {
    let field = bench.add(UITextField(), at: frame)
    let log = watch(field)
    bench.fingers.tap(at: [middle])
    #expect(field.isEditing)
    field.insertText("Rex")
    #expect(field.innerElements.isEmpty)
    field.clearButtonMode = .whileEditing
    let clear = try #require(field.innerElements.first)
    #expect(clear.label == "Clear text")
    bench.fingers.tap(at: [CGPoint(x: frame.minX + clear.frame.midX, y: frame.minY + clear.frame.midY)])
    #expect(field.text == "")
    #expect(log.events.filter { $0 == "begin" || $0 == "changed" } == ["begin", "changed", "changed"])
  }

  @Test func aTapGestureWithUIKitsOwnEndEditingEndsEditing() {
    let field = bench.add(UITextField(), at: frame)
    bench.window.addGestureRecognizer(UITapGestureRecognizer(target: bench.window, action: "endEditing:"))
    bench.fingers.tap(at: [middle])
    #expect(field.isEditing)
    bench.fingers.tap(at: [CGPoint(x: 20, y: 20)])
    #expect(!field.isEditing)
  }
}
