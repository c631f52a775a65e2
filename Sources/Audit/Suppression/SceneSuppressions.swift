import InterfaceBuilder

/// What a scene says of rules beside its objects: user-defined runtime attributes with the key path `snug.ignore` and values
/// such as “truncated-text: the text is short in all languages”.
///
/// At a view it holds for findings of that view, at a controller for the whole screen.
nonisolated struct SceneSuppressions {
  /// The key path.
  static let keyPath = "snug.ignore"

  /// One rule at one object.
  private struct Entry {
    var rule: String
    var reason: String
    var line: Int
    /// The object; `nil` for the whole screen.
    var object: RuntimeAttribute.Owner?
  }

  private var entries: [Entry] = []
  /// Attributes that say something else than rules and a reason.
  private(set) var faults: [DocumentFault] = []

  /// Reads the attributes of a scene.
  init(_ scene: SceneDescription) {
    for attribute in scene.runtimeAttributes(keyPath: Self.keyPath) {
      let parts = attribute.value.split(separator: ":", maxSplits: 1).map { Self.trimmed($0) }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        faults.append(
          DocumentFault(
            line: attribute.line,
            message: "\(Self.keyPath) takes a rule and a reason, as in “truncated-text: it is short in all languages”"))
        continue
      }
      for rule in parts[0].split(separator: ",").map({ Self.trimmed($0) }) {
        guard RuleCatalogue.rule(rule) != nil else {
          faults.append(
            DocumentFault(
              line: attribute.line, message: "\(Self.keyPath): \(RuleCatalogue.complaint(aboutUnknown: rule))"))
          continue
        }
        let isWhole = attribute.owner.id == scene.id && scene.kind == .controller
        entries.append(
          Entry(rule: rule, reason: parts[1], line: attribute.line, object: isWhole ? nil : attribute.owner))
      }
    }
  }

  /// Marks the findings that are suppressed.
  ///
  /// - Parameters:
  ///   - findings: the findings of the scene.
  ///   - rules: the identifiers of the rules that were asked.
  /// - Returns: what suppresses nothing, though its rule was asked.
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

  /// A view that UIKit made has no identifier, and the line of the nearest one around it.
  private static func holds(_ entry: Entry, for finding: Finding) -> Bool {
    guard finding.rule == entry.rule else { return false }
    guard let object = entry.object else { return true }
    return finding.view.id.map { $0 == object.id } ?? (finding.line == object.line)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
