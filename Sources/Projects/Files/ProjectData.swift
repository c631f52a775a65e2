import Foundation
import InputFiles

/// Reads the files that describe projects.
enum ProjectData {
  private static let mark = Array("<<<<<<< ".utf8)

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the file that is opened.
  ///   - shown: its path as errors name it.
  ///   - name: what errors call the file.
  ///   - megabytes: the largest size.
  /// - Throws: ``ProjectError`` if it cannot be read, or if a merge that was not finished left its marks in it.
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
