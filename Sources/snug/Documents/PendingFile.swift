import Foundation

/// A file that grows under a temporary name and gets its own when it is whole.
final class PendingFile {
  private let path: String
  private let pendingPath: String
  private let handle: FileHandle

  /// Begins the file, making the folders above it.
  init(path: String) throws {
    self.path = path
    pendingPath = path + ".pending"
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: pendingPath))
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: pendingPath))
  }

  /// Writes more at the end.
  func append(_ text: String) throws {
    try handle.write(contentsOf: Data(text.utf8))
  }

  /// Ends the file: it replaces an older one of its name.
  func commit() throws {
    try handle.close()
    guard rename(pendingPath, path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
  }
}
