import SwiftParser
import SwiftSyntax

/// A change of a file's text that can fix no error in the rest of the file.
///
/// It is a change inside one body, a change of comments and spaces, or a change of declarations that the rest of the file
/// does not name (`DeclarationChange`).
struct LocalChange {
  /// The range of bytes before the change in which it may have fixed errors.
  private let region: Range<Int>
  /// The number of bytes and lines by which everything after the region moves.
  private let shift: (bytes: Int, lines: Int)
  /// Whether declarations change, and not only a body, comments or spaces.
  let changesDeclarations: Bool

  /// Finds the change between two texts; `nil` if it may have fixed an error anywhere in the file.
  ///
  /// - Complexity: linear in the length of the texts, which are parsed.
  init?(from old: String, to new: String) {
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    let (oldTree, newTree) = (Parser.parse(source: old), Parser.parse(source: new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let most = min(before.count, after.count) - start
    let rest = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    let different = (old: start..<before.count - rest, new: start..<after.count - rest)
    let inside =
      Self.bodies(around: different, in: oldTree, newTree)
      ?? (Self.tokens(of: oldTree) == Self.tokens(of: newTree) ? different : nil)
    changesDeclarations = inside == nil
    guard let found = inside ?? DeclarationChange.ranges(from: oldTree, to: newTree),
      found.old.contains(different.old), found.new.contains(different.new)
    else { return nil }
    region = found.old
    shift = (after.count - before.count, Self.lines(in: after[found.new]) - Self.lines(in: before[found.old]))
  }

  /// A cut after the change; `nil` if it is not outside of the region.
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

  /// An adaptation after the change; `nil` if it is not outside of the region.
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
    if range.upperBound <= region.lowerBound { return range }
    guard range.lowerBound >= region.upperBound else { return nil }
    return range.lowerBound + shift.bytes..<range.upperBound + shift.bytes
  }

  /// The ranges of the bodies, with their braces, in which all changed bytes are; `nil` if some are outside of one body.
  private static func bodies(
    around different: (old: Range<Int>, new: Range<Int>), in old: SourceFileSyntax, _ new: SourceFileSyntax
  ) -> (old: Range<Int>, new: Range<Int>)? {
    guard let body = body(around: different.old, in: old), let newBody = self.body(around: different.new, in: new),
      newBody.lowerBound == body.lowerBound,
      newBody.upperBound - body.upperBound == different.new.upperBound - different.old.upperBound
    else { return nil }
    return (body, newBody)
  }

  /// The outermost body that contains a range of bytes between its braces; `nil` if there is none.
  private static func body(around range: Range<Int>, in tree: SourceFileSyntax) -> Range<Int>? {
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

  private static func tokens(of tree: SourceFileSyntax) -> [String] {
    tree.tokens(viewMode: .sourceAccurate).map(\.text)
  }

  private static func lines(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}
