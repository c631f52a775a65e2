import Foundation
import Subprocess
import SystemPackage

/// A command that builds an app, whose output is read line by line.
struct BuildCommand: AppBuilder {
  /// The program and its arguments.
  let arguments: [String]

  private static let longestOutput = 1 << 20

  /// Makes the `swift build` command for an app of a package.
  init(_ app: AppPackage.App, of package: AppPackage) {
    arguments =
      ["swift", "build", "--package-path", package.folder, "--product", app.name] + PackageManager.lockOptions
  }

  /// Makes a command from a line for the shell.
  init(line: String) {
    arguments = ["/bin/sh", "-c", line]
  }

  /// Options that put the build into its own process group, so that cancelling it terminates all processes that it
  /// started.
  private static var platformOptions: PlatformOptions {
    var options = PlatformOptions()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(2))
    ]
    return options
  }

  /// Runs the command until it ends.
  ///
  /// - Parameter progress: called with each line that the command prints.
  /// - Returns: whether the command succeeded, and the lines that it printed.
  @MainActor func build(progress: @escaping (String) -> Void) async throws -> (isBuilt: Bool, lines: [String]) {
    var lines: [String] = []
    var bytes = 0
    // A shell merges standard error into standard output, so that lines stay in the order in which they are written.
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: Arguments(["-c", "exec \"$@\" 2>&1", "sh"] + arguments),
      platformOptions: Self.platformOptions, input: .none,
      output: .sequence, error: .discarded
    ) { process in
      var rest: [UInt8] = []
      var output = process.standardOutput.makeAsyncIterator()
      func take(_ line: some Sequence<UInt8>) {
        let text = String(decoding: Array(line), as: UTF8.self).trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty, bytes < Self.longestOutput else { return }
        bytes += text.utf8.count
        lines.append(text)
        progress(text)
      }
      while let buffer = try? await output.next() {
        buffer.withUnsafeBytes { rest.append(contentsOf: $0) }
        let parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in parts.dropLast() { take(line) }
        rest = Array(parts.last ?? [])
      }
      take(rest)
    }
    return (result.terminationStatus.isSuccess, lines)
  }
}
