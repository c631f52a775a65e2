/// Rows of a list that look alike, and offer the same tap: on the row itself, or on the same control in each of them.
///
/// Most of such rows lead to the same screen with other data, as those of a mailbox do; but those of a list of settings look alike
/// and lead to different screens. So the first three are tried. If all of them lead to the same other screen, the others are left
/// out.
nonisolated struct LikeRows {
  /// The number of rows that are tried at first.
  private static let firstCount = 3

  /// The ways that tap on the other rows.
  let others: [[WalkStep]]
  /// The ways that tap on the first rows and have not been followed yet.
  private var open: Set<[WalkStep]>
  /// The structure of the screen with the rows.
  private let start: String
  /// The structures to which the first rows have led; `nil` for ways that could not be followed.
  private var ends: Set<String?> = []

  /// The rows of a screen of which more than three look alike, in the order of the first ones.
  ///
  /// - Parameters:
  ///   - state: the screen.
  ///   - way: the way to it.
  static func groups(in state: WalkState, after way: [WalkStep]) -> [LikeRows] {
    var order: [Key] = []
    var rows: [Key: [[WalkStep]]] = [:]
    for step in state.steps where step.gesture == .tap {
      guard let item = step.item else { continue }
      let key = Key(list: item.list, kind: item.kind, control: step.control)
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(way + [step])
    }
    return order.compactMap { LikeRows(rows[$0] ?? [], from: state.structure) }
  }

  private struct Key: Hashable {
    let list: Int
    let kind: String
    let control: Int?
  }

  private init?(_ ways: [[WalkStep]], from start: String) {
    guard ways.count > Self.firstCount else { return nil }
    open = Set(ways.prefix(Self.firstCount))
    others = Array(ways.dropFirst(Self.firstCount))
    self.start = start
  }

  /// Whether all of the first rows have been tried.
  var isTried: Bool { open.isEmpty }

  /// Whether the other rows may lead to further screens: the first ones lead to different screens, or stay where they are.
  var leadToSeveralScreens: Bool { ends.count > 1 || ends.contains(start) }

  /// Records where a way has ended, if it is one of those to the first rows.
  ///
  /// - Parameter structure: the structure of the screen; `nil` if the way could not be followed.
  mutating func noteEnd(_ structure: String?, of way: [WalkStep]) {
    if open.remove(way) != nil { ends.insert(structure) }
  }
}
