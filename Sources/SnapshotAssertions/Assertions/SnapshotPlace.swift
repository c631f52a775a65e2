import Foundation

/// The reference file of a snapshot.
struct SnapshotPlace {
  /// The name of the folder beside a test's file in which its references are kept.
  static let folderName = "__SnugSnapshots__"

  /// The absolute path of the file.
  let path: String

  /// - Parameters:
  ///   - test: the name of the test function.
  ///   - name: the name of the snapshot; `nil` for its number among those of the test.
  ///   - file: the path of the test's file.
  ///   - folder: the folder of the references; `nil` for the default one.
  ///   - pathExtension: the extension of the file; `nil` for none.
  init(test: String, name: String?, file: String, folder: String?, pathExtension: String?) {
    let source = URL(filePath: file)
    let base =
      folder.map { URL(filePath: Self.ownFolder($0), directoryHint: .isDirectory) }
      ?? source.deletingLastPathComponent().appending(path: Self.folderName)
      .appending(path: source.deletingPathExtension().lastPathComponent)
    let stem = base.appending(path: Self.plain(test)).path
    let identifier = name.map(Self.plain) ?? "\(SnapshotLog.nextNumber(for: stem))"
    path = "\(stem).\(identifier)" + (pathExtension.map { ".\($0)" } ?? "")
  }

  /// The folder that a test names. In the place of a folder with the references of simulators, it is the one beside it
  /// with those of Snug.
  private static func ownFolder(_ folder: String) -> String {
    folder.split(separator: "/", omittingEmptySubsequences: false).map {
      $0 == "__Snapshots__" ? folderName : String($0)
    }
    .joined(separator: "/")
  }

  /// A name of letters, digits, underscores and hyphens.
  private static func plain(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}
