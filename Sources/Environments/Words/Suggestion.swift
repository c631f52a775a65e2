/// The name that was probably meant by a mistyped one.
nonisolated public enum Suggestion {
  /// The words between “there is no command “audti”” and the list of commands: “; did you mean “audit”?”, or a
  /// semicolon alone where no name is near.
  public static func clause(for name: String, among names: [String]) -> String {
    nearest(to: name, among: names).map { "; did you mean “\($0)”?" } ?? ";"
  }

  /// The name with the fewest edits, the first of several; `nil` if more than a third of its letters would change.
  public static func nearest(to name: String, among names: [String]) -> String? {
    let typed = name.lowercased()
    let near = names.map { (name: $0, edits: edits(from: typed, to: $0.lowercased())) }
      .filter { $0.edits <= max(1, max($0.name.count, typed.count) / 3) }
    return near.min { $0.edits < $1.edits }?.name
  }

  /// How many letters have to be inserted, deleted, replaced or swapped with their neighbour, each letter once.
  ///
  /// This is the optimal string alignment distance, a restricted form of
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
