import Foundation
import InputFiles

/// A file that is written without a name and gets its final name when it is complete.
///
/// So a reader never sees half of a file, and if two runs write the same file, the run that ends last wins. A file that
/// is not committed disappears, even if the process is killed. If the file system does not support files without names,
/// the file is written under a temporary name, and stays behind if the process is killed. Otherwise a file has a
/// temporary name only for the moment in which it replaces an older file; the next run that writes the same file
/// removes a temporary file that a killed process left.
///
/// A pipe or device at the path is never replaced; the output is written to it when it is complete (``OutputTarget``).
/// If the path is a symbolic link, the link stays and its target is replaced. ``UnfinishedOutput`` removes files that
/// were not completed.
final class OutputFile {
  /// The path as given, for error messages.
  private let path: String
  /// The path of the file to write, with symbolic links resolved.
  private let finalPath: String
  private let pendingPath: String
  private var descriptor: Int32
  /// Whether the file has the temporary name `pendingPath`.
  private var isNamed = false
  /// The output collected so far for a pipe or device; `nil` for files.
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
    // The name contains the process identifier, because another run may write the same file at the same time.
    pendingPath = "\(hiddenPath)-\(getpid())"
    // A symbolic link of this name may be part of a malicious checkout; it must not be followed.
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

  /// Opens a file without a name ([open(2)](https://man7.org/linux/man-pages/man2/open.2.html)) in a folder. Returns
  /// its descriptor, or a negative number if that is not possible.
  private static func openUnnamed(in folder: String) -> Int32 {
    #if os(Linux)
      // The octal number is O_TMPFILE, which Swift does not import.
      open(folder, O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC, 0o666)
    #else
      -1
    #endif
  }

  /// Gives the file its temporary name, so that `rename` can replace an older file in one step. Returns whether that
  /// succeeded.
  private func link() -> Bool {
    if isNamed { return true }
    unlink(pendingPath)
    UnfinishedOutput.begin(file: pendingPath)
    isNamed = linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, pendingPath, AT_SYMLINK_FOLLOW) == 0
    return isNamed
  }

  /// Writes a file with the given data, and commits it.
  static func write(_ data: Data, to path: String) throws(OutputError) {
    let file = try OutputFile(path: path)
    try file.append(data)
    try file.commit()
  }

  /// Replaces a file by one with other data and the same mode. Throws an error if there is no regular file at the path.
  static func replace(_ path: String, with data: Data) throws(OutputError) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw OutputError(path: path, reason: "it is no regular file, so it is not written")
    }
    let file = try OutputFile(path: path)
    try file.append(data)
    guard fchmod(file.descriptor, status.st_mode & 0o7777) == 0 else { throw OutputError(path: path) }
    try file.commit()
  }

  /// Appends data to the file.
  func append(_ data: Data) throws(OutputError) {
    guard waiting == nil else {
      waiting?.append(data)
      return
    }
    try FileDescriptorWriter.write([UInt8](data), to: descriptor, named: path)
  }

  /// Completes the file: it gets its final name and replaces an older file of that name.
  func commit() throws(OutputError) {
    if let waiting {
      try FileDescriptorWriter.write([UInt8](waiting), to: descriptor, named: path)
      guard closeFile() else { throw OutputError(path: path) }
      return
    }
    // A file without a name exists only while its descriptor is open, so the descriptor is closed after the renaming.
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

  /// Closes the descriptor, unless it is already closed. Returns whether no error occurred.
  private func closeFile() -> Bool {
    defer { descriptor = -1 }
    return descriptor < 0 || close(descriptor) == 0
  }

  /// Renames the file to its final name. It also counts as a success if another run took the temporary file away while
  /// writing the same final file, because that file is complete.
  private func takePlace() -> Bool {
    if rename(pendingPath, finalPath) == 0 { return true }
    return errno == ENOENT && access(finalPath, F_OK) == 0
  }

  /// Makes a folder and its parent folders if they do not exist.
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
