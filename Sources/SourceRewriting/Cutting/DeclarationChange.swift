import SwiftSyntax

/// A change of a file that adds, removes or replaces functions and properties, whose names the rest of the file does not
/// use.
///
/// An error in the rest of the file is about other names, so the change cannot fix it. Changes of types, initializers,
/// subscripts, cases, protocols and imports may fix errors in code that does not name them.
enum DeclarationChange {
  /// The ranges of bytes of the changed declarations before and after the change, with the comments and spaces around them;
  /// `nil` if other declarations changed.
  ///
  /// - Complexity: linear in the length of the texts for each level of nested types.
  static func ranges(
    from old: SourceFileSyntax, to new: SourceFileSyntax
  ) -> (old: Range<Int>, new: Range<Int>)? {
    var (before, after) = (Block(old), Block(new))
    while true {
      let start = zip(before.items, after.items).prefix { $0.text == $1.text }.count
      let most = min(before.items.count, after.items.count) - start
      let rest = zip(before.items.reversed(), after.items.reversed()).prefix(most).prefix { $0.text == $1.text }.count
      let removed = before.items[start..<before.items.count - rest]
      let added = after.items[start..<after.items.count - rest]
      if removed.count == 1, added.count == 1, let members = removed.first?.members, let others = added.first?.members {
        (before, after) = (members, others)
        continue
      }
      let names = Set((removed + added).flatMap(\.names))
      let (range, newRange) = (before.bytes(of: removed), after.bytes(of: added))
      guard (removed + added).allSatisfy(\.isNamed), !uses(names, in: old, outside: range),
        !uses(names, in: new, outside: newRange)
      else { return nil }
      return (range, newRange)
    }
  }

  /// Whether the code of a tree outside of a range has one of the names.
  private static func uses(_ names: Set<String>, in tree: SourceFileSyntax, outside range: Range<Int>) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains {
      names.contains($0.nameOrText) && !range.contains($0.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }
}

extension DeclarationChange {
  /// The declarations and statements of a file, or the members of a type.
  private struct Block {
    let items: [Item]
    /// The bytes between the braces, or of the whole file.
    private let bytes: Range<Int>

    init(_ file: SourceFileSyntax) {
      items = file.statements.map { Item(Syntax($0.item), bytes: $0.trimmedBytes) }
      bytes = 0..<file.endPosition.utf8Offset
    }

    init(_ block: MemberBlockSyntax) {
      items = block.members.map { Item(Syntax($0.decl), bytes: $0.trimmedBytes) }
      bytes =
        block.leftBrace.endPositionBeforeTrailingTrivia
        .utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// The bytes between the items before and after some items.
    func bytes(of some: ArraySlice<Item>) -> Range<Int> {
      let start = some.startIndex == 0 ? bytes.lowerBound : items[some.startIndex - 1].bytes.upperBound
      return start..<(some.endIndex == items.count ? bytes.upperBound : items[some.endIndex].bytes.lowerBound)
    }
  }

  /// A declaration or statement of a file, or a member of a type.
  private struct Item {
    private let node: Syntax
    /// The bytes of the item, without comments and spaces around it.
    let bytes: Range<Int>

    init(_ node: Syntax, bytes: Range<Int>) {
      self.node = node
      self.bytes = bytes
    }

    var text: String { node.trimmedDescription }

    /// The members of a type or extension; `nil` for everything else. The requirements of a protocol are no members that can
    /// change alone.
    var members: Block? {
      node.is(ProtocolDeclSyntax.self) ? nil : node.asProtocol(DeclGroupSyntax.self).map { Block($0.memberBlock) }
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
