import CIsolation
import Drawing
import Foundation

/// What a worker process gives up before it reads its first request. It lays out documents of other people, and may run
/// the code of an app.
///
/// It cannot write files except below the folders of its command's output, run programs except those that draw
/// pictures, use the network, or look into other processes; nor can the programs that it starts. It can read files. On
/// Linux, Landlock and seccomp enforce this if the kernel has them; other systems have neither.
enum WorkerIsolation {
  /// The environment variable with which a person turns isolation off (`off`), for tools that have to get into workers.
  static let variable = "SNUG_ISOLATION"

  /// Whether workers can be kept from writing files and running programs here.
  static var isComplete: Bool { snug_landlock_version() > 0 }

  /// What is said before an app's code runs where they cannot.
  static let warning = "warning: this system has no Landlock, so the app's code can write files and run programs"

  /// Isolates the process, for good. There may be no second thread yet.
  ///
  /// - Parameter folders: below these, files can be written.
  /// - Returns: what was given up: access to files, and calls of the system.
  @discardableResult static func begin(writingBelow folders: [String]) -> (files: Bool, calls: Bool) {
    if value(of: variable) == "off" { return (false, false) }
    let writable = folders + ["/dev/null"]
    let files = withCStrings(writable) { writable, count in
      withCStrings(programs) { programs, number in snug_restrict_files(writable, count, programs, number) != 0 }
    }
    return (files, snug_restrict_calls() != 0)
  }

  /// The programs that may run, and what loads them.
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

  /// The Swift runtime's program that describes traps; `nil` where nobody asks for it.
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
      // There is always one.
      guard let first = buffer.baseAddress else { preconditionFailure("no paths") }
      return body(first, buffer.count)
    }
  }
}
