import InterfaceBuilder

/// What a person writes to suppress findings: rules and a reason, as in “truncated-text: it is short in all languages”.
nonisolated struct IgnoredRules {
  /// The word that marks a suppression: the key path of a runtime attribute, or the first word of a comment.
  static let word = "snug.ignore"

  /// The identifiers of the rules that are known.
  var rules: [String] = []
  /// Why nobody needs to act.
  var reason = ""
  /// What is wrong with the text, one line per fault.
  var faults: [String] = []

  /// Reads rules and a reason.
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
