import Foundation

/// Absolute paths as text.
enum AbsolutePath {
  /// A path from a folder, without `.` and `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if path.hasPrefix("/") { return path }
    return URL(filePath: "\(folder)/\(path)").standardized.path
  }
}
