import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// Closures that an app delays run before a picture is taken, without waiting.
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

  @Test func withoutAVirtualClockClosuresWait() {
    work.passesVirtually = false
    var done: [Int] = []
    work.asyncAfter(deadline: .now() + 0.5) { done.append(1) }
    work.run()
    #expect(done.isEmpty)
  }
}
