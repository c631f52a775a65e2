import Foundation

/// A file that `rewrite-sources` made of a source: some lines of its own, then those of the source.
enum RewrittenFile {
  /// The place in the source of a place in the file that was made of it.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - line: the line, counted from 1.
  /// - Returns: `nil` if the file has no source, or if the line was added.
  static func original(path: String, line: Int) -> (path: String, line: Int)? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", maxSplits: longestHeading, omittingEmptySubsequences: false)
    for (index, heading) in lines.prefix(longestHeading).enumerated() {
      guard let match = heading.firstMatch(of: /^#sourceLocation\(file: "(.*)", line: 1\)$/) else { continue }
      let number = line - index - 1
      let source = String(match.1).replacing(#"\""#, with: "\"").replacing(#"\\"#, with: #"\"#)
      return number >= 1 ? (source, number) : nil
    }
    return nil
  }

  /// How many lines are looked at.
  private static let longestHeading = 32
}
