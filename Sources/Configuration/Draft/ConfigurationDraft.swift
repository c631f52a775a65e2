import Environments
import Foundation
import InterfaceBuilder

/// The first configuration file of a project, which `snug init` writes from the facts in the project files.
///
/// With this file, an audit gives the same results as without a configuration. The facts are written into the file as
/// comments.
public struct ConfigurationDraft: Sendable {
  private let facts: ProjectFacts?
  private let documents: Int

  /// - Parameters:
  ///   - facts: the facts of the projects; `nil` if there are none.
  ///   - documents: how many documents there are.
  public init(facts: ProjectFacts?, documents: Int) {
    self.facts = facts
    self.documents = documents
  }

  /// The facts about the project, one line per fact. Control characters, which file names may contain, are escaped.
  public var findings: [String] { facts(of: facts).map(PlainLine.of) }

  private func facts(of facts: ProjectFacts?) -> [String] {
    guard let facts else {
      return [counted, "no Xcode project, project.yml or Package.swift: nothing is known of the app"]
    }
    return [
      counted,
      "oldest iOS: \(facts.deploymentTarget.map { Number.points($0) } ?? "unknown")",
      "devices: \(devices(facts))",
      "landscape: \(Self.answer(facts.turnsToLandscape))",
      "dark appearance: \(Self.answer(facts.staysLight.map(!)))",
      "languages: \(facts.languages.isEmpty ? "unknown" : facts.languages.joined(separator: ", "))",
    ]
  }

  private var counted: String { "\(documents) document\(documents == 1 ? "" : "s")" }

  /// The text of the configuration file, in YAML.
  public var text: String {
    """
    # Configuration of `snug audit`. Each key may be left out; `snug init --schema` prints what each of them takes.
    #
    # Found when this file was written:
    \(findings.map { "#   \($0)\n" }.joined())
    # Rules that are not asked; `snug rules` lists all. Or only_rules, for the only ones.
    disabled_rules: []

    # Impact (minor, moderate, serious, critical) and outcome (violation, needs-review) by rule.
    # rules:
    #   low-contrast: {impact: minor}

    # What differs for some documents.
    # paths:
    #   - path: Legacy
    #     disabled_rules: [small-tap-target]

    # Documents and folders that are not audited. Pods, Carthage, DerivedData and node_modules never are.
    excluded: []

    # quick, full, or one of your own `matrices`. An axis of its own (devices, text_sizes, …) goes before.
    matrix: quick

    \(environments)
    # Findings that nobody needs to act on, each with a reason.
    # suppress:
    #   - {rule: truncated-text, document: Login.storyboard, view: Wc8-Wb-wGf, reason: It is short in all languages.}

    # What texts show that code sets: price, number, date, time, name, text, or `texts` of their own.
    # texts:
    #   - {document: Order.storyboard, view: Wc8-Wb-wGf, shows: price}

    # What is known already: `snug audit --write-baseline snug-baseline.json` writes it.
    # baseline: snug-baseline.json

    # The impact from which violations make a run fail.
    fail_on: minor

    """
  }

  /// The commented-out keys for the environments, with the values that an audit uses by default for this project.
  private var environments: String {
    var lines = ["# Environments. Without a key, an audit chooses its values by the facts above:"]
    let project = facts ?? ProjectFacts()
    let phones = [project.mayRunOnNarrowPhones ? "retina4_0" : "retina4_7", "retina6_12", "retina6_9"]
    let pads = ["ipad8_3", "ipad11_0rounded", "ipad12_9rounded"]
    let runsOnPads = project.deviceFamilies.contains(2)
    if project.isForPadsOnly {
      lines.append("# devices: [\(pads.joined(separator: ", "))]")
    } else {
      lines.append("# devices: [\(phones.joined(separator: ", "))]")
      if runsOnPads {
        lines.append("# The app runs on iPad as well; with its iPads:")
        lines.append("# devices: [\((phones + pads).joined(separator: ", "))]")
      }
    }
    if runsOnPads, project.mayShareScreen {
      lines.append("# Windows in Split View are devices, too: ipad11_0rounded_third, ipad11_0rounded_two_thirds.")
    }
    lines.append("# text_sizes: [L, XXXL, AX3]")
    lines.append("# directions: [\(project.mayBeMirrored ? "ltr, rtl" : "ltr")]")
    if !project.languages.isEmpty {
      // Names are quoted or escaped: a line end in a name would begin a new line of the configuration.
      lines.append("# locales: [\(project.languages.map(Self.quoted).joined(separator: ", "))]")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func devices(_ facts: ProjectFacts) -> String {
    let names = facts.deviceFamilies.compactMap { [1: "iPhone", 2: "iPad"][$0] }
    let splitView = facts.deviceFamilies.contains(2) && facts.mayShareScreen ? ", also in Split View" : ""
    return names.isEmpty ? "unknown" : names.joined(separator: " and ") + splitView
  }

  private static func answer(_ value: Bool?) -> String {
    value.map { $0 ? "yes" : "no" } ?? "unknown"
  }

  /// A language code for YAML. The code of Norwegian, `no`, is put in quotes, because some parsers read it as “false”.
  private static func quoted(_ language: String) -> String {
    language == "no" ? "\"no\"" : PlainLine.of(language)
  }
}
