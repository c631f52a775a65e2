import Audit

nonisolated extension Finding {
  /// The most lines of a proof that a person is shown.
  static let mostProofs = 5

  /// What proves the finding, in five lines at most. The last one is always there, because it says which constraint of a
  /// conflict is broken. The run file has all of them.
  var proof: [String] {
    guard because.count > Self.mostProofs else { return because }
    let first = Self.mostProofs - 2
    let rest = "and \(because.count - first - 1) more (the run file of -o has them)"
    return because.prefix(first) + [rest] + because.suffix(1)
  }
}
