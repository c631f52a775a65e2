import InterfaceBuilder

/// The text by which a person suppresses findings: rules, a colon and a reason, as in “truncated-text: it is short in
/// all languages”.
nonisolated struct IgnoredRules {
  /// The word that marks a suppression: the key path of a runtime attribute, or the first word of a comment.
  static let word = "snug.ignore"

  /// The identifiers in the text that are those of existing rules.
  var rules: [String] = []
  /// The reason that the person gives for suppressing the findings.
  var reason = ""
  /// Messages about errors in the text, such as an unknown rule.
  var faults: [String] = []

  /// Parses the text.
  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map { Self.trimmed($0) }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      faults = ["\(Self.word) takes a rule and a reason, as in “truncated-text: it is short in all languages”"]
      return
    }
    reason = parts[1]
    for rule in parts[0].split(separator: ",").map({ Self.trimmed($0) }) {
      if RuleCatalogue.rule(rule) != nil {
        rules.append(rule)
      } else {
        faults.append("\(Self.word): \(RuleCatalogue.complaint(aboutUnknown: rule))")
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
