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

  /// The parts of a folder's path, without links.
  private static func parts(_ folder: URL) -> [String] {
    folder.absoluteURL.resolvingSymlinksInPath().standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}
