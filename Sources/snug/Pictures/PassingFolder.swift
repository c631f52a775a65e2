import Foundation

/// A folder for what is not kept: the pictures of a page that is one file, until they are in it; the files of an app.
final class PassingFolder {
  /// The path.
  let path: String

  /// Makes the folder, which nobody else can read.
  init() throws {
    let parent = FileManager.default.temporaryDirectory
    path = parent.appendingPathComponent("snug-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    UnfinishedOutput.begin(folder: path)
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    UnfinishedOutput.end(folder: path)
  }
}
