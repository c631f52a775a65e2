import Audit

/// Findings of a run that have one cause, such as a control that several documents use. The last line of a run file has
/// those with at least two places.
struct FindingGroup: Codable, Hashable {
  /// Where a finding of the group is.
  struct Place: Codable, Hashable {
    /// The path of the document, as it was given.
    var document: String
    /// The line of the view's element in the document, from 1; `nil` if it is not known.
    var line: Int?
    /// The identifier of the view; `nil` if it has no element in the document.
    var view: String?
  }

  /// The identifier of the rule.
  var rule: String
  /// What is wrong, one sentence.
  var message: String
  /// The places, in the order of the run; at least two.
  var places: [Place]

  /// The groups of findings that have at least two places.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    findings.together(by: FindingCause.init).compactMap { group in
      guard group.count > 1 else { return nil }
      return FindingGroup(
        rule: group[0].rule, message: group[0].message,
        places: group.map { Place(document: $0.document, line: $0.line, view: $0.view.id) })
    }
  }
}
