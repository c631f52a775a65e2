import Foundation

/// The reference files of a snapshot.
struct SnapshotPlace {
  /// The name of the folder beside a test's file in which its references are kept.
  static let folderName = "__SnugSnapshots__"
  /// The name of the folder of swift-snapshot-testing, with the references of simulators.
  private static let recordedFolderName = "__Snapshots__"

  /// The absolute path of Snug's own reference.
  let path: String
  /// The absolute path of the reference that a simulator recorded.
  var recordedPath: String
  /// The assertion that compares with the reference.
  let assertion: AssertionPlace

  /// - Parameters:
  ///   - test: the name of the test function.
  ///   - name: the name of the snapshot; `nil` for its number among those of the test.
  ///   - file: the path of the test's file.
  ///   - line: the line of the assertion in it.
  ///   - folder: the folder of the references; `nil` for the default one.
  ///   - pathExtension: the extension of the file; `nil` for none.
  init(test: String, name: String?, file: String, line: UInt = 0, folder: String?, pathExtension: String?) {
    let source = URL(filePath: file)
    let recorded =
      folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? source.deletingLastPathComponent().appending(path: Self.recordedFolderName)
      .appending(path: source.deletingPathExtension().lastPathComponent)
    let stem = recorded.appending(path: Self.plain(test)).path
    let identifier = name.map(Self.plain) ?? "\(SnapshotLog.nextNumber(for: stem))"
    recordedPath = "\(stem).\(identifier)" + (pathExtension.map { ".\($0)" } ?? "")
    path = Self.ownPath(recordedPath)
    assertion = AssertionPlace(name: "\(Self.plain(test)).\(identifier)", file: file, line: Int(clamping: line))
  }

  /// In the place of a folder with the references of simulators, the one beside it with those of Snug.
  private static func ownPath(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map {
      $0 == recordedFolderName ? folderName : String($0)
    }
    .joined(separator: "/")
  }

  /// A name of letters, digits, underscores and hyphens.
  private static func plain(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
  }
}
