import Environments
import InterfaceBuilder

/// What the audit found in one document (a storyboard or xib): its screens, or the reason why it could not be read.
nonisolated public struct DocumentReport: Codable, Hashable, Sendable {
  /// The path of the document, as it was given.
  public var document: String
  /// Why the document could not be audited; then ``screens`` is empty.
  public var failure: DocumentFault?
  /// The damaged parts of the document, which were left out of the layout.
  public var faults: [DocumentFault]
  /// The environments in which the document's screens were laid out. Reports of screens refer to them by
  /// `Environment.id`.
  public var environments: [Environment]
  /// The screens, in the order of the document.
  public var screens: [ScreenReport]

  /// The document's index, from 0, in the whole audit, if several machines share the audit and this run does a part of
  /// it; `nil` if this run does all of it.
  public var number: Int?

  /// Suppressions in the document that suppress no finding, in the order of screens.
  public var idleSuppressions: [IdleSuppression] = []

  /// Makes a report from its parts.
  public init(
    document: String, failure: DocumentFault? = nil, faults: [DocumentFault] = [], environments: [Environment] = [],
    screens: [ScreenReport] = []
  ) {
    self.document = document
    self.failure = failure
    self.faults = faults
    self.environments = environments
    self.screens = screens
  }
}

nonisolated extension DocumentReport {
  /// Adds the report of other screens of the document, which were audited by themselves.
  ///
  /// Faults of the document, which both reports have, stay once. A comment is idle if it is in both reports.
  package mutating func add(_ other: DocumentReport) {
    faults = DocumentFault.merged(faults, other.faults)
    if environments.isEmpty { environments = other.environments }
    screens += other.screens
    idleSuppressions.removeAll { $0.isComment && !other.idleSuppressions.contains($0) }
    idleSuppressions += other.idleSuppressions.filter { !$0.isComment }
  }
}
