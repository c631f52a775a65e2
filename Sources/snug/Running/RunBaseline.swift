import Foundation
import InputFiles
import Reports

/// The baseline of a run: either the known findings of an existing file, or a new file to which all findings are
/// written.
struct RunBaseline {
  /// The largest file that is read, in megabytes.
  private static let largestMegabytes = 64

  /// The path of the file.
  let path: String
  /// The findings that the file lists; `nil` if the file is to be written.
  let known: Baseline?

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - isNamed: whether the command line, not the configuration, names the file. Then symbolic links are followed.
  init(reading path: String, isNamed: Bool = false) throws(BaselineError) {
    guard let data = try? RegularFile.read(path, atMost: Self.largestMegabytes, isNamed: isNamed) else {
      throw .unreadable
    }
    self.path = path
    known = try Baseline(reading: data)
  }

  /// Makes a baseline that is to be written to a path.
  init(writing path: String) {
    self.path = path
    known = nil
  }
}
