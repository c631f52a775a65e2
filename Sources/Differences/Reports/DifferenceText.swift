import Audit
import Environments

/// Writes differences as lines of text for a terminal.
public nonisolated enum DifferenceText {
  /// Text lines that list all changes of one storyboard or xib.
  public static func lines(_ difference: DocumentDifference) -> [String] {
    var lines = [DifferenceWords.heading(of: difference)]
    if difference.isEmpty { lines.append("  no change that shows") }
    for change in difference.changes { lines += self.lines(change, indent: "  ") }
    for scene in difference.scenes {
      lines.append("  " + DifferenceWords.heading(of: scene))
      for change in scene.changes { lines += self.lines(change, indent: "    ") }
      for move in scene.moves {
        lines.append("    moves    \(move.view), \(DifferenceWords.extent(of: move))  (line \(move.line))")
        lines.append("             most on \(move.most): \(DifferenceWords.parts(of: move))")
      }
      for finding in scene.newFindings { lines.append("    new      " + DifferenceWords.finding(finding)) }
      for finding in scene.goneFindings { lines.append("    gone     " + DifferenceWords.finding(finding)) }
    }
    return lines.map(PlainLine.of)
  }

  private static func lines(_ change: Change, indent: String) -> [String] {
    let kind = change.kind.rawValue
    let column = kind + String(repeating: " ", count: max(1, 9 - kind.count))
    let line = change.line.map { "  (line \($0))" } ?? ""
    return ["\(indent)\(column)\(change.subject)\(line)"]
      + change.details.map { indent + String(repeating: " ", count: 9) + $0 }
  }
}
