import Foundation
import InputFiles

/// Reads the files that describe projects.
enum ProjectData {
  private static let mark = Array("<<<<<<< ".utf8)

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the path to read from.
  ///   - shown: the path to print in error messages.
  ///   - name: the noun for the file in error messages, such as “project file”.
  ///   - megabytes: the maximum size of the file.
  /// - Throws: ``ProjectError`` if the file cannot be read, or if it contains the markers of an unresolved merge
  ///   conflict.
  static func read(
    _ path: String, shown: String, called name: String = "file", atMost megabytes: Int
  ) throws(ProjectError) -> Data {
    let data: Data
    do throws(RegularFile.Problem) {
      data = try RegularFile.read(path, atMost: megabytes)
    } catch {
      throw ProjectError(shown, "the \(name) could not be read: \(error.reason)")
    }
    try lookForConflicts(in: data, at: shown)
    return data
  }

  private static func lookForConflicts(in data: Data, at shown: String) throws(ProjectError) {
    guard data.range(of: Data(mark)) != nil else { return }
    for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.starts(with: mark) {
      throw ProjectError(shown, line: index + 1, "a merge was not finished: resolve the conflict that begins here")
    }
  }
}
