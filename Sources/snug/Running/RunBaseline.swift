import Foundation
import InputFiles
import Reports

/// The baseline of a run: the findings that are known, or the file that is written with all of them.
struct RunBaseline {
  /// A larger file is not a baseline.
  private static let largestMegabytes = 64

  /// The path of the file.
  let path: String
  /// What the file lists; `nil` if it is written.
  let known: Baseline?

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - isNamed: whether the command line names it, and not the configuration.
  init(reading path: String, isNamed: Bool = false) throws(BaselineError) {
    guard let data = try? RegularFile.read(path, atMost: Self.largestMegabytes, isNamed: isNamed) else {
      throw .unreadable
    }
    self.path = path
    known = try Baseline(reading: data)
  }

  /// A baseline that is written at a path.
  init(writing path: String) {
    self.path = path
    known = nil
  }
}
