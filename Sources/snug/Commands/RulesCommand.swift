import ArgumentParser
import Audit
import Environments
import Foundation

/// `snug rules`: lists the rules of the audit, or explains one.
struct RulesCommand: SnugCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules of the audit, or explains one.",
    discussion: """
      All rules, one per line, with the impact of their findings and what they go back to:
        $ snug rules

      One of them, with the reason for it and an example:
        $ snug rules truncated-text
      """)

  @Argument(help: "The identifier of a rule.")
  var rule: String?

  func validate() throws {
    if let rule, RuleCatalogue.rule(rule) == nil {
      throw ValidationError(RuleCatalogue.complaint(aboutUnknown: rule))
    }
  }

  func run(on console: any Console) throws -> Outcome {
    guard let rule = rule.flatMap(RuleCatalogue.rule) else {
      let width = RuleCatalogue.rules.map(\.identifier.count).max() ?? 0
      for rule in RuleCatalogue.rules {
        let padding = String(repeating: " ", count: width - rule.identifier.count)
        let impact = rule.impact.rawValue
        let gap = String(repeating: " ", count: 8 - impact.count)
        let reference = rule.reference.map { "  [\($0.title)]" } ?? ""
        try console.write("\(rule.identifier)\(padding)  \(impact)\(gap)  \(rule.summary)\(reference)\n")
      }
      return .success
    }
    try console.write(
      """
      \(rule.identifier) (\(rule.impact.rawValue))
      \(rule.summary)

      \(rule.rationale)

      Fault: \(rule.example.fault)
      Fix:   \(rule.example.fix)
      \(rule.reference.map { "\n\($0.title)\n\($0.address)\n" } ?? "")\(settings(of: rule))
      """)
    return .success
  }

  /// The settings of a rule that a configuration may change, in two lines each.
  private func settings(of rule: any Rule) -> String {
    rule.settings.map { "\n\($0.name): \(Number.exact($0.value))\n  \($0.summary)\n" }.joined()
  }
}
