import ArgumentParser

extension ShardChoice {
  /// The environment variables by which a CI system that starts several copies of a job tells each copy its number.
  private struct System {
    var name: String
    var index: String
    var count: String?
    /// The index that the system gives to the first copy of the job.
    var first = 0
    /// The variable with the index of the first copy, if users of the system can choose it.
    var firstVariable: String?
    /// The variable with the distance between two indices, if users of the system can choose it.
    var stepVariable: String?
  }

  private static let systems = [
    System(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    System(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    System(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    System(name: "Kubernetes", index: "JOB_COMPLETION_INDEX"),
    System(
      name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      firstVariable: "SLURM_ARRAY_TASK_MIN",
      stepVariable: "SLURM_ARRAY_TASK_STEP"),
  ]

  /// Parses the value of `--shard`: `2/4` for the second of four parts of an audit, `auto` or `auto/4` to take the part
  /// from environment variables.
  init(_ argument: String) throws {
    let complaint = ValidationError(
      "--shard takes a part and the number of parts, as in 2/4, or auto, or auto and the number of parts, as in auto/4")
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { throw complaint }
    let count = parts.count == 2 ? Int(parts[1]) : nil
    guard parts.count == 1 || count.map({ $0 > 0 }) == true else { throw complaint }
    if parts[0] == "auto" {
      self = .automatic(count: count)
    } else {
      guard let index = Int(parts[0]), let count, (1...count).contains(index) else { throw complaint }
      self = .shard(Shard(index: index, count: count))
    }
  }

  /// The part of the audit that this process does.
  ///
  /// - Parameter variables: the environment variables of the process.
  /// - Throws: ``ShardError`` if the choice is automatic and the variables do not name a valid part.
  func shard(in variables: [String: String]) throws(ShardError) -> Shard {
    switch self {
    case .shard(let shard): return shard
    case .automatic(let count):
      guard let system = Self.systems.first(where: { variables[$0.index] != nil }) else {
        let names = Self.systems.map { "\($0.index) (\($0.name))" }
        throw ShardError("--shard auto: none of \(names.joined(separator: ", ")) is set")
      }
      func number(_ variable: String) throws(ShardError) -> Int {
        guard let text = variables[variable] else { throw ShardError("--shard auto: \(variable) is not set") }
        guard let number = Int(text) else { throw ShardError("--shard auto: \(variable) is no number: “\(text)”") }
        return number
      }
      let first = try system.firstVariable.map(number) ?? system.first
      let (distance, overflow) = try number(system.index).subtractingReportingOverflow(first)
      let step = system.stepVariable.flatMap { variables[$0] }.flatMap { Int($0) } ?? 1
      let index = step > 0 && distance.isMultiple(of: step) ? distance / step : -1
      var total = count
      if total == nil, let variable = system.count { total = try number(variable) }
      guard let total else {
        throw ShardError("--shard auto: \(system.name) does not tell how many parts there are; say it, as in auto/4")
      }
      guard !overflow, total > 0, (0..<total).contains(index) else {
        throw ShardError(
          "--shard auto: \(system.index) is \(variables[system.index] ?? ""), and there are \(total) parts")
      }
      return Shard(index: index + 1, count: total)
    }
  }
}

/// The error that the part of an audit that this process has to do cannot be determined.
struct ShardError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
