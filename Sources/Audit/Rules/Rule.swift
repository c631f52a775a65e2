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

  /// The guidance on which the rule is based; `nil` if a rule of your own needs none.
  var reference: RuleReference? { get }

  /// Whether a fault may show in some environments only. A rule that reads only the document says `false`: it is asked
  /// once per screen, and its findings hold in all environments.
  var dependsOnEnvironment: Bool { get }

  /// The numbers that a configuration may set.
  var settings: [RuleSetting] { get }

  /// A copy of the rule with other values of its settings.
  ///
  /// - Parameter numbers: numbers by the names of settings. Those that are left out keep their values.
  func set(to numbers: [String: Double]) -> any Rule

  /// The faults on a screen, in any order.
  @MainActor func observations(on screen: AuditedScreen) -> [Observation]
}

nonisolated extension Rule {
  /// `nil`, for a rule that is based on no guidance.
  public var reference: RuleReference? { nil }

  /// No numbers, for a rule without any.
  public var settings: [RuleSetting] { [] }

  /// The rule unchanged, for rules without settings.
  public func set(to numbers: [String: Double]) -> any Rule { self }

  /// Whether a fault may show in some environments only; `true` unless a rule says otherwise.
  public var dependsOnEnvironment: Bool { true }
}

/// An example of a fault and of the edit that fixes it, for the rule catalogue.
nonisolated public struct RuleExample: Codable, Hashable, Sendable {
  /// What a document says that leads to the fault.
  public var fault: String
  /// The edit.
  public var fix: String

  /// Makes an example.
  public init(fault: String, fix: String) {
    self.fault = fault
    self.fix = fix
  }
}
