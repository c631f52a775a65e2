import TestSupport
import Testing

@testable import UIKit

/// A tree that is changed step by step is laid out like a new tree with the same content.
///
/// Left out are texts that wrap, because they stay as wrapped where only margins change. Left out, too, are stack views
/// that fill in proportion, because they take the natural length of a stack view inside when they are arranged.
@Suite struct RandomTreeTests {
  #if DEBUG
    private static let sequences = 200
  #else
    private static let sequences = 10_000
  #endif

  @Test func randomChangesAgreeWithAFreshLayoutAfterEachStep() {
    var different: [String] = []
    for seed in 0..<Self.sequences where different.count < 3 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var screen = RandomScreen(using: &generator)
      for step in 0...4 {
        let (changed, fresh) = (screen.frames, screen.freshFrames)
        if changed != fresh {
          different.append("seed \(seed), step \(step): \(changed), made anew \(fresh)")
          break
        }
        screen.change(using: &generator)
      }
    }
    #expect(different.isEmpty)
  }
}
