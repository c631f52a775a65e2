import Environments
import InterfaceBuilder

/// Collects what is found in environments: each entry once, in the order in which they were found, with the environments in
/// which it was.
struct ExtentFolding<Entry: Equatable> {
  /// The entries, each with the identifiers of its environments.
  private var found: [(entry: Entry, environments: Set<String>)] = []
  private var environments: [Environment] = []

  /// Adds the entries of one environment.
  mutating func add(_ entries: [Entry], in environment: Environment) {
    environments.append(environment)
    for entry in entries {
      if let index = found.firstIndex(where: { $0.entry == entry }) {
        found[index].environments.insert(environment.id)
      } else {
        found.append((entry, [environment.id]))
      }
    }
  }

  /// The entries, each with its environments in words.
  var extents: [(entry: Entry, words: String)] {
    let cells = environments.map(Cell.init)
    return found.map { ($0.entry, Fold(affected: $0.environments, of: cells).words) }
  }
}
