import Foundation
@_spi(Generated) import UIKit
public import XCTest

/// Waiting in the time of the app: work that the app delays is done at once while a test waits for it.
///
/// Generated code in the tests calls these functions in the place of XCTest's.
@_spi(Generated) extension XCTestCase {
  /// Takes the place of `wait(for:timeout:enforceOrder:)`.
  public func snugWait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int
  ) {
    let timer = PassingTime.begin(timeout)
    wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    timer.end()
  }

  /// Takes the place of `waitForExpectations(timeout:handler:)`.
  @preconcurrency @MainActor public func snugWaitForExpectations(
    timeout: TimeInterval, file: StaticString, line: Int, handler: XCWaitCompletionHandler?
  ) {
    let timer = PassingTime.begin(timeout)
    waitForExpectations(timeout: timeout, file: file, line: line, handler: handler)
    timer.end()
  }

  /// Takes the place of `fulfillment(of:timeout:enforceOrder:)`.
  public func snugFulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int
  ) async {
    let timer = await MainActor.run { PassingTime.begin(timeout) }
    await fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
    timer.end()
  }
}

/// Delayed work is done while the main run loop turns.
private struct PassingTime: @unchecked Sendable {
  private let timer: Timer

  /// - Parameter seconds: work that is delayed by more is not done.
  static func begin(_ seconds: TimeInterval) -> PassingTime {
    MainActor.assumeIsolated { PassingTime(timer: PostponedWork.shared.beginToPass(seconds)) }
  }

  func end() { timer.invalidate() }
}
