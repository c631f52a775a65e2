import Foundation

/// The markers that git writes into a file where two branches differ.
package enum UnfinishedMerge {
  /// What to do about a marker, for error messages that name its line.
  package static let message = "a merge was not finished: resolve the conflict that begins here"
  private static let mark = Data("<<<<<<< ".utf8)

  /// The first line, counted from 1, that begins with a marker; `nil` if there is none.
  package static func line(in data: Data) -> Int? {
    guard data.range(of: mark) != nil else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: mark) }.map { $0 + 1 }
  }
}
