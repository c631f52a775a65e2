import Foundation
import Subprocess

/// Compares files that are neither storyboards nor xibs. With `GIT_EXTERNAL_DIFF`, git passes every file that differs
/// to `snug diff --external`.
enum OtherFile {
  static func isDocument(_ path: String) -> Bool {
    ["storyboard", "xib"].contains((path as NSString).pathExtension.lowercased())
  }

  /// The largest output of `diff` that is read, in bytes.
  private static let mostBytes = 1 << 28

  /// Prints how the two files differ line by line, as the program `diff` does.
  ///
  /// - Parameters:
  ///   - arguments: what git gives to an external diff: path, old file, old id, old mode, new file, new id, new mode.
  ///   - console: the console to print to.
  @MainActor static func compare(_ arguments: [String], on console: any Console) async throws -> Outcome {
    let (old, new) = (arguments[1], arguments[4])
    let names = (old: "a/\(arguments[0])", new: "b/\(arguments.count == 9 ? arguments[7] : arguments[0])")
    let labels = [
      "-L", old == "/dev/null" ? old : names.old, "-L", new == "/dev/null" ? new : names.new,
    ]
    let result = try await Subprocess.run(
      .name("diff"), arguments: Arguments(["-u"] + labels + ["--", old, new]), output: .bytes(limit: mostBytes),
      error: .string(limit: 1 << 16))
    // The exit code of `diff` is 0 for equal files and 1 for different ones; only other codes are errors.
    guard [.exited(0), .exited(1)].contains(result.terminationStatus) else {
      console.report("\(names.new): error: diff: \(result.standardError)")
      return .incomplete
    }
    try console.write(String(decoding: result.standardOutput, as: UTF8.self))
    return .success
  }
}
