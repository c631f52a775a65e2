import Foundation
import InputFiles

/// The kind of file at an output path: a regular file that is made or replaced, or a stream, which is never replaced.
///
/// ``OutputFile`` writes to it.
enum OutputTarget {
  /// A regular file, by its path with symbolic links resolved.
  case file(String)
  /// The descriptor of an open pipe, device or standard stream.
  case stream(Int32)

  /// Examines an output path, and opens it if it is a pipe or device.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - patience: the time to wait for a program that reads from a pipe.
  init(_ path: String, patience: Duration = .seconds(10)) throws(OutputError) {
    if let number = Self.numberOfStream(path) {
      self = .stream(try Self.copy(of: number, named: path))
      return
    }
    // Otherwise a symbolic link in a malicious checkout could make a report overwrite any file of the machine.
    if ProjectRoots.leadsOut(path) {
      throw OutputError(path: path, reason: "a link leads out of the project; name what it leads to")
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .file(ProjectRoots.destination(of: path) ?? path)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      // If the shell opened this file as standard output, it must not be replaced: text that is printed later would
      // be lost.
      let identity = FileIdentity(path)
      let own = [STDOUT_FILENO, STDERR_FILENO].first { FileIdentity(descriptor: $0) == identity }
      if let own {
        self = .stream(try Self.copy(of: own, named: path))
      } else {
        self = .file(ProjectRoots.real(path) ?? path)
      }
    case S_IFDIR: throw OutputError(path: path, code: EISDIR)
    // A report is never meant to overwrite a disk.
    case S_IFBLK: throw OutputError(path: path, reason: "it is a disk")
    case let kind: self = .stream(try Self.open(path, isPipe: kind == S_IFIFO, patience))
    }
  }

  /// The descriptor that a path such as `/dev/stdout` or `/dev/fd/3` denotes; `nil` for other paths.
  private static func numberOfStream(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  private static func copy(of descriptor: Int32, named path: String) throws(OutputError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw OutputError(path: path) }
    return copy
  }

  /// Opens a pipe or device for writing. For a pipe, it waits up to `patience` for a reading program, then throws an
  /// error.
  private static func open(_ path: String, isPipe: Bool, _ patience: Duration) throws(OutputError) -> Int32 {
    let end = ContinuousClock.now + patience
    while true {
      // Non-blocking, because a blocked call could not be ended by an interruption of the run.
      let descriptor = Foundation.open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      if descriptor >= 0 { return descriptor }
      if errno == EINTR { continue }
      guard errno == ENXIO, isPipe else { throw OutputError(path: path) }
      guard ContinuousClock.now < end, !Task.isCancelled else {
        throw OutputError(path: path, reason: "no program reads from the pipe")
      }
      usleep(20_000)
    }
  }
}
