/// The line after an audit that tells a person at a terminal what to do next.
struct NextStep {
  /// The number of violations that were found and that the baseline does not list.
  var violations: Int
  /// Whether a page was written.
  var hasPage: Bool
  /// Whether the run has a baseline, or writes one.
  var hasBaseline: Bool
  /// What the person typed after `snug`.
  var arguments: [String]

  /// The number of violations from which the line suggests a baseline: nobody fixes so many before the next change.
  private static let many = 50

  /// The line; `nil` if there is nothing to do.
  var line: String? {
    if violations == 0 { return nil }
    if !hasPage {
      return "Next: \(command("--report", "html=report")) shows this in pictures: open report/index.html"
    }
    if violations >= Self.many, !hasBaseline {
      return "Next: \(command("--write-baseline", "snug-baseline.json")) lists all of this as known, so that later "
        + "runs with --baseline snug-baseline.json fail only for what is new"
    }
    return nil
  }

  /// The command that the person typed, with another option.
  private func command(_ option: String, _ value: String) -> String {
    // After “--” everything is a path.
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var words = arguments
    words.insert(contentsOf: [option, value], at: end)
    return AuditOrigin.command(words)
  }
}
