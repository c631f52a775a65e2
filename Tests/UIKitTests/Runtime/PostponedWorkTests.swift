import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Closures that an app delays run before a picture is taken, without waiting, and so do timers.
@MainActor struct PostponedWorkTests {
  private let work = PostponedWork()

  init() { work.passesVirtually = true }

  @Test func closuresRunInTheOrderOfTheirTimes() {
    var done: [Int] = []
    work.asyncAfter(deadline: .now() + 0.8) { done.append(3) }
    work.asyncAfter(deadline: .now() + 0.2) {
      done.append(1)
      self.work.asyncAfter(deadline: .now() + 0.1) { done.append(2) }
    }
    #expect(done.isEmpty)
    work.run()
    #expect(done == [1, 2, 3])
    work.run()
    #expect(done == [1, 2, 3])
  }

  @Test func whatIsDueLaterThanASecondIsForgotten() {
    var done: [Int] = []
    work.asyncAfter(deadline: .now() + 1.5) { done.append(1) }
    work.run()
    work.run()
    #expect(done.isEmpty)
  }

  @Test func aClosureThatPostponesItselfEnds() {
    var count = 0
    func again() {
      count += 1
      work.asyncAfter(deadline: .now() + 0.4) { again() }
    }
    again()
    work.run()
    #expect(count == 3)
    func atOnce() {
      count += 1
      work.asyncAfter(deadline: .now()) { atOnce() }
    }
    count = 0
    atOnce()
    work.run()
    #expect(count == 101)
  }

  @Test func aCancelledItemIsNotPerformed() {
    var done: [Int] = []
    let items = [1, 2].map { number in DispatchWorkItem { done.append(number) } }
    for item in items { work.asyncAfter(deadline: .now() + 0.5, execute: item) }
    items[0].cancel()
    work.run()
    #expect(done == [2])
  }

  @Test func timersFireBetweenClosures() {
    nonisolated(unsafe) var done: [String] = []
    work.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in done.append("tick") }
    let single = work.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in done.append("once") }
    work.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in done.append("late") }
    work.asyncAfter(deadline: .now() + 0.5) { done.append("closure") }
    work.run()
    #expect(done == ["tick", "closure", "once", "tick"])
    #expect(!single.isValid)
  }

  @Test func aTimerThatIsInvalidDoesNotFire() {
    nonisolated(unsafe) var count = 0
    work.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      count += 1
      if count == 3 { timer.invalidate() }
    }
    work.run()
    #expect(count == 3)
  }

  @Test func aTimerCallsTheMethodOfItsTarget() {
    final class Target: NSObject {
      var count = 0
    }
    RuntimeTable.shared.addMethod("postponedTick", of: Target.self) { target, _ in target.count += 1 }
    let target = Target()
    work.scheduledTimer(
      timeInterval: 0.3, target: target, selector: Selector("postponedTick"), userInfo: nil, repeats: true)
    work.run()
    #expect(target.count == 3)
  }

  @Test func withoutAVirtualClockTimersWait() {
    work.passesVirtually = false
    nonisolated(unsafe) var count = 0
    let timer = work.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in count += 1 }
    work.run()
    #expect(count == 0 && timer.isValid)
    timer.invalidate()
  }

  @Test func withoutAVirtualClockClosuresWait() {
    work.passesVirtually = false
    var done: [Int] = []
    work.asyncAfter(deadline: .now() + 0.5) { done.append(1) }
    work.run()
    #expect(done.isEmpty)
  }
}
