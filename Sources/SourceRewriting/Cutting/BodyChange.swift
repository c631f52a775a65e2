import SwiftParser
import SwiftSyntax

/// A change of a file's text inside the body of one function, initializer or accessor.
///
/// All declarations stay the same, so that all code outside of the body compiles as before.
struct BodyChange {
  /// The range of bytes of the body before the change, with its braces.
  private let body: Range<Int>
  /// The number of bytes and lines by which everything after the body moves.
  private let shift: (bytes: Int, lines: Int)

  /// Finds the change between two texts; `nil` if the texts also differ outside of one body.
  ///
  /// - Complexity: linear in the length of the texts, which are parsed.
  init?(from old: String, to new: String) {
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - start
    let rest = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    let bytes = after.count - before.count
    guard let body = Self.body(around: start..<before.count - rest, in: old),
      let newBody = Self.body(around: start..<after.count - rest, in: new),
      newBody.lowerBound == body.lowerBound, newBody.upperBound == body.upperBound + bytes
    else { return nil }
    self.body = body
    shift = (bytes, Self.lines(in: after[newBody]) - Self.lines(in: before[body]))
  }

  /// A cut after the change; `nil` if it is not outside of the body.
  func moved(_ cut: Cut) -> Cut? {
    guard let range = moved(cut.range) else { return nil }
    var cut = cut
    if range != cut.range {
      cut.line += shift.lines
      cut.lastLine += shift.lines
    }
    cut.range = range
    return cut
  }

  /// An adaptation after the change; `nil` if it is not outside of the body.
  func moved(_ adaptation: Adaptation) -> Adaptation? {
    let edits = adaptation.edits.compactMap { edit in
      moved(edit.range).map { Edit(range: $0, replacement: edit.replacement) }
    }
    guard edits.count == adaptation.edits.count, let range = moved(adaptation.range) else { return nil }
    var adaptation = adaptation
    (adaptation.range, adaptation.edits) = (range, edits)
    return adaptation
  }

  private func moved(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= body.lowerBound { return range }
    guard range.lowerBound >= body.upperBound else { return nil }
    return range.lowerBound + shift.bytes..<range.upperBound + shift.bytes
  }

  /// The outermost body that contains a range of bytes between its braces; `nil` if there is none.
  private static func body(around range: Range<Int>, in text: String) -> Range<Int>? {
    let tree = Parser.parse(source: text)
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else { return nil }
    let outermost = sequence(first: Syntax(token), next: \.parent).filter(isBody).last
    guard let body = outermost?.trimmedBytes, body.lowerBound < range.lowerBound, range.upperBound < body.upperBound
    else { return nil }
    return body
  }

  /// Whether a node is the body of a declaration that states its type, so that the body has no influence on the type.
  private static func isBody(_ node: Syntax) -> Bool {
    if case .getter = node.as(AccessorBlockSyntax.self)?.accessors { return true }
    guard node.is(CodeBlockSyntax.self), let parent = node.parent else { return false }
    return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
      || parent.is(DeinitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
  }

  private static func lines(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}
