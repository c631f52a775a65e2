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
    var places = Backtrace(in: failure).frames.filter {
      $0.path.hasPrefix(prefix.hasSuffix("/") ? prefix : prefix + "/")
    }.map { Place(path: $0.path, line: $0.line, function: $0.function) }
    // A line such as “App/Screen.swift:12: Fatal error: …” names the module App, not a folder, so the file is searched
    // for by its name.
    if let trap = lines.lazy.compactMap(Self.trap).first, !places.contains(where: { $0.line == trap.line }),
      let path = Self.file(named: trap.file, below: prefix)
    {
      places.insert(Place(path: path, line: trap.line, function: nil), at: 0)
    }
    self.places = places
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
