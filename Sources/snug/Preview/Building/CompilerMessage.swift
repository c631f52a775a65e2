import Foundation

/// An error message of the compiler with its file, line and column.
struct CompilerMessage: Encodable, Hashable, Sendable {
  var path: String
  var line: Int
  var column: Int
  var text: String

  /// Parses a line that `swift build` prints; `nil` if the line is not an error message.
  init?(_ line: some StringProtocol) {
    guard let match = String(line).firstMatch(of: /^(\/.+?):(\d+):(\d+): error: (.+)$/), let number = Int(match.2),
      let column = Int(match.3)
    else { return nil }
    path = String(match.1)
    self.line = number
    self.column = column
    text = String(match.4)
  }
}
