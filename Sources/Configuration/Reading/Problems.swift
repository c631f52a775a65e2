import Yams

/// The problems that were met in a configuration so far.
struct Problems {
  private(set) var list: [ConfigurationProblem] = []

  /// Records a problem at the place of a node.
  mutating func add(_ message: String, at node: Node) {
    list.append(ConfigurationProblem(line: node.mark?.line, message: message))
  }
}
