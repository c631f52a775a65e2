import Foundation

/// An optional method of a protocol.
struct OptionalMethod {
  let protocolName: String
  /// The method without a body.
  let declaration: String
  /// What it does by default, with its braces.
  let body: String

  /// A line of the table that the rewriter of an app's sources reads.
  var line: String {
    let statements = Self.lines(of: body)
    let isOne = statements.count == 1
    let code = isOne ? body : "{ " + statements.dropFirst().dropLast().joined(separator: "; ") + " }"
    return "\(protocolName): " + Self.lines(of: declaration).joined(separator: " ") + " " + code
  }

  /// The lines without the spaces around them.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
