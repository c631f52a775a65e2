import Audit

/// Finds out which findings of one revision the other one has, too.
enum FindingComparison {
  /// The findings that the others do not contain, in their order.
  ///
  /// Two findings are the same if their rule, view and variant are the same. Their environments and magnitudes are
  /// ignored.
  ///
  /// - Parameters:
  ///   - findings: the findings of one revision.
  ///   - others: those of the other one.
  ///   - id: the identifier in the new revision of a view of the old one; other identifiers stay as they are.
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
