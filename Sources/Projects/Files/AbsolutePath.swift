import Foundation

/// Absolute paths as text.
enum AbsolutePath {
  /// The path of a file, from the current folder if it is relative, without `.` and `..`.
  static func of(_ path: String) -> String { URL(filePath: path).absoluteURL.standardized.path }

  /// A path from a folder, without `.` and `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if path.hasPrefix("/") { return path }
    return URL(filePath: "\(folder)/\(path)").standardized.path
  }
}
