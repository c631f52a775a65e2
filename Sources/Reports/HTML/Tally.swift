import Audit

/// The numbers of findings by severity.
struct Tally {
  private(set) var violations: [Impact: Int] = [:]
  /// The number of findings that need review.
  private(set) var reviews = 0

  init(_ findings: some Sequence<Finding>) {
    for finding in findings {
      if finding.outcome == .violation {
        violations[finding.impact, default: 0] += 1
      } else {
        reviews += 1
      }
    }
  }

  /// The numbers in words, the worst first: “2 serious, 1 minor, 3 to review”.
  var words: String {
    var parts = Impact.allCases.reversed().compactMap { impact in
      violations[impact].map { "\($0) \(impact.rawValue)" }
    }
    if reviews > 0 { parts.append("\(reviews) to review") }
    return parts.joined(separator: ", ")
  }
}
