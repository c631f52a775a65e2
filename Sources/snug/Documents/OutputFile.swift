import Foundation

/// Writes files so that a reader never sees half of one: under a temporary name first, then renamed.
enum OutputFile {
  /// Writes `data` to `path`, making the folders above it.
  static func write(_ data: Data, to path: String) throws {
    let target = URL(fileURLWithPath: path)
    let folder = target.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: target, options: .atomic)
  }
}
