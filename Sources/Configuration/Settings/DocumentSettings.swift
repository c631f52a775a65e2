import Audit
import Environments
import InterfaceBuilder

/// The settings with which one document is audited.
public struct DocumentSettings: Codable, Hashable, Sendable {
  /// The identifiers of the rules to run, in the order of the catalogue.
  public var rules: [String]
  /// The configuration's settings for the rules in ``rules``, by the rules' identifiers. Rules without settings are
  /// left out.
  public var settings: [String: RuleSettings]
  /// The chosen values (devices, text sizes, …) from which the document's environments are made.
  public var environments: EnvironmentSelection
  /// What views show if code sets their text, by the views' identifiers.
  public var shownTexts: [String: ShownText] = [:]

  /// Makes settings with default values for all rules.
  ///
  /// - Parameters:
  ///   - rules: the identifiers of the rules to run.
  ///   - environments: the environments.
  public init(
    rules: [String] = RuleCatalogue.rules.map(\.identifier), environments: EnvironmentSelection = EnvironmentSelection()
  ) {
    self.rules = rules
    settings = [:]
    self.environments = environments
  }

  /// The rules to run, with the numbers that the configuration gives them.
  public var configuredRules: [any Rule] {
    RuleCatalogue.rules.filter { rules.contains($0.identifier) }.map { rule in
      settings[rule.identifier].map { rule.set(to: $0.numbers) } ?? rule
    }
  }

  /// The report of an audit in which the findings have the impacts and outcomes that the configuration sets for their
  /// rules.
  public func applied(to report: DocumentReport) -> DocumentReport {
    guard !settings.isEmpty else { return report }
    var report = report
    for screen in report.screens.indices {
      for finding in report.screens[screen].findings.indices {
        guard let settings = settings[report.screens[screen].findings[finding].rule] else { continue }
        if let impact = settings.impact { report.screens[screen].findings[finding].impact = impact }
        if let outcome = settings.outcome {
          let reason = report.screens[screen].findings[finding].reason ?? "the configuration says so"
          report.screens[screen].findings[finding].outcome = outcome
          report.screens[screen].findings[finding].reason = outcome == .needsReview ? reason : nil
        }
      }
    }
    return report
  }
}
