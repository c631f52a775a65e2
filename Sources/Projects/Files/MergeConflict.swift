import Foundation

/// Looks for merges that were not finished.
enum MergeConflict {
  private static let mark = Array("<<<<<<< ".utf8)

  /// Throws if a merge left its marks in a file.
  ///
  /// - Parameter shown: the file as the error names it.
  static func look(in data: Data, at shown: String) throws(ProjectError) {
    guard data.range(of: Data(mark)) != nil else { return }
    for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    where line.starts(with: mark) {
      throw ProjectError(shown, line: index + 1, "a merge was not finished: resolve the conflict that begins here")
    }
  }
}
