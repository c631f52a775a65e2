extension Project {
  /// Throws an error if targets depend on each other in a cycle, so that none of them can be built first.
  func lookForCycles() throws(ProjectError) {
    guard let cycle = Self.cycle(in: targets) else { return }
    throw ProjectError(path, "targets depend on each other: \(cycle.joined(separator: " → "))")
  }

  /// The names of the targets in a dependency cycle, with the first name repeated at the end; `nil` if there is no
  /// cycle.
  static func cycle(in all: [ProjectTarget]) -> [String]? {
    let targets = Dictionary(all.map { ($0.name, $0.dependencies) }) { first, _ in first }
    var done: Set<String> = []
    for target in all {
      // The path of the depth-first search: the targets from the start to the current one, each with the dependencies
      // that are still to be visited.
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
