extension Project {
  /// Throws if targets wait for each other: they cannot be built.
  func lookForCycles() throws(ProjectError) {
    guard let cycle = Self.cycle(in: targets) else { return }
    throw ProjectError(path, "targets depend on each other: \(cycle.joined(separator: " → "))")
  }

  /// The names of targets that wait for each other, the first one also as the last; `nil` if there are none.
  static func cycle(in all: [ProjectTarget]) -> [String]? {
    let targets = Dictionary(all.map { ($0.name, $0.dependencies) }) { first, _ in first }
    var done: Set<String> = []
    for target in all {
      // The targets from this one down, each with what it still waits for.
      var open: [(name: String, next: ArraySlice<String>)] = []
      var places: [String: Int] = [:]
      func enter(_ name: String) -> [String]? {
        if let place = places[name] { return open[place...].map(\.name) + [name] }
        guard done.insert(name).inserted, let dependencies = targets[name] else { return nil }
        places[name] = open.count
        open.append((name, dependencies[...]))
        return nil
      }
      _ = enter(target.name)
      while let last = open.indices.last {
        if let next = open[last].next.popFirst() {
          if let cycle = enter(next) { return cycle }
        } else {
          places[open.removeLast().name] = nil
        }
      }
    }
    return nil
  }
}
