import Foundation

/// Computes paths relative to a folder.
nonisolated public enum RelativePath {
  /// The path from a folder to a file or folder, such as `App/Login.xib` or `../Login.xib`; empty for the folder
  /// itself.
  ///
  /// Symbolic links in the folders of both paths are resolved, but not a link at the end of `path`.
  public static func of(_ path: String, from folder: String) -> String {
    let folder = parts(URL(filePath: folder, directoryHint: .isDirectory))
    let url = URL(filePath: path).absoluteURL.standardizedFileURL
    let parts = url.path == "/" ? [] : parts(url.deletingLastPathComponent()) + [url.lastPathComponent]
    let shared = zip(folder, parts).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - shared) + parts[shared...]).joined(separator: "/")
  }

  /// A path relative to a folder if it is below that folder, `.` for the folder itself, or else the unchanged path.
  ///
  /// Only the texts are compared: symbolic links are not resolved.
  public static func shortened(_ path: String, from folder: String) -> String {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The folder that a file or folder lies in: `App` for `App/Login.xib`, `.` for `Login.xib`.
  ///
  /// Only the text is examined: symbolic links are not resolved.
  public static func folder(around path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Whether a file or folder lies in a folder, at any depth. The folder does not lie in itself.
  ///
  /// Only the texts are compared: symbolic links are not resolved.
  public static func lies(_ path: String, in folder: String) -> Bool {
    let folder = URL(filePath: folder).standardizedFileURL.path
    return URL(filePath: path).standardizedFileURL.path.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// The components of a folder's absolute path, with symbolic links resolved.
  private static func parts(_ folder: URL) -> [String] {
    folder.absoluteURL.resolvingSymlinksInPath().standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}
