import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Controls call the methods of their targets.
@Suite struct TargetActionTests {
  private final class Counter: UIViewController {
    private(set) var calls: [String] = []

    func targetActionTestsTap() { calls.append("tap") }
    func targetActionTestsTap(_ sender: UIControl) { calls.append("tap from \(sender.tag)") }
    func targetActionTestsTap(_ sender: UIControl, event: UIEvent?) { calls.append("tap, event: \(event != nil)") }
  }

  private let counter = Counter()
  private let control = UIControl()

  init() {
    control.tag = 5
    let table = RuntimeTable.shared
    guard !table.responds(counter, to: "targetActionTestsTap") else { return }
    table.addMethod("targetActionTestsTap", of: Counter.self) { object, _ in object.targetActionTestsTap() }
    table.addMethod("targetActionTestsTap:", of: Counter.self) { $0.targetActionTestsTap($1.value(0)) }
    table.addMethod("targetActionTestsTap:event:", of: Counter.self) {
      $0.targetActionTestsTap($1.value(0), event: $1.value(1))
    }
  }

  @Test func methodsGetAsManyArgumentsAsTheyTake() {
    control.addTarget(counter, action: "targetActionTestsTap", for: .touchUpInside)
    control.addTarget(counter, action: "targetActionTestsTap:", for: .touchUpInside)
    control.addTarget(counter, action: "targetActionTestsTap:event:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["tap", "tap from 5", "tap, event: false"])
  }

  @Test func onlyTheEventsThatWereAskedForCount() {
    control.addTarget(counter, action: "targetActionTestsTap", for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(counter.calls == ["tap"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    #expect(control.actions(forTarget: counter, forControlEvent: .touchDown) == ["targetActionTestsTap"])
  }

  @Test func aMethodThatWasAddedTwiceIsCalledOnce() {
    control.addTarget(counter, action: "targetActionTestsTap", for: .touchDown)
    control.addTarget(counter, action: "targetActionTestsTap", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.calls == ["tap"])
  }

  @Test func removedTargetsAreNotCalled() {
    control.addTarget(counter, action: "targetActionTestsTap", for: [.touchDown, .touchUpInside])
    control.removeTarget(counter, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.calls.isEmpty)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test func withoutATargetTheResponderChainIsAsked() {
    counter.view.addSubview(control)
    control.addTarget(nil, action: "targetActionTestsTap:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["tap from 5"])
    control.removeFromSuperview()
    control.sendActions(for: .touchUpInside)
    #expect(counter.calls == ["tap from 5"])
  }

  @Test func targetsAreNotKeptAlive() {
    var target: Counter? = Counter()
    weak let last = target
    control.addTarget(target, action: "targetActionTestsTap", for: .touchDown)
    target = nil
    control.sendActions(for: .touchDown)
    #expect(last == nil)
  }

  @Test func actionsAreClosuresWithTheControlAsSender() {
    var senders: [Any?] = []
    control.addAction(UIAction { senders.append($0.sender) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(senders.count == 1 && senders.first as? UIControl === control)
  }

  @Test func anActionReplacesThatOfItsIdentifier() {
    var calls: [String] = []
    control.addAction(UIAction(identifier: .init("save")) { _ in calls.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: .init("save")) { _ in calls.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["new"])
    control.removeAction(identifiedBy: .init("save"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["new"])
  }
}
