import Audit
import Environments
import Pages

/// Writes differences in Markdown, for a comment on a pull request.
public nonisolated enum DifferenceMarkdown {
  /// The whole comparison.
  ///
  /// - Parameter folder: the folder to put before the paths of pictures; `nil` to leave pictures out.
  public static func text(_ differences: [DocumentDifference], picturesIn folder: String? = nil) -> String {
    var summary = DifferenceSummary()
    for difference in differences { summary.add(difference) }
    var lines = ["## \(MarkdownText.escaped(summary.words))"]
    for difference in differences where !difference.isEmpty {
      lines += ["", "### \(MarkdownText.escaped(DifferenceWords.heading(of: difference)))"]
      if !difference.changes.isEmpty { lines.append("") }
      for change in difference.changes { lines += self.lines(change) }
      for scene in difference.scenes {
        lines += self.lines(scene)
        if let folder { lines += scene.pictures.flatMap { self.lines($0, in: folder) } }
      }
    }
    let silent = differences.filter(\.isEmpty).map { MarkdownText.escaped(DifferenceWords.heading(of: $0)) }
    if !silent.isEmpty, silent.count < differences.count {
      lines += ["", "No change that shows: \(silent.joined(separator: ", "))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ scene: SceneDifference) -> [String] {
    var lines = ["", "#### \(MarkdownText.escaped(DifferenceWords.heading(of: scene)))", ""]
    for change in scene.changes { lines += self.lines(change) }
    for move in scene.moves {
      let place = "\(move.view), \(DifferenceWords.extent(of: move)); most on \(move.most)"
      lines.append("- **moves** \(MarkdownText.escaped("\(place): \(DifferenceWords.parts(of: move))"))")
    }
    for finding in scene.newFindings {
      lines.append("- **new finding** \(MarkdownText.escaped(DifferenceWords.finding(finding)))")
    }
    for finding in scene.goneFindings {
      lines.append("- **gone** \(MarkdownText.escaped(DifferenceWords.finding(finding)))")
    }
    if lines.count == 3 { lines.removeLast() }
    return lines
  }

  /// The name of an environment, followed by a table with its old, new and difference pictures.
  private static func lines(_ pictures: ComparedPictures, in folder: String) -> [String] {
    let named = [("old", pictures.old), ("new", pictures.new), ("difference", pictures.difference)]
    let there = named.compactMap { name, path in path.map { (name, $0) } }
    guard !there.isEmpty else { return [] }
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return [
      "", MarkdownText.escaped(pictures.environment), "", row(there.map(\.0)), row(there.map { _ in "---" }),
      row(there.map { name, path in "![\(name)](\("\(folder)/\(path)".addressEncoded))" }),
    ]
  }

  private static func lines(_ change: Change) -> [String] {
    ["- **\(change.kind.rawValue)** \(MarkdownText.escaped(change.subject))"]
      + change.details.map { "  - \(MarkdownText.escaped($0))" }
  }
}
