import Foundation
import UIKit

/// The time and memory that one screen takes, in seconds and bytes.
struct Measurement {
  var make = Double.infinity
  var firstLayout = Double.infinity
  /// The time of each change and the layout after it. A change is missing if the screen has nothing to change that way.
  var changes: [Change: Double] = [:]
  /// Bytes per view after layout.
  var bytes = 0.0

  /// A change of a screen that is laid out.
  enum Change: String, CaseIterable {
    case width
    case constant
    case text
    case hidden
    case textSize
  }

  /// Measures a screen. The result is the least time of several rounds, which other work on the machine disturbs least.
  init(_ workload: Workload, _ count: Int) {
    let rounds = max(5, min(200, 200_000 / count))
    let before = allocatedBytes
    var made: Screen? = workload.makeScreen(count)
    made?.root.layoutIfNeeded()
    bytes = Double(allocatedBytes - before) / Double(count)
    for _ in 0..<rounds {
      // Releases the screen of the last round before the clock runs.
      made = nil
      make = min(make, Self.seconds { made = workload.makeScreen(count) })
      firstLayout = min(firstLayout, Self.seconds { made?.root.layoutIfNeeded() })
    }
    guard let screen = made else { return }
    for change in Change.allCases {
      guard let step = screen.step(change) else { continue }
      var best = Double.infinity
      for round in 0..<max(20, rounds) {
        let time = Self.seconds {
          step(round % 2 == 0)
          screen.root.layoutIfNeeded()
        }
        best = min(best, time)
      }
      step(false)
      screen.root.layoutIfNeeded()
      changes[change] = best
    }
  }

  /// The processor time of the thread, which does not include other work on the machine.
  private static func seconds(_ body: () -> Void) -> Double {
    let start = processorTime
    body()
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension Screen {
  /// Makes a change (`true`) or takes it back (`false`); `nil` if the screen has nothing to change that way.
  func step(_ change: Measurement.Change) -> ((Bool) -> Void)? {
    switch change {
    case .width:
      return { root.frame.size.width = Screen.widths[$0 ? 1 : 0] }
    case .constant:
      guard let constraint else { return nil }
      let before = constraint.constant
      return { constraint.constant = before + ($0 ? 2 : 0) }
    case .text:
      guard let text else { return nil }
      let before = text.letters
      return { text.letters = before + ($0 ? 1 : 0) }
    case .hidden:
      guard let row else { return nil }
      return { row.isHidden = $0 }
    case .textSize:
      guard text != nil else { return nil }
      return { root.traitOverrides.preferredContentSizeCategory = $0 ? .accessibilityMedium : .large }
    }
  }
}
