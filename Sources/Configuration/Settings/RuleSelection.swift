import Audit

/// Which rules run, and their settings: at the top of a configuration, or for some of its paths.
public struct RuleSelection: Hashable, Sendable {
  /// The only rules to run; `nil` for all rules that are not turned off.
  public var only: [String]?
  /// Rules that do not run.
  public var disabled: [String] = []
  /// Settings by the identifiers of rules.
  public var settings: [String: RuleSettings] = [:]

  /// Makes a selection of all rules with their default settings.
  public init() {}

  /// Changes the settings of rules, which earlier selections have set, by this selection.
  ///
  /// - Parameter chosen: the settings by the identifiers of rules.
  func apply(to chosen: inout [String: RuleSettings]) {
    for rule in RuleCatalogue.rules.map(\.identifier) {
      if let only { chosen[rule, default: RuleSettings()].isOn = chosen[rule]?.isOn != false && only.contains(rule) }
      if disabled.contains(rule) { chosen[rule, default: RuleSettings()].isOn = false }
      if let settings = settings[rule] { chosen[rule, default: RuleSettings()].merge(settings) }
    }
  }
}
