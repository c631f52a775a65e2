import Foundation
import UIKit

/// A table of very many self-sizing rows.
struct LongTableBenchmark {
  let count: Int

  /// Prints a row for each operation on the table.
  func run() {
    print(
      """
      ## \(count) self-sizing rows

      A table of 375 × 812 points; each row is a cell with an image, a wrapping title and a wrapping text of 1 to 60 \
      words, placed by constraints, as high as they need.

      | what | ms |
      | --- | ---: |
      """)
    let first = time(rounds: 15, prepare: { Self.table(WordRows(count: count)) }, body: { $0.table.layoutIfNeeded() })
    print("| first screen | \(milliseconds(first)) |")
    let jump = time(
      rounds: 15, prepare: { Self.shown(count) },
      body: { $0.table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false) })
    print("| jump to the end | \(milliseconds(jump)) |")
    let shown = Self.shown(count)
    let scroll = time(
      rounds: 200, prepare: {},
      body: {
        shown.table.contentOffset.y += 812
        shown.table.layoutIfNeeded()
      })
    print("| one screen further | \(milliseconds(scroll)) |")
    let insert = time(
      rounds: 15, prepare: { Self.shown(count) },
      body: { shown in
        shown.rows.count += 1
        shown.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        shown.table.layoutIfNeeded()
      })
    print("| a row inserted at the top | \(milliseconds(insert)) |")
    printMemory(shown)
  }

  private func printMemory(_ shown: (table: UITableView, rows: WordRows)) {
    print("\n| screens scrolled | memory of the process, MB |\n| ---: | ---: |")
    var screens = 0
    for limit in [1000, 4000, 8000, 16_000, 32_000] {
      while screens < limit {
        screens += 1
        // Scrolls down the whole table, and then starts again at its top.
        let y = shown.table.contentOffset.y + 812
        shown.table.contentOffset.y = y > shown.table.contentSize.height - 812 ? 0 : y
        shown.table.layoutIfNeeded()
      }
      print("| \(screens) | \(String(format: "%.1f", Self.residentMegabytes)) |")
    }
    print("\n\(shown.rows.made) cells were made in all, \(shown.table.visibleCells.count) are visible.")
  }

  private static func table(_ rows: WordRows) -> (table: UITableView, rows: WordRows) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    table.registerCell(forReuseIdentifier: "row") { rows.makeCell() }
    table.estimatedRowHeight = 90
    table.dataSource = rows
    return (table, rows)
  }

  private static func shown(_ count: Int) -> (table: UITableView, rows: WordRows) {
    let made = table(WordRows(count: count))
    made.table.layoutIfNeeded()
    return made
  }

  /// Memory that the process uses, by Linux's own count of 4-kilobyte pages; zero on other systems.
  private static var residentMegabytes: Double {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return pages * 4096 / 1e6
  }
}
