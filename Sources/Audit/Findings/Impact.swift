/// How severe a finding is for the person who uses the screen, from `minor` to `critical`.
///
/// The four words, and their order, are the ones that accessibility checkers such as axe use.
nonisolated public enum Impact: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  /// A blemish: the screen still says and does everything.
  case minor
  /// Something is harder to read or to reach than it should be.
  case moderate
  /// Something that the screen says or offers is lost to many people.
  case serious
  /// Something that the screen says or offers cannot be read or used at all.
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
