import Testing

@testable import Audit

/// The numbers of the rules that a configuration may set.
struct RuleSettingTests {
  nonisolated static let rules = RuleCatalogue.rules.filter { !$0.settings.isEmpty }.map(\.identifier)

  /// Each number has another name in its rule, and a default that the configuration may write as well.
  @Test(arguments: rules) func settingsAreSound(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(name))
    #expect(Set(rule.settings.map(\.name)).count == rule.settings.count)
    for setting in rule.settings { #expect(setting.range.contains(setting.value)) }
  }

  /// The numbers that are set have the new values afterwards, all others keep theirs, and unknown names change nothing.
  @Test(arguments: rules) func aNumberIsSetByItsName(name: String) throws {
    let rule = try #require(RuleCatalogue.rule(name))
    for setting in rule.settings {
      let other = rule.set(to: [setting.name: setting.range.upperBound, "no_such_number": 3])
      for (before, after) in zip(rule.settings, other.settings) {
        #expect(after.value == (before.name == setting.name ? setting.range.upperBound : before.value))
      }
    }
  }
}
