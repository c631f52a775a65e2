import Foundation
import InputFiles

/// A file that is written without a name and gets its final name when it is complete.
///
/// So a reader never sees half of a file, and two runs that write the same file do not mix: the one that ends last
/// wins. A file that is not committed is gone, even if the process is killed. If a file system does not support files
/// without names, the file is written under a temporary name, and stays behind if the process is killed. Elsewhere a
/// complete file has a temporary name only while it takes the place of an older one; whoever writes that file next removes
/// what a killed process left.
///
/// A pipe or device at the path is written to when the output is complete, and never replaced (``OutputTarget``). A
/// link stays a link: the file that it leads to is replaced. ``UnfinishedOutput`` removes files that were not
/// completed.
final class OutputFile {
  /// What a person calls the file.
  private let path: String
  /// The file, after a link.
  private let finalPath: String
  private let pendingPath: String
  private var descriptor: Int32
  /// Whether there is a file at the pending path.
  private var isNamed = false
  /// What a pipe or device will get; `nil` for files.
  private var waiting: Data?

  /// Begins the file, making the folders above it.
  init(path: String) throws(OutputError) {
    self.path = path
    let target = try OutputTarget(path)
    guard case .file(let finalPath) = target else {
      self.finalPath = path
      pendingPath = path
      waiting = Data()
      if case .stream(let stream) = target { descriptor = stream } else { descriptor = -1 }
      return
    }
    self.finalPath = finalPath
    let folder = (finalPath as NSString).deletingLastPathComponent
    try Self.make(folder)
    let name = (finalPath as NSString).lastPathComponent
    let hiddenPath = "\(folder.isEmpty ? "" : folder + "/").\(name).snug"
    descriptor = Self.openUnnamed(in: folder.isEmpty ? "." : folder)
    if descriptor >= 0 {
      pendingPath = hiddenPath
      return
    }
    // Another run may write the same file.
    pendingPath = "\(hiddenPath)-\(getpid())"
    // A checkout may hold a link of this name.
    unlink(pendingPath)
    descriptor = open(pendingPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw OutputError(path: path) }
    isNamed = true
    UnfinishedOutput.begin(file: pendingPath)
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if isNamed { unlink(pendingPath) }
    UnfinishedOutput.end(file: pendingPath)
  }

  /// Opens a file without a name ([open(2)](https://man7.org/linux/man-pages/man2/open.2.html)); a negative number
  /// where that is not possible.
  private static func openUnnamed(in folder: String) -> Int32 {
    #if os(Linux)
      // O_TMPFILE, which Swift does not import.
      open(folder, O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC, 0o666)
    #else
      -1
    #endif
  }

  /// Gives the file its pending name, from which it can take the place of an older one at once.
  private func link() -> Bool {
    if isNamed { return true }
    unlink(pendingPath)
    UnfinishedOutput.begin(file: pendingPath)
    isNamed = linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, pendingPath, AT_SYMLINK_FOLLOW) == 0
    return isNamed
  }

  /// Writes a whole file.
  static func write(_ data: Data, to path: String) throws(OutputError) {
    let file = try OutputFile(path: path)
    try file.append(data)
    try file.commit()
  }

  /// Writes more at the end.
  func append(_ data: Data) throws(OutputError) {
    guard waiting == nil else {
      waiting?.append(data)
      return
    }
    try FileDescriptorWriter.write([UInt8](data), to: descriptor, named: path)
  }

  /// Ends the file: it replaces an older one of its name.
  func commit() throws(OutputError) {
    if let waiting {
      try FileDescriptorWriter.write([UInt8](waiting), to: descriptor, named: path)
      guard closeFile() else { throw OutputError(path: path) }
      return
    }
    // Descriptors of files without names are closed last, so that the temporary name is there for as short as possible.
    let isClosed = isNamed ? closeFile() : true
    let isLinked = link()
    let linkCode = errno
    defer { UnfinishedOutput.end(file: pendingPath) }
    guard isLinked else { throw OutputError(path: path, code: linkCode) }
    guard isClosed, takePlace() else {
      let error = OutputError(path: path)
      unlink(pendingPath)
      throw error
    }
    guard closeFile() else { throw OutputError(path: path) }
  }

  /// Closes the descriptor once.
  private func closeFile() -> Bool {
    defer { descriptor = -1 }
    return descriptor < 0 || close(descriptor) == 0
  }

  /// Gives the file its final name. If another run has given its own file that name in between, that file is complete.
  private func takePlace() -> Bool {
    if rename(pendingPath, finalPath) == 0 { return true }
    return errno == ENOENT && access(finalPath, F_OK) == 0
  }

  /// Makes a folder, where there is none, and those above it.
  static func makeFolder(_ folder: String) throws(OutputError) {
    if ProjectRoots.leadsOut(folder) {
      throw OutputError(path: folder, reason: "a link leads out of the project; name what it leads to")
    }
    try make(folder)
  }

  private static func make(_ folder: String) throws(OutputError) {
    if folder.isEmpty || mkdir(folder, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      if !exists || !isFolder.boolValue { throw OutputError(path: folder, code: ENOTDIR) }
    case ENOENT:
      try make((folder as NSString).deletingLastPathComponent)
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw OutputError(path: folder) }
    default: throw OutputError(path: folder)
    }
  }
}
