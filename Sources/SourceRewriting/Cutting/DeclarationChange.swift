import SwiftSyntax

/// A change of a file that adds, removes or replaces functions and properties, whose names the rest of the file does not
/// use.
///
/// An error in the rest of the file is about other names, so the change cannot fix it. Changes of types, initializers,
/// subscripts, cases, protocols and imports may fix errors in code that does not name them.
enum DeclarationChange {
  /// The ranges of bytes of the changed declarations before and after the change; `nil` if anything else changed.
  ///
  /// - Complexity: linear in the length of the texts for each level of nested types.
  static func ranges(
    from old: SourceFileSyntax, to new: SourceFileSyntax
  ) -> (old: Range<Int>, new: Range<Int>)? {
    var (before, after) = (old.statements.map(Item.init), new.statements.map(Item.init))
    while true {
      let start = zip(before, after).prefix { $0.text == $1.text }.count
      let most = min(before.count, after.count) - start
      let rest = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0.text == $1.text }.count
      let (removed, added) = (before[start..<before.count - rest], after[start..<after.count - rest])
      if removed.count == 1, added.count == 1, let type = removed.first?.type, let newType = added.first?.type,
        type.frame == newType.frame
      {
        (before, after) = (type.members, newType.members)
        continue
      }
      let names = Set((removed + added).flatMap(\.names))
      guard (removed + added).allSatisfy(\.isNamed), let range = range(of: removed, from: start, in: before),
        let newRange = self.range(of: added, from: start, in: after), !uses(names, in: old, outside: range),
        !uses(names, in: new, outside: newRange)
      else { return nil }
      return (range, newRange)
    }
  }

  /// The bytes of some items of a list; an empty range where the first of them would be if there are none. `nil` for an empty
  /// list, which has no place.
  private static func range(of items: ArraySlice<Item>, from start: Int, in all: [Item]) -> Range<Int>? {
    if let first = items.first, let last = items.last { return first.bytes.lowerBound..<last.bytes.upperBound }
    if start < all.count { return all[start].bytes.lowerBound..<all[start].bytes.lowerBound }
    return all.last.map { $0.bytes.upperBound..<$0.bytes.upperBound }
  }

  /// Whether the code of a tree outside of a range has one of the names.
  private static func uses(_ names: Set<String>, in tree: SourceFileSyntax, outside range: Range<Int>) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains {
      names.contains($0.nameOrText) && !range.contains($0.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }
}

extension DeclarationChange {
  /// A declaration or statement of a file, or a member of a type.
  private struct Item {
    private let node: Syntax
    /// The text, with the comments and spaces around it.
    let text: String
    /// The bytes of ``text``.
    let bytes: Range<Int>

    init(_ item: CodeBlockItemSyntax) { self.init(Syntax(item.item), in: item) }

    init(_ member: MemberBlockItemSyntax) { self.init(Syntax(member.decl), in: member) }

    private init(_ node: Syntax, in whole: some SyntaxProtocol) {
      self.node = node
      text = whole.description
      bytes = whole.position.utf8Offset..<whole.endPosition.utf8Offset
    }

    /// The text of a type or extension before and after its members, and the members; `nil` for everything else. The
    /// requirements of a protocol are no members that can change alone.
    var type: (frame: [Substring], members: [Item])? {
      guard let group = node.asProtocol(DeclGroupSyntax.self), !node.is(ProtocolDeclSyntax.self) else { return nil }
      let members = group.memberBlock.members
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: members.position.utf8Offset - bytes.lowerBound)
      let end = utf8.index(utf8.startIndex, offsetBy: members.endPosition.utf8Offset - bytes.lowerBound)
      return ([text[..<start], text[end...]], members.map(Item.init))
    }

    /// Whether the item is a function, or a property that no initializer has to set.
    var isNamed: Bool {
      if node.is(FunctionDeclSyntax.self) { return true }
      guard let variable = node.as(VariableDeclSyntax.self) else { return false }
      return variable.bindingsWithoutValue.isEmpty
        && variable.bindings.allSatisfy { $0.pattern.is(IdentifierPatternSyntax.self) }
    }

    /// The names that the item declares. A property wrapper declares two more.
    var names: [String] {
      if let function = node.as(FunctionDeclSyntax.self) { return [function.name.nameOrText] }
      return node.as(VariableDeclSyntax.self)?.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
        .map(\.identifier.nameOrText).flatMap { [$0, "_\($0)", "$\($0)"] } ?? []
    }
  }
}

extension TokenSyntax {
  /// The name of an identifier, without backticks; the text of any other token.
  fileprivate var nameOrText: String { identifier?.name ?? text }
}
