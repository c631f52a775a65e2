import Foundation

/// A comment with an instruction for the audit, which begins with `snug.`: in a document `<!-- snug.ignore … -->`, in
/// code `// snug.ignore …`.
nonisolated public struct DocumentComment: Hashable, Sendable {
  /// The text of the comment, which begins with `snug.`.
  public var text: String
  /// The line of the comment, from 1.
  public var line: Int
  /// The line to which the comment refers, from 1: its own line, or the next line with other content if the comment is
  /// alone on its line.
  public var subject: Int

  /// The comments of a file, in the order of its lines.
  static func all(in data: Data) -> [DocumentComment] {
    guard data.contains(Array("snug.".utf8)) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var comments: [DocumentComment] = []
    /// The indices of comments whose subject, the next line with other content, has not been found yet.
    var open: [Int] = []
    for (index, line) in lines.enumerated() {
      let found = line.firstMatch(of: /(?:<!--|\/\/)\s*(snug\..*?)\s*(?:-->|$)/)
      let isAlone = found.map { line[..<$0.range.lowerBound].allSatisfy(\.isWhitespace) } ?? false
      if !isAlone, line.contains(where: { !$0.isWhitespace }) {
        for place in open { comments[place].subject = index + 1 }
        open = []
      }
      guard let found else { continue }
      if isAlone { open.append(comments.count) }
      comments.append(DocumentComment(text: String(found.1), line: index + 1, subject: index + 1))
    }
    return comments
  }
}

nonisolated extension Data {
  /// Whether the data contain the given bytes as a contiguous sequence.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    withUnsafeBytes { bytes in
      guard bytes.count >= other.count else { return false }
      return (0...bytes.count - other.count).contains { start in
        other.indices.allSatisfy { bytes[start + $0] == other[$0] }
      }
    }
  }
}
