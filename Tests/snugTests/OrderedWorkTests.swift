import Foundation
import Testing

@testable import snug

struct OrderedWorkTests {
  @Test(arguments: [1, 2, 7]) func resultsComeInTheOrderOfTheInputs(workers: Int) throws {
    var results: [Int] = []
    let work = OrderedWork(Array(0..<200), workers: workers) { number in
      // The earlier ones take longer, so that they finish out of order.
      Thread.sleep(forTimeInterval: number % 10 == 0 ? 0.002 : 0)
      return number * number
    }
    try work.run { index, result in
      #expect(result == index * index)
      results.append(index)
    }
    #expect(results == Array(0..<200))
  }

  @Test func noInputIsNoWork() throws {
    try OrderedWork<Int, Int>([]) { $0 }.run { _, _ in Issue.record("nothing to consume") }
  }

  @Test func anErrorOfTheConsumerEndsTheWork() {
    struct Stop: Error {}
    var consumed = 0
    #expect(throws: Stop.self) {
      try OrderedWork(Array(0..<1_000), workers: 2) { $0 }.run { index, _ in
        consumed += 1
        if index == 10 { throw Stop() }
      }
    }
    #expect(consumed == 11)
  }

  /// Views may be nested as deeply as a document likes.
  @Test func workersHaveRoomForDeepRecursion() throws {
    @Sendable func depth(_ number: Int) -> Int {
      var padding = (number, number, number, number, number, number, number, number)
      return number == 0 ? 0 : withUnsafeBytes(of: &padding) { _ in depth(number - 1) } + 1
    }
    try OrderedWork([100_000]) { depth($0) }.run { _, result in #expect(result == 100_000) }
  }
}
