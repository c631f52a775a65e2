extension Project {
  /// Throws if targets depend on each other in a cycle, so that none of them can be built first.
  func lookForCycles() throws(ProjectError) {
    guard let cycle = Self.cycle(in: targets) else { return }
    throw ProjectError(path, "targets depend on each other: \(cycle.joined(separator: " → "))")
  }

  /// The names of the targets of a dependency cycle, the first one also as the last; `nil` if there is none.
  static func cycle(in all: [ProjectTarget]) -> [String]? {
    let targets = Dictionary(all.map { ($0.name, $0.dependencies) }) { first, _ in first }
    var done: Set<String> = []
    for target in all {
      // The chain of targets from one down to the present one, each with the dependencies that are still to be visited.
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
