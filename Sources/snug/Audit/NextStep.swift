/// The last line of an audit on a terminal, which suggests the next command to the user.
struct NextStep {
  /// The number of violations that were found and that the baseline does not list.
  var violations: Int
  /// Whether an HTML report was written.
  var hasPage: Bool
  /// Whether the run has a baseline, or writes one.
  var hasBaseline: Bool
  /// What the person typed after `snug`.
  var arguments: [String]

  /// The number of violations from which the line suggests writing a baseline, because fixing so many takes long.
  private static let many = 50

  /// The text of the line; `nil` if there is nothing to suggest.
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

  /// The command that the user typed, with an additional option.
  private func command(_ option: String, _ value: String) -> String {
    // After “--” everything is a path.
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var words = arguments
    words.insert(contentsOf: [option, value], at: end)
    return AuditOrigin.command(words)
  }
}
