import Foundation

/// Unicode's own test files, as Debian's package `unicode-data` installs them.
enum UnicodeData {
  static let folder = "/usr/share/unicode"

  static func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

  /// The version that a file's first line names, such as 15.0.0.
  static func version(of name: String) -> String? {
    guard let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) else { return nil }
    return text.prefix { $0 != "\n" }.split(separator: "-").last.map { String($0.dropLast(4)) }
  }

  /// The lines of a file without comments and empty ones.
  static func lines(_ name: String) throws -> [Substring] {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8).split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }
      return content.allSatisfy(\.isWhitespace) ? nil : content
    }
  }

  static let absent = "Unicode's test files (Debian's unicode-data, version 15.0.0) are not in /usr/share/unicode."
}
