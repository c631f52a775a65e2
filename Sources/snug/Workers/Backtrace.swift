/// The backtrace that the Swift runtime has written when a worker process trapped.
struct Backtrace {
  /// A call at a line of a source file.
  struct Frame {
    /// The path; relative to the folder of the target for sources of a project.
    var path: String
    var line: Int
    var function: String
  }

  /// The calls whose lines are known, the innermost one first.
  let frames: [Frame]

  /// - Parameter failure: the end of a process that ran with ``option``.
  init(in failure: WorkerFailure) {
    frames = failure.standardError.split(separator: "\n").compactMap(Self.frame)
  }

  /// The value of `SWIFT_BACKTRACE` with which the Swift runtime writes what is read here. It takes seconds.
  static let option =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=48,sanitize=no,"
    + "output-to=stderr,warnings=suppressed"

  /// The value of `SWIFT_BACKTRACE` with which it writes only the message of the trap.
  static let noOption = "enable=no"

  /// Parses a line of a backtrace such as `1 0x5581 in Menu.open(_:) at /app/Menu.swift:12:5`; `nil` for other lines.
  private static func frame(_ line: Substring) -> Frame? {
    guard let match = line.firstMatch(of: /^\s*\d+ .*? in (.+) at (.+?\.swift):(\d+)/), let number = Int(match.3)
    else { return nil }
    return Frame(path: String(match.2), line: number, function: String(match.1))
  }
}
