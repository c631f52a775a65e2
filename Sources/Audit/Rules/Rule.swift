/// One kind of fault that the audit looks for.
///
/// A rule looks at one laid-out screen in one environment and says what it observes; folding the observations of many
/// environments into findings is the ``Auditor``'s work.
nonisolated public protocol Rule: Sendable {
  /// The rule's name in reports and configuration, kebab-case.
  var identifier: String { get }
  /// How much a violation hurts.
  var impact: Impact { get }
  /// What is wrong, in one line.
  var summary: String { get }
  /// Why it matters to the person who uses the screen, and what is not held against a view.
  var rationale: String { get }
  /// A fault and an edit that mends it.
  var example: RuleExample { get }

  /// The faults on a screen, in any order.
  @MainActor func observations(on screen: AuditedScreen) -> [Observation]
}

/// A fault and its mending, for the rule catalogue.
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
