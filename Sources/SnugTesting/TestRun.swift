import Foundation

/// The identifier of the present test run. It is the same in all processes of the run, because it consists of the
/// identifier and the start time of their parent process.
enum TestRun {
  static let current: String = {
    let parent = getppid()
    // Process identifiers are reused, so the start time is added to make the identifier unique.
    let fields = (try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8))?
      .split(separator: ")").last?.split(separator: " ")
    let start = fields.flatMap { $0.count > 19 ? $0[19] : nil } ?? ""
    return "\(parent) \(start)"
  }()
}
