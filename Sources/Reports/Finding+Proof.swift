import Audit

nonisolated extension Finding {
  /// The most lines of a proof that reports for people show.
  static let mostProofs = 5

  /// The lines that prove the finding, shortened to at most five. The last line is always kept, because for a conflict
  /// it names the broken constraint. The run file has all lines.
  var proof: [String] {
    guard because.count > Self.mostProofs else { return because }
    let first = Self.mostProofs - 2
    let rest = "and \(because.count - first - 1) more (the run file of -o has them)"
    return because.prefix(first) + [rest] + because.suffix(1)
  }
}
