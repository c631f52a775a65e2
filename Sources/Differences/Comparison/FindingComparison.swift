import Audit

/// Finds the findings of one revision that the other revision does not have.
enum FindingComparison {
  /// The findings without an equal one among `others`, in their order.
  ///
  /// Two findings are the same if their rule, view and variant are the same. Their environments and magnitudes are
  /// ignored.
  ///
  /// - Parameters:
  ///   - findings: the findings of one revision.
  ///   - others: the findings of the other revision.
  ///   - id: maps the identifier of a view in the old revision to that of the same view in the new revision; returns
  ///     other identifiers unchanged.
  static func rest(of findings: [Finding], without others: [Finding], renaming id: (String) -> String) -> [Finding] {
    var known: [[String]: Int] = [:]
    for finding in others { known[key(finding, id), default: 0] += 1 }
    return findings.filter { finding in
      let key = key(finding, id)
      guard let count = known[key], count > 0 else { return true }
      known[key] = count - 1
      return false
    }
  }

  private static func key(_ finding: Finding, _ id: (String) -> String) -> [String] {
    [finding.rule, finding.view.id.map(id) ?? finding.view.label, finding.variant.map(id) ?? ""]
  }
}
