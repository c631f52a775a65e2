import Audit
import Environments
import Testing

@testable import Configuration

/// The draft changes nothing: with it, an audit is as it is without a configuration.
struct ConfigurationDraftTests {
  private static let facts: [ProjectFacts?] = {
    var german = ProjectFacts()
    german.languages = ["de", "no", "zh-Hans"]
    german.deviceFamilies = [1, 2]
    var pads = ProjectFacts()
    pads.deviceFamilies = [2]
    return [nil, ProjectFacts(), german, pads]
  }()

  @Test(arguments: facts) func itIsReadAsAnEmptyConfiguration(facts: ProjectFacts?) throws {
    let draft = ConfigurationDraft(facts: facts, documents: 3)
    let read = try ProjectConfiguration(reading: draft.text, path: ".snug.yml")
    let empty = ProjectConfiguration(path: ".snug.yml")
    #expect(read.environments == empty.environments)
    #expect(read.matrix == "quick")
    #expect(read.overrides.isEmpty && read.suppressions.isEmpty && read.excluded.isEmpty && read.texts.isEmpty)
    #expect(read.failOn == .minor)
    #expect(read.baseline == nil)
  }

  @Test func whatIsFoundStandsInComments() {
    var facts = ProjectFacts()
    facts.languages = ["de\n- key: value"]
    let lines = ConfigurationDraft(facts: facts, documents: 1).text.split(separator: "\n")
    #expect(lines.contains("#   1 document"))
    #expect(!lines.contains { $0.hasPrefix("- key") })
  }
}
