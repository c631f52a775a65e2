import SwiftSyntax

/// A change of an expression that makes it compile. Unlike a ``Cut``, it leaves nothing out, and the code around it
/// stays.
struct Adaptation: Codable, Hashable, Sendable {
  /// The range of bytes of the expression in the file.
  var range: Range<Int>
  /// The changes of the expression's text.
  var edits: [Edit]
  /// Whether the changed text uses a name that the generated file with stand-in declarations declares, so that this
  /// file must be compiled, too.
  var needsStandIns: Bool

  /// The ranges of bytes that the edits replace. Earlier errors and cuts in these ranges no longer matter.
  var replacedRanges: [Range<Int>] { edits.map(\.range).filter { !$0.isEmpty } }

  /// The change that fixes a compiler error; `nil` if this type has no change for the error.
  ///
  /// - Parameters:
  ///   - token: the token at which the compiler reports the error.
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
    } else if let found = NeedlessOverride(at: token, error: error) {
      range = found.range
      edits = [Edit(range: found.range, replacement: "")]
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
