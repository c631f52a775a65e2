import Foundation
@_spi(Generated) import UIKit

/// Calls of UIKit in functions that tests call from anywhere in the main queue.
package enum MainThread {
  /// Calls a function of the main actor. It must be called in the main queue, as UIKit's functions are.
  package static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    precondition(PostponedWork.isInMainQueue, "snapshots of views are taken in the main queue")
    return MainActor.assumeIsolated { Passed(value: body()) }.value
  }

  /// Calls a function of the main actor with a value.
  package static func run<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    let passed = Passed(value: value)
    return run { body(passed.value) }
  }

  /// Turns the run loop until a condition holds. Meanwhile, work that is delayed by less than some seconds is done.
  ///
  /// In another queue than the main one, it waits without that: the main queue goes on by itself.
  package static func passTime(_ seconds: TimeInterval, until isDone: () -> Bool) {
    guard PostponedWork.isInMainQueue else {
      while !isDone() { Thread.sleep(forTimeInterval: turn) }
      return
    }
    let timer = run { PostponedWork.shared.beginToPass(seconds) }
    defer { timer.invalidate() }
    while !isDone() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: turn)) }
  }

  /// A value that stays in the main queue.
  private struct Passed<Value>: @unchecked Sendable {
    let value: Value
  }

  /// The longest time in seconds that one turn of the run loop takes.
  private static let turn = 0.005
}
