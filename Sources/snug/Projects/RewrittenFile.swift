import Foundation

/// A rewritten copy of a source file, which `rewrite-sources` writes: some generated lines, then the lines of the
/// source.
enum RewrittenFile {
  /// The position in the original source for a line of the rewritten file.
  ///
  /// - Parameters:
  ///   - path: the path of the rewritten file.
  ///   - line: the line, counted from 1.
  /// - Returns: the path and line of the source; `nil` if the file is not a rewritten source, or if the line was
  ///   generated.
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

  /// The maximum number of lines at the beginning of a file that are searched for the path of its source.
  private static let longestHeading = 32
}
