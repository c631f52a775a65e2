/// One kind of fault that the audit looks for.
///
/// A rule examines one laid-out screen in one environment and returns its observations. The ``Auditor`` folds the
/// observations of all environments into findings.
nonisolated public protocol Rule: Sendable {
  /// The rule's name in reports and configuration, kebab-case.
  var identifier: String { get }
  /// How severe a violation is.
  var impact: Impact { get }
  /// What is wrong, in one line.
  var summary: String { get }
  /// Why it matters to the person who uses the screen, and which cases are not reported.
  var rationale: String { get }
  /// An example of the fault and of an edit that fixes it.
  var example: RuleExample { get }

  /// The published guideline on which the rule is based; `nil` for a rule without one.
  var reference: RuleReference? { get }

  /// Whether a fault may show in some environments only. A rule that reads only the document returns `false`; it then
  /// runs once per screen, and its findings hold in all environments.
  var dependsOnEnvironment: Bool { get }

  /// Whether a fault follows from where views are. It then needs review where a frame is only an estimate.
  var readsFrames: Bool { get }

  /// Whether findings of the rule that need review are mostly worth it: of those that were judged on real apps, at least
  /// one in three was a fault. Others are printed only with all findings.
  var isReviewWorthIt: Bool { get }

  /// The numbers of the rule that the project's configuration file may set, such as a least contrast.
  var settings: [RuleSetting] { get }

  /// A copy of the rule with other values of its settings.
  ///
  /// - Parameter numbers: numbers by the names of settings. Those that are left out keep their values.
  func set(to numbers: [String: Double]) -> any Rule

  /// The faults on a screen, in any order.
  @MainActor func observations(on screen: AuditedScreen) -> [Observation]
}

nonisolated extension Rule {
  /// `nil`, the default for rules that are based on no published guideline.
  public var reference: RuleReference? { nil }

  /// `false` unless a rule says otherwise.
  public var readsFrames: Bool { false }

  /// `true` unless a rule says otherwise.
  public var isReviewWorthIt: Bool { true }

  /// Empty, the default for rules without settings.
  public var settings: [RuleSetting] { [] }

  /// The rule unchanged, for rules without settings.
  public func set(to numbers: [String: Double]) -> any Rule { self }

  /// Whether a fault may show in some environments only; `true` unless a rule says otherwise.
  public var dependsOnEnvironment: Bool { true }
}

/// An example of a fault and of the edit that fixes it, for the rule catalogue.
nonisolated public struct RuleExample: Codable, Hashable, Sendable {
  /// A document with the fault, described in one sentence.
  public var fault: String
  /// The edit that fixes the fault, in one sentence.
  public var fix: String

  /// Makes an example from its two sentences.
  public init(fault: String, fix: String) {
    self.fault = fault
    self.fix = fix
  }
}
