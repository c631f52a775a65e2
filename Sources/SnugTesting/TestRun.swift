import Foundation

/// What tells a test run from others: the process that started the tests, for all of the run's processes.
enum TestRun {
  static let current: String = {
    let parent = getppid()
    // A number of a process is used again later; together with the time of its start, it is not.
    let fields = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8))?
      .split(separator: ")").last?.split(separator: " ")
    let start = fields.flatMap { $0.count > 19 ? $0[19] : nil } ?? ""
    return "\(parent) \(start)"
  }()
}
