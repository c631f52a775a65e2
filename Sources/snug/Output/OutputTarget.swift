import Foundation
import InputFiles

/// What a path for output leads to: a file that is made or replaced, or a stream, which is never replaced.
///
/// ``OutputFile`` writes to it.
enum OutputTarget {
  /// A file, by its path without a link at the end. A link keeps leading there.
  case file(String)
  /// An open pipe, device or stream of the process.
  case stream(Int32)

  /// Looks at what is there.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - patience: how long a pipe may be without a reader.
  init(_ path: String, patience: Duration = .seconds(10)) throws(OutputError) {
    if let number = Self.numberOfStream(path) {
      self = .stream(try Self.copy(of: number, named: path))
      return
    }
    // Otherwise a checkout could lead a report over any file of the machine.
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
      // The shell may have opened it as standard output. Replaced, it would not get what is printed later.
      let identity = FileIdentity(path)
      let own = [STDOUT_FILENO, STDERR_FILENO].first { FileIdentity(descriptor: $0) == identity }
      if let own {
        self = .stream(try Self.copy(of: own, named: path))
      } else {
        self = .file(ProjectRoots.real(path) ?? path)
      }
    case S_IFDIR: throw OutputError(path: path, code: EISDIR)
    // Nobody writes a report over a disk on purpose.
    case S_IFBLK: throw OutputError(path: path, reason: "it is a disk")
    case let kind: self = .stream(try Self.open(path, isPipe: kind == S_IFIFO, patience))
    }
  }

  /// The number of an open file of the process, if the path means one.
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

  /// Opens what is there for writing. A pipe gets a reader within some seconds, or is an error.
  private static func open(_ path: String, isPipe: Bool, _ patience: Duration) throws(OutputError) -> Int32 {
    let end = ContinuousClock.now + patience
    while true {
      // Without waiting in the system, where a signal could not end the run.
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
