import Foundation

/// Paths as they are seen from a folder.
nonisolated public enum RelativePath {
  /// The path from a folder to a file or folder, such as `App/Login.xib` or `../Login.xib`; empty for the folder
  /// itself.
  ///
  /// Links in the folders of both paths are followed, a link at the end is not.
  public static func of(_ path: String, from folder: String) -> String {
    let folder = parts(URL(filePath: folder, directoryHint: .isDirectory))
    let url = URL(filePath: path).absoluteURL.standardizedFileURL
    let parts = url.path == "/" ? [] : parts(url.deletingLastPathComponent()) + [url.lastPathComponent]
    let shared = zip(folder, parts).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - shared) + parts[shared...]).joined(separator: "/")
  }

  /// The path from a folder if it leads below that folder, `.` for the folder itself, or else the path as it is.
  ///
  /// Only texts are compared: no links are followed.
  public static func shortened(_ path: String, from folder: String) -> String {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The folder that a file or folder lies in: `App` for `App/Login.xib`, `.` for `Login.xib`.
  ///
  /// Only the text counts: no links are followed.
  public static func folder(around path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// The parts of a folder's path, without links.
  private static func parts(_ folder: URL) -> [String] {
    folder.absoluteURL.resolvingSymlinksInPath().standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}
