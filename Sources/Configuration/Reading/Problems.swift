import Yams

/// Collects the problems that are found while a configuration is read.
struct Problems {
  /// The most problems that are reported. Further ones are only counted, because the user fixes the first ones and
  /// tries again.
  private static let most = 20

  /// The problems that are reported: at most the first 20.
  private(set) var list: [ConfigurationProblem] = []
  /// The number of all problems.
  private(set) var count = 0

  /// The number of problems that ``list`` leaves out.
  var more: Int { count - list.count }

  /// Records a problem at the line of a node. The message is only made if it will be reported.
  mutating func add(_ message: @autoclosure () -> String, at node: Node) {
    count += 1
    guard list.count < Self.most else { return }
    list.append(ConfigurationProblem(line: node.mark?.line, message: message()))
  }
}
