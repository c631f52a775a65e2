import Foundation
import InputFiles

/// Reads the files that describe projects.
enum ProjectData {
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
    if let line = UnfinishedMerge.line(in: data) { throw ProjectError(shown, line: line, UnfinishedMerge.message) }
    return data
  }
}
