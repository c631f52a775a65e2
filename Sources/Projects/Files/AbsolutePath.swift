import Foundation

/// Makes absolute paths.
enum AbsolutePath {
  /// The absolute path for a path, without `.` and `..`. A relative path refers to the current folder.
  static func of(_ path: String) -> String { URL(filePath: path).absoluteURL.standardized.path }

  /// The path that results from a path relative to a folder, without `.` and `..`. An absolute path is returned
  /// unchanged.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if path.hasPrefix("/") { return path }
    return URL(filePath: "\(folder)/\(path)").standardized.path
  }
}
