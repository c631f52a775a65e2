import InterfaceBuilder

/// The suppressions in a scene: user-defined runtime attributes with the key path `snug.ignore` and values such as
/// “truncated-text: the text is short in all languages”.
///
/// On a view, an attribute applies to the findings of that view; on a controller, to the whole screen.
///
/// ``IgnoredRules`` reads the values. ``Auditor`` applies the suppressions of each scene to its ``Finding``s;
/// ``LineSuppressions`` does the same for comments of the document, and `SuppressionLedger` for the configuration.
nonisolated struct SceneSuppressions {
  /// The suppression of one rule at one object.
  private struct Entry {
    var rule: String
    var reason: String
    var line: Int
    /// The view or other object whose findings are suppressed; `nil` for the whole screen.
    var object: RuntimeAttribute.Owner?
  }

  private var entries: [Entry] = []
  /// Errors in attributes that do not consist of existing rules and a reason.
  private(set) var faults: [DocumentFault] = []

  /// Reads the user-defined runtime attributes of the scene's objects that suppress rules.
  init(_ scene: SceneDescription) {
    for attribute in scene.runtimeAttributes(keyPath: IgnoredRules.word) {
      let ignored = IgnoredRules(attribute.value)
      faults += ignored.faults.map { DocumentFault(line: attribute.line, message: $0) }
      let isWhole = attribute.owner.id == scene.id && scene.kind == .controller
      entries += ignored.rules.map {
        Entry(rule: $0, reason: ignored.reason, line: attribute.line, object: isWhole ? nil : attribute.owner)
      }
    }
  }

  /// Marks the findings that are suppressed.
  ///
  /// - Parameters:
  ///   - findings: the findings of the scene.
  ///   - rules: the identifiers of the rules that ran.
  /// - Returns: the suppressions that suppress nothing, although their rule ran.
  func apply(to findings: inout [Finding], asking rules: Set<String>) -> [IdleSuppression] {
    var idle: [IdleSuppression] = []
    for entry in entries where rules.contains(entry.rule) {
      let suppressed = findings.indices.filter { Self.holds(entry, for: findings[$0]) }
      for index in suppressed {
        findings[index].suppression = Suppression(place: .document, reason: entry.reason)
      }
      if suppressed.isEmpty { idle.append(IdleSuppression(line: entry.line, rule: entry.rule)) }
    }
    return idle
  }

  /// Whether an entry applies to a finding. A finding at a view that UIKit made has no identifier; its line, which is
  /// that of the nearest ancestor in the document, is compared instead.
  private static func holds(_ entry: Entry, for finding: Finding) -> Bool {
    guard finding.rule == entry.rule else { return false }
    guard let object = entry.object else { return true }
    return finding.view.id.map { $0 == object.id } ?? (finding.line == object.line)
  }
}
