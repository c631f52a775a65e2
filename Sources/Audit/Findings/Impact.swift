/// How severe a finding is for the person who uses the screen, from `minor` to `critical`.
///
/// The four words, and their order, are the ones that accessibility checkers such as axe use.
nonisolated public enum Impact: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  /// A blemish: all texts can still be read, and all controls can be used.
  case minor
  /// Something is harder to read or to reach than it should be.
  case moderate
  /// A text or function of the screen is lost to many people.
  case serious
  /// A text of the screen cannot be read at all, or a function cannot be used at all.
  case critical

  /// Orders by severity, `minor` first.
  public static func < (left: Impact, right: Impact) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .minor: 0
    case .moderate: 1
    case .serious: 2
    case .critical: 3
    }
  }
}
