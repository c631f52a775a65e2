import InterfaceBuilder

/// The comments of a document that suppress findings, such as
/// `<!-- snug.ignore truncated-text: it is short in all languages -->`.
///
/// A comment applies to the findings of its own line, or of the next line if the comment has a line to itself. In
/// source code, the comment begins with `//`.
nonisolated struct LineSuppressions {
  /// One rule that a comment suppresses, for the element to which the comment applies.
  private struct Entry {
    var rule: String
    var reason: String
    /// The line of the comment.
    var line: Int
    /// The line to which the comment applies.
    var subject: Int
    var isUsed = false
  }

  private var entries: [Entry] = []
  /// Errors in comments that do not consist of existing rules and a reason.
  private(set) var faults: [DocumentFault] = []

  /// Reads all comments of the document that suppress rules.
  init(_ document: InterfaceDocument) {
    for comment in document.comments where comment.text.hasPrefix(IgnoredRules.word) {
      let ignored = IgnoredRules(String(comment.text.dropFirst(IgnoredRules.word.count)))
      faults += ignored.faults.map { DocumentFault(line: comment.line, message: $0) }
      entries += ignored.rules.map {
        Entry(rule: $0, reason: ignored.reason, line: comment.line, subject: comment.subject)
      }
    }
  }

  /// Marks the findings of a scene that are suppressed.
  mutating func apply(to findings: inout [Finding]) {
    for entry in entries.indices {
      for index in findings.indices
      where findings[index].rule == entries[entry].rule && findings[index].line == entries[entry].subject {
        findings[index].suppression = Suppression(place: .document, reason: entries[entry].reason)
        entries[entry].isUsed = true
      }
    }
  }

  /// The suppressions that suppressed no finding in any scene, although their rule is among those that ran.
  func idle(asking rules: Set<String>) -> [IdleSuppression] {
    entries.filter { !$0.isUsed && rules.contains($0.rule) }.map {
      IdleSuppression(line: $0.line, rule: $0.rule, isComment: true)
    }
  }
}
