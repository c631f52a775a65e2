import Audit
import Environments
import InterfaceBuilder
import Pages

/// Writes differences as an HTML page: each screen with its changes and its pictures.
package nonisolated struct DifferencePage {
  private let differences: [DocumentDifference]
  private let silent: [DocumentDifference]
  private let environments: [String: String]
  private let compared: String
  private let tool: String

  /// - Parameters:
  ///   - differences: the documents in their order.
  ///   - environments: the environments in which frames were compared.
  ///   - compared: the compared revisions or files, as the command line names them.
  ///   - tool: the program with its version.
  package init(_ differences: [DocumentDifference], in environments: [Environment], compared: String, tool: String) {
    self.environments = Dictionary(environments.map { ($0.id, $0.words) }, uniquingKeysWith: { first, _ in first })
    self.differences = differences.filter { !$0.isEmpty }
    silent = differences.filter(\.isEmpty)
    self.compared = compared
    self.tool = tool
  }

  package var text: String {
    var summary = DifferenceSummary()
    for difference in differences { summary.add(difference) }
    // “1 document differs: 1 change, 1 view moves.”
    let words = summary.words.dropLast().split(separator: ": ", maxSplits: 1).map(String.init)
    let figures = (words.dropFirst() + [compared]).joined(separator: " · ")
    let page = ComparisonPage(title: words.first ?? "", figures: figures, tool: tool) {
      for difference in differences {
        element("h2", ["class": "document"]) { DifferenceWords.heading(of: difference) }
        if !difference.changes.isEmpty {
          element("section", ["class": "screen"]) { list(difference.changes.map(item)) }
        }
        for scene in difference.scenes { section(scene) }
      }
      if !silent.isEmpty {
        element("section", ["class": "list"]) {
          element("h2") { "No change that shows" }
          element("ul") { for difference in silent { element("li") { DifferenceWords.heading(of: difference) } } }
        }
      }
    }
    return page.text
  }

  private func section(_ scene: SceneDifference) -> Fragment {
    element("section", ["class": "screen"]) {
      element("header") {
        element("h2") { scene.scene.name }
        if scene.kind != .changed { element("span", ["class": "kind"]) { scene.kind.rawValue } }
      }
      list(
        scene.changes.map(item) + scene.moves.map(item)
          + scene.newFindings.map { item($0, kind: "new") } + scene.goneFindings.map { item($0, kind: "gone") })
      for pictures in scene.pictures {
        element("div", ["class": "environment"]) {
          element("header") { element("h3") { pictures.environment } }
          PictureFigures(pictures, of: scene.scene.name, words: (old: "old", new: "new")).fragment
        }
      }
    }
  }

  private func list(_ items: [Fragment]) -> [Fragment] {
    items.isEmpty ? [] : [element("ul", ["class": "changes"]) { items }]
  }

  private func item(_ change: Change) -> Fragment {
    element("li", ["class": change.kind.rawValue]) {
      element("b") { change.kind.rawValue }
      change.subject
      line(change.line)
      if !change.details.isEmpty { element("ul") { for detail in change.details { element("li") { detail } } } }
    }
  }

  private func item(_ move: FrameMove) -> Fragment {
    element("li", ["class": "moves"]) {
      element("b") { "moves" }
      "\(move.view), \(DifferenceWords.extent(of: move))"
      line(move.line)
      element("ul") { element("li") { "most on \(move.most): \(DifferenceWords.parts(of: move))" } }
      if move.environments.count < move.compared {
        element("details") {
          element("summary") { "In which environments" }
          element("ul") { for id in move.environments { element("li") { environments[id] ?? id } } }
        }
      }
    }
  }

  private func item(_ finding: Finding, kind: String) -> Fragment {
    element("li", ["class": kind]) {
      element("b") { kind == "new" ? "new finding" : "gone" }
      DifferenceWords.finding(finding)
    }
  }

  private func line(_ line: Int?) -> [Fragment] {
    line.map { number in [Fragment(text: " "), element("span", ["class": "line"]) { "line \(number)" }] } ?? []
  }
}
