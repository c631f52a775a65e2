import Yams

/// The problems that were met in a configuration so far.
struct Problems {
  /// The most problems that are reported. A person fixes the first ones and tries again.
  private static let most = 20

  /// The first problems.
  private(set) var list: [ConfigurationProblem] = []
  /// How many there are.
  private(set) var count = 0

  /// How many problems are left out of the list.
  var more: Int { count - list.count }

  /// Records a problem at the line of a node. The message is only made if it will be reported.
  mutating func add(_ message: @autoclosure () -> String, at node: Node) {
    count += 1
    guard list.count < Self.most else { return }
    list.append(ConfigurationProblem(line: node.mark?.line, message: message()))
  }
}
