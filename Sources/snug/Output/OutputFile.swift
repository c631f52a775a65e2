import Foundation

/// A file that grows under a name of its own and gets its final name when it is whole.
///
/// So a reader never sees half of a file, and two runs that write the same file do not mix: the one that ends last wins.
/// A file that is not committed is removed.
final class OutputFile {
  private let path: String
  private let pendingPath: String
  private var descriptor: Int32

  /// Begins the file, making the folders above it.
  init(path: String) throws(OutputError) {
    self.path = path
    pendingPath = "\(path).\(getpid()).pending"
    try Self.makeFolder((path as NSString).deletingLastPathComponent)
    descriptor = open(pendingPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw OutputError(path: path) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(pendingPath)
  }

  /// Writes a whole file.
  static func write(_ data: Data, to path: String) throws(OutputError) {
    let file = try OutputFile(path: path)
    try file.append(data)
    try file.commit()
  }

  /// Writes more at the end.
  func append(_ data: Data) throws(OutputError) {
    try FileDescriptorWriter.write([UInt8](data), to: descriptor, named: path)
  }

  /// Ends the file: it replaces an older one of its name.
  func commit() throws(OutputError) {
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed, rename(pendingPath, path) == 0 else {
      let error = OutputError(path: path)
      unlink(pendingPath)
      throw error
    }
  }

  /// Makes a folder, where there is none, and those above it.
  static func makeFolder(_ folder: String) throws(OutputError) {
    if folder.isEmpty || mkdir(folder, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      if !exists || !isFolder.boolValue { throw OutputError(path: folder, code: ENOTDIR) }
    case ENOENT:
      try makeFolder((folder as NSString).deletingLastPathComponent)
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw OutputError(path: folder) }
    default: throw OutputError(path: folder)
    }
  }
}
