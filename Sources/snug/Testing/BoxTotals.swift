import Environments
import Foundation

/// The boxes of snapshots that were compared with those of recorded references.
struct BoxTotals {
  /// A box of a snapshot.
  private struct Entry {
    /// The name of the recorded file.
    var snapshot: String
    var box: TestResult.Box
    /// The distance in points; infinite if only one of the two has the box.
    var distance: Double { box.distance ?? .infinity }
    var words: String { PlainLine.of("\(snapshot): \(box.words)") }
  }

  private var entries: [Entry] = []
  private var undrawn = 0

  /// The length of the list that is printed.
  private static let listed = 20

  mutating func add(_ test: TestRun.Entry) {
    entries += test.result.snapshots.flatMap { snapshot in
      let name = (snapshot.reference as NSString).lastPathComponent
      undrawn += snapshot.undrawnBoxes
      return snapshot.boxes.map { Entry(snapshot: name, box: $0) }
    }
  }

  /// The numbers in one sentence; `nil` if no boxes were compared.
  var summary: String? {
    let count = entries.count
    guard count > 0 else { return nil }
    return "\(count) \(count == 1 ? "box" : "boxes") compared with recorded ones: \(share(within: 1)) within 1 pt, "
      + "\(share(within: 0.5)) within 0.5 pt."
  }

  /// The numbers, and the furthest boxes, worst first; none if no boxes were compared.
  var lines: [String] {
    guard let summary else { return [] }
    let far = worstFirst.filter { $0.distance > 1 }
    let rest =
      undrawn == 0
      ? [] : ["\(undrawn) not compared: they lie in views that Snug does not draw, such as web pages."]
    return [summary] + rest + far.prefix(Self.listed).map { "  \($0.words)" }
      + (far.count > Self.listed ? ["  and \(far.count - Self.listed) more"] : [])
  }

  /// All boxes with their distances, one line each, worst first.
  var list: String { worstFirst.map { "\($0.words)\n" }.joined() }

  /// Boxes of the same distance stay in the order of the tests.
  private var worstFirst: [Entry] {
    entries.enumerated().sorted { ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset) }.map(\.element)
  }

  private func share(within distance: Double) -> String {
    let near = entries.filter { $0.distance <= distance }.count
    return "\(Number.points(100 * Double(near) / Double(entries.count))) %"
  }
}
