import Foundation

/// How an app ended, for the page: the message of its trap, and its place in the app's sources.
struct CrashReport: Encodable, Hashable, Sendable {
  /// A line of a source file.
  struct Place: Encodable, Hashable, Sendable {
    var path: String
    var line: Int
    var function: String?
  }

  /// The message of the trap, or else the signal.
  var message: String
  /// The lines of the app that led to it, the last one first.
  var places: [Place]

  /// - Parameters:
  ///   - failure: how the process ended.
  ///   - folder: the folder of the app's sources.
  init(_ failure: WorkerFailure, folder: String) {
    // The page shows the place beside the words.
    message = failure.trap?.words ?? String(failure.reason.trimmingPrefix("trap: "))
    let prefix = URL(filePath: folder).standardizedFileURL.path
    let lines = failure.standardError.split(separator: "\n")
    var places = lines.compactMap(Self.frame).filter {
      $0.path.hasPrefix(prefix.hasSuffix("/") ? prefix : prefix + "/")
    }
    // “App/Screen.swift:12: Fatal error: …” names the module in the place of the folder.
    if let trap = lines.lazy.compactMap(Self.trap).first, !places.contains(where: { $0.line == trap.line }),
      let path = Self.file(named: trap.file, below: prefix)
    {
      places.insert(Place(path: path, line: trap.line, function: nil), at: 0)
    }
    self.places = places
  }

  /// A line of a backtrace: `1 0x5581 in Menu.open(_:) at /app/Menu.swift:12:5`.
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
