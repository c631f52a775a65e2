import CIsolation
import Drawing
import Foundation

/// Restricts the rights of a worker process before it reads its first request, because it works on untrusted documents
/// and may run the code of an app.
///
/// Afterwards the process, and every program that it starts, can read files, but it can write files only below the
/// folders of its command's output. It can run only the programs that convert pictures, cannot use the network, and
/// cannot inspect other processes. On Linux, Landlock and seccomp enforce this if the kernel has them; on other systems
/// nothing is restricted.
enum WorkerIsolation {
  /// The environment variable that turns isolation off if its value is `off`, for tools such as debuggers.
  static let variable = "SNUG_ISOLATION"

  /// Whether this system can prevent worker processes from writing files and running programs.
  static var isComplete: Bool { snug_landlock_version() > 0 }

  /// The warning that is printed before an app's code runs on a system that cannot restrict files and programs.
  static let warning = "warning: this system has no Landlock, so the app's code can write files and run programs"

  /// Restricts this process permanently. It must be called before a second thread exists.
  ///
  /// - Parameter folders: the folders below which files can still be written.
  /// - Returns: whether file access and whether system calls were restricted.
  @discardableResult static func begin(writingBelow folders: [String]) -> (files: Bool, calls: Bool) {
    if value(of: variable) == "off" { return (false, false) }
    let writable = folders + ["/dev/null"]
    let files = withCStrings(writable) { writable, count in
      withCStrings(programs) { programs, number in snug_restrict_files(writable, count, programs, number) != 0 }
    }
    return (files, snug_restrict_calls() != 0)
  }

  /// The paths of the programs that may run, and of the dynamic loaders.
  private static var programs: [String] {
    let folders = (value(of: "PATH") ?? "").split(separator: ":")
    let converters: [String] = PicturePrograms.names.compactMap { name in
      let paths: [String] = folders.map { "\($0)/\(name)" }
      return paths.first { access($0, X_OK) == 0 }
    }
    return [PicturePrograms.shell] + converters + loaders + (backtracer.map { [$0] } ?? [])
  }

  private static var loaders: [String] {
    [
      "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib/ld-musl-x86_64.so.1",
      "/lib/ld-musl-aarch64.so.1",
    ]
  }

  /// The path of the Swift runtime's program that prints backtraces; `nil` if backtraces are disabled.
  private static var backtracer: String? {
    guard value(of: "SWIFT_BACKTRACE")?.contains("enable=yes") ?? false,
      let name = snug_library_with_symbol("swift_retain")
    else { return nil }
    // …/usr/lib/swift/linux/libswiftCore.so
    let library = String(cString: name).split(separator: "/", omittingEmptySubsequences: false)
    return library.dropLast(4).joined(separator: "/") + "/libexec/swift/linux/swift-backtrace"
  }

  private static func value(of variable: String) -> String? { getenv(variable).map { String(cString: $0) } }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>, Int) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return copies.map { copy in copy.map { UnsafePointer($0) } }.withUnsafeBufferPointer { buffer in
      // The callers always pass at least one path.
      guard let first = buffer.baseAddress else { preconditionFailure("no paths") }
      return body(first, buffer.count)
    }
  }
}
