/// Suggests the name that was probably meant by a mistyped name.
nonisolated public enum Suggestion {
  /// The words between “there is no command “audti”” and the list of existing commands: “; did you mean “audit”?”, or
  /// just a semicolon if no name is similar.
  public static func clause(for name: String, among names: [String]) -> String {
    nearest(to: name, among: names).map { "; did you mean “\($0)”?" } ?? ";"
  }

  /// The most similar name, that is, the first with the fewest `edits(from:to:)`; `nil` if more than a third of the
  /// letters would change.
  public static func nearest(to name: String, among names: [String]) -> String? {
    let typed = name.lowercased()
    let near = names.map { (name: $0, edits: edits(from: typed, to: $0.lowercased())) }
      .filter { $0.edits <= max(1, max($0.name.count, typed.count) / 3) }
    return near.min { $0.edits < $1.edits }?.name
  }

  /// The number of letters that have to be inserted, deleted, replaced or swapped with their neighbour to turn one text
  /// into another.
  ///
  /// This is the optimal string alignment distance, which edits no letter twice, a restricted form of
  /// [Damerau–Levenshtein](https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance). Quadratic in time.
  static func edits(from source: String, to target: String) -> Int {
    let (source, target) = (Array(source), Array(target))
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let replacement = last[column] + (source[row] == target[column] ? 0 : 1)
        var least = min(replacement, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
