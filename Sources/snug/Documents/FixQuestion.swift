import InterfaceBuilder
import Reports

/// A request to try an edit of a document, as the fix of a finding, in all environments of the audit.
struct FixQuestion: Codable, Hashable, Sendable {
  /// The finding that the edit has to mend.
  var finding: Baseline.Entry
  /// The changes that are tried.
  var edits: [ObjectEdit]
  /// The changes that were taken before, and are not in the file.
  var before: [ObjectEdit] = []
}
