import Foundation

/// The folder of the package that the tests belong to.
public enum Project {
  /// The folder of the package.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file, which is named by its path in the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Paths of the files with an extension below a folder, sorted; folders whose name begins with a dot are left out.
  public static func files(below folder: String, extension suffix: String) -> [String] {
    let start = root.appending(path: folder)
    let base = root.path(percentEncoded: false)
    let files = FileManager.default.enumerator(
      at: start, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == suffix }
      .map { String($0.path(percentEncoded: false).dropFirst(base.hasSuffix("/") ? base.count : base.count + 1)) }
      .sorted()
  }
}
