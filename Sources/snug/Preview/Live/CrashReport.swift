import Foundation

/// The crash of an app in the live preview, for the page: the message of the trap, and the source lines of the
/// backtrace.
struct CrashReport: Encodable, Hashable, Sendable {
  /// A line of a source file.
  struct Place: Encodable, Hashable, Sendable {
    var path: String
    var line: Int
    var function: String?
  }

  /// The message of the trap, or else the name of the signal.
  var message: String
  /// The lines of the app's sources in the backtrace, the innermost call first.
  var places: [Place]

  /// - Parameters:
  ///   - failure: the failure with which the worker process ended.
  ///   - folder: the folder of the app's sources.
  init(_ failure: WorkerFailure, folder: String) {
    // The message is used without file and line, because the page shows these separately.
    message = failure.trap?.words ?? String(failure.reason.trimmingPrefix("trap: "))
    let prefix = URL(filePath: folder).standardizedFileURL.path
    let lines = failure.standardError.split(separator: "\n")
    var places = lines.compactMap(Self.frame).filter {
      $0.path.hasPrefix(prefix.hasSuffix("/") ? prefix : prefix + "/")
    }
    // A line such as “App/Screen.swift:12: Fatal error: …” names the module App, not a folder, so the file is searched
    // for by its name.
    if let trap = lines.lazy.compactMap(Self.trap).first, !places.contains(where: { $0.line == trap.line }),
      let path = Self.file(named: trap.file, below: prefix)
    {
      places.insert(Place(path: path, line: trap.line, function: nil), at: 0)
    }
    self.places = places
  }

  /// The lines of the backtrace that a process has written, the innermost call first, in whatever sources they are.
  static func frames(in failure: WorkerFailure) -> [Place] {
    failure.standardError.split(separator: "\n").compactMap(frame)
  }

  /// The value of `SWIFT_BACKTRACE` with which the Swift runtime writes the backtrace that is read here.
  static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=48,sanitize=no,"
    + "output-to=stderr,warnings=suppressed"

  /// Parses a line of a backtrace such as `1 0x5581 in Menu.open(_:) at /app/Menu.swift:12:5`; `nil` for other lines.
  private static func frame(_ line: Substring) -> Place? {
    guard let match = line.firstMatch(of: /^\s*\d+ .*? in (.+) at (\/.+?\.swift):(\d+)/), let number = Int(match.3)
    else { return nil }
    return Place(path: String(match.2), line: number, function: String(match.1))
  }

  private static func trap(_ line: Substring) -> (file: String, line: Int)? {
    guard let match = line.firstMatch(of: /^(?:.*\/)?([^\/]+\.swift):(\d+): Fatal error/), let number = Int(match.2)
    else { return nil }
    return (String(match.1), number)
  }

  private static func file(named name: String, below folder: String) -> String? {
    FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String }
      .first { $0.split(separator: "/").last.map(String.init) == name }.map { "\(folder)/\($0)" }
  }
}
