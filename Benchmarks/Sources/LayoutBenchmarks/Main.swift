import Foundation
import UIKit

/// Times changes of screens that are already laid out: another text size, and a long table that is scrolled.
///
/// Run `swift run -c release --package-path Benchmarks LayoutBenchmarks` in the folder of the repository. It prints
/// docs/benchmarks/tables.md. Times are the median and the best of several rounds.
@main
struct LayoutBenchmarks {
  static func main() throws {
    print(
      """
      # Live text sizes and long tables

      `swift run -c release --package-path Benchmarks LayoutBenchmarks`. Each figure is the median of its rounds, with \
      the best round behind it.

      """)
    try TextSizeBenchmark(storyboard: "Examples/BattlePets/BattlePets/Base.lproj/Main.storyboard").run()
    print()
    LongTableBenchmark(count: 100_000).run()
  }
}

/// The median and the least of the times that `body` takes, in milliseconds, without the time of `prepare`.
func time<Prepared>(rounds: Int, prepare: () -> Prepared, body: (Prepared) -> Void) -> (median: Double, best: Double) {
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ -> Double in
    let prepared = prepare()
    let elapsed = clock.measure { body(prepared) }
    return Double(elapsed.components.attoseconds) / 1e15 + Double(elapsed.components.seconds) * 1000
  }.sorted()
  return (times[times.count / 2], times[0])
}

func milliseconds(_ time: (median: Double, best: Double)) -> String {
  String(format: "%.2f (%.2f)", time.median, time.best)
}
