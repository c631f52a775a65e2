/// The lines by which two texts differ: removed lines begin with −, added lines with +.
nonisolated package struct LineDifference {
  /// The most lines that are listed.
  private static let limit = 40
  /// The lines, in the order of the texts.
  package let lines: [String]

  /// Compares two texts.
  package init(from old: String, to new: String) {
    let (before, after) = (old.split(separator: "\n"), new.split(separator: "\n"))
    let difference = after.difference(from: before)
    let removed = difference.removals.map { change -> (Int, Int, String) in
      guard case .remove(let offset, let line, _) = change else { return (0, 0, "") }
      return (offset, 0, "− \(line)")
    }
    let added = difference.insertions.map { change -> (Int, Int, String) in
      guard case .insert(let offset, let line, _) = change else { return (0, 0, "") }
      return (offset, 1, "+ \(line)")
    }
    let all = (removed + added).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    lines = all.count > Self.limit ? all.prefix(Self.limit) + ["… and \(all.count - Self.limit) more"] : all
  }
}
