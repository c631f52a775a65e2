import Audit

/// Counts what an audit did not check by the reason, with an example for each, and what would make it checked.
struct NotCheckedKinds {
  private struct Kind {
    var count = 0
    /// The first entry of the kind: a subject with its document and line.
    var example: String
  }

  private var kinds: [String: Kind] = [:]

  /// Adds the entries of a screen.
  mutating func add(_ screen: ScreenReport, in document: String) {
    for entry in screen.notChecked {
      let place = DocumentPlace.words(document, entry.line)
      kinds[entry.kind, default: Kind(example: "\(entry.subject), \(place)")].count += 1
    }
  }

  /// Two lines for each kind, the most frequent first; empty if all was checked.
  var lines: [String] {
    guard !kinds.isEmpty else { return [] }
    let ordered = kinds.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    let width = ordered.map { String($0.value.count).count }.max() ?? 1
    return ["Not checked:"]
      + ordered.flatMap { reason, kind in
        let count = String(repeating: " ", count: width - String(kind.count).count) + "\(kind.count)"
        let indent = String(repeating: " ", count: width + 2)
        return ["\(count)  \(reason)", "\(indent)as \(kind.example)"]
          + (Self.advice(for: reason).map { ["\(indent)to check it: \($0)"] } ?? [])
      }
  }

  private static func advice(for reason: String) -> String? {
    Self.advice.first { reason.contains($0.part) }?.words
  }

  /// What would make something checked, by a part of the reason why it was not.
  private static let advice: [(part: String, words: String)] = [
    ("come from code", "name the app's project, so that its code runs: snug audit App.xcodeproj"),
    ("its code draws or adds", "name the app's project, so that its code runs: snug audit App.xcodeproj"),
    ("ran with empty values", "reach the screen as people do: snug audit App.xcodeproj --walk"),
    ("no source, document or setting", "name the document in code, or delete it"),
    ("no target of the project", "add the document to a target, or delete it"),
    ("no segue leads to it", "give the scene a storyboard identifier, or delete it"),
    ("no source has this class", "audit the folder that has the app's sources as well"),
  ]
}

extension NotChecked {
  /// The reason without what differs from screen to screen: environments in parentheses, and what follows a colon.
  fileprivate var kind: String {
    let end = reason.firstRange(of: " (")?.lowerBound ?? reason.firstIndex(of: ":") ?? reason.endIndex
    return String(reason[..<end])
  }
}
