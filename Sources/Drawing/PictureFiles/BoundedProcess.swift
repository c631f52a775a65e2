import Foundation
import InputFiles

/// Runs another program with a file as its input, with limits of time, memory and output.
nonisolated struct BoundedProcess {
  /// The reason why a run has no output.
  enum Failure: Error, Hashable {
    /// The program is not installed.
    case isMissing
    case tookTooLong
    /// The program ended with an error or a signal, exceeded the memory limit, or wrote too much output.
    case failed
  }

  /// The name of the program, which is searched on the `PATH`, followed by its arguments.
  let command: [String]

  /// The time limit of a run, in seconds of processor time. The limit of wall-clock time is twice as long.
  var seconds = 5
  /// The address space that the program may use, in megabytes.
  private static let megabytes = 1_000
  /// The largest number of bytes of output.
  var mostOutput = 128 << 20

  /// Runs the program with a file as its standard input, and waits until it ends.
  ///
  /// - Returns: the program's standard output. Its error output is dropped.
  func output(readingFile path: String) throws(Failure) -> Data {
    guard let (input, _) = try? RegularFile.open(path) else { throw .failed }
    defer { close(input) }
    // The program must not inherit the reading end of the pipe. If it had that end open itself, it could block on
    // writing for ever after this process has stopped reading.
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failed }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = start(input: input, output: ends[1])
    close(ends[1])
    defer { close(ends[0]) }
    guard let process = started else { throw .failed }
    let output = read(ends[0])
    if output.map({ $0.count > mostOutput }) ?? true { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard let output else { throw .tookTooLong }
    guard output.count <= mostOutput else { throw .failed }
    switch (status & 0x7F, status >> 8 & 0xFF) {
    case (0, 0): return output
    case (0, 127): throw .isMissing
    case (SIGXCPU, _), (SIGKILL, _): throw .tookTooLong
    default: throw .failed
    }
  }

  /// The path of the shell that sets the limits and starts the program.
  static let shell = "/bin/sh"

  /// Starts the program through the shell, which sets the limits; nil if that fails.
  private func start(input: Int32, output: Int32) -> pid_t? {
    // The stack limit is reset to 8 MB: this process may have a larger one, which the program would inherit for each of
    // its threads, and this would use up its address space.
    let limits = "ulimit -s 8192; ulimit -t \(seconds); ulimit -v \(Self.megabytes << 10)"
    let arguments = ["sh", "-c", "\(limits) 2>/dev/null; exec \"$@\"", "sh"] + command
    let inherited = ProcessInfo.processInfo.environment
    let environment =
      ["PATH", "HOME"].compactMap { name in inherited[name].map { "\(name)=\($0)" } } + ["LC_ALL=C.UTF-8"]
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    let code = Self.withCStrings(arguments) { arguments in
      Self.withCStrings(environment) { posix_spawn(&process, Self.shell, &actions, nil, arguments, $0) }
    }
    return code == 0 ? process : nil
  }

  /// Reads a pipe until its end, or until there is more output than allowed. Returns nil if the end is not reached
  /// within the time limit.
  private func read(_ pipe: Int32) -> Data? {
    let end = ContinuousClock.now + .seconds(2 * seconds)
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while output.count <= mostOutput {
      let left = ContinuousClock.now.duration(to: end).components.seconds
      var descriptor = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&descriptor, 1, Int32(clamping: max(0, left) * 1000 + 1))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      #if os(Linux)
        let count = Glibc.read(pipe, &buffer, buffer.count)
      #else
        let count = Darwin.read(pipe, &buffer, buffer.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output.append(contentsOf: buffer[..<count])
    }
    return output
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return body(copies)
  }
}
