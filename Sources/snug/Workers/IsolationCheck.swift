import CIsolation
import Foundation

/// A hidden command for tests: it isolates its own process like a worker process, tries everything that a worker must
/// not do, and prints whether each attempt was refused.
///
///     snug --check-isolation FOLDER
///
/// writes files in the folder, which is allowed, and tries to write files beside it.
enum IsolationCheck {
  /// The first argument that runs this command instead of the normal program.
  static let argument = "--check-isolation"

  /// Prints a line for each attempt; never returns.
  static func run(_ folder: String) -> Never {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.count ?? 0
    let parent = getppid()
    let isolated = WorkerIsolation.begin(writingBelow: [folder])
    say("Landlock", snug_landlock_version() > 0 ? "version \(snug_landlock_version())" : "not in this kernel")
    say("files", isolated.files ? "isolated" : "not isolated")
    say("calls", isolated.calls ? "isolated" : "not isolated")
    say("threads", "\(threads)")
    attempt("write below the folder") { open("\(folder)/inside", O_WRONLY | O_CREAT, 0o600) >= 0 }
    attempt("complete a file below the folder") {
      (try? OutputFile.write(Data("words".utf8), to: "\(folder)/below/complete")) != nil
    }
    attempt("write beside the folder") { open("\(folder)-beside", O_WRONLY | O_CREAT, 0o600) >= 0 }
    attempt("change a file beside the folder") { open("\(folder)-present", O_WRONLY) >= 0 }
    attempt("empty a file beside the folder") { truncate("\(folder)-present", 0) == 0 }
    attempt("remove a file beside the folder") { unlink("\(folder)-present") == 0 }
    attempt("make a folder") { mkdir("\(folder)-folder", 0o700) == 0 }
    attempt("move a file out of the folder") { rename("\(folder)/inside", "\(folder)-moved") == 0 }
    attempt("read a file") { open("\(folder)-present", O_RDONLY) >= 0 }
    for (name, family) in [
      ("internet", AF_INET), ("internet 6", AF_INET6), ("local", AF_UNIX), ("netlink", AF_NETLINK),
    ] {
      attempt("open a socket: \(name)") { socket(family, Int32(SOCK_DGRAM.rawValue), 0) >= 0 }
    }
    attempt("run the shell") { exitCode(of: ["/bin/sh", "-c", "exit 0"]) == 0 }
    attempt("run another program") { exitCode(of: ["/bin/sh", "-c", "exec 2> /dev/null; exec /bin/true"]) == 0 }
    attempt("run another program directly") { exitCode(of: ["/bin/true"]) == 0 }
    attempt("write from the shell") {
      exitCode(of: ["/bin/sh", "-c", "exec 2> /dev/null; : > '\(folder)-shell'"]) == 0
    }
    attempt("look into another process") { snug_try_to_trace(parent) == 0 }
    attempt("signal another process") { kill(parent, 0) == 0 }
    exit(0)
  }

  private static func attempt(_ name: String, _ action: () -> Bool) { say(name, action() ? "done" : "refused") }

  private static func say(_ name: String, _ result: String) {
    FileHandle.standardOutput.write(Data("\(name): \(result)\n".utf8))
  }

  private static func exitCode(of command: [String]) -> Int32 {
    let words = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], nil, nil, words, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
