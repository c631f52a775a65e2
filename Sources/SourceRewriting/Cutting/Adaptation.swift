import SwiftSyntax

/// A change by which an expression compiles. The code around it stays, and nothing is left out.
struct Adaptation: Codable, Hashable, Sendable {
  /// The bytes of the expression.
  var range: Range<Int>
  /// The changes of the text.
  var edits: [Edit]
  /// Whether the changed text names what the file with the stand-ins declares.
  var needsStandIns: Bool

  /// The ranges of bytes that are replaced. Errors in them are gone.
  var replacedRanges: [Range<Int>] { edits.map(\.range).filter { !$0.isEmpty } }

  /// The change that an error calls for; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - token: where the compiler reports the error.
  ///   - error: the compiler's message.
  init?(at token: TokenSyntax, error: String) {
    if let conversion = StandInConversion(at: token, error: error) {
      range = conversion.edit.range
      edits = [conversion.edit]
      needsStandIns = true
    } else if let found = DynamicSubscript(at: token, error: error) {
      range = found.object
      edits = found.edits
      needsStandIns = false
    } else if let end = BranchEnd(at: token, error: error) {
      range = end.edit.range
      edits = [end.edit]
      needsStandIns = end.needsStandIns
    } else {
      return nil
    }
  }
}
