import Audit

nonisolated extension Finding {
  /// The most lines of a proof that a person is shown.
  static let mostProofs = 5

  /// What proves the finding, in five lines at most. The run file has all of them.
  var proof: [String] {
    guard because.count > Self.mostProofs else { return because }
    let shown = Self.mostProofs - 1
    return because.prefix(shown) + ["and \(because.count - shown) more (see the run file)"]
  }
}
