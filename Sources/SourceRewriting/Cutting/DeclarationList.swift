import SwiftSyntax

/// The declarations and statements of a file, or the members of a type.
struct DeclarationList {
  private let items: [Item]
  /// The bytes between the braces, or of the whole file.
  private let bytes: Range<Int>

  init(_ file: SourceFileSyntax) {
    items = file.statements.map { Item(Syntax($0.item), bytes: $0.trimmedBytes) }
    bytes = 0..<file.endPosition.utf8Offset
  }

  private init(_ block: MemberBlockSyntax) {
    items = block.members.map { Item(Syntax($0.decl), bytes: $0.trimmedBytes) }
    let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    bytes = start..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// The changes that make another list of this one, in their order; `nil` if other declarations than functions and
  /// properties are added, removed or changed.
  ///
  /// Comments and spaces between the items are changes if they differ. What else differs outside of the changes is not found.
  func changes(to other: DeclarationList) -> [LocalChanges.Change]? {
    var changes: [LocalChanges.Change] = []
    var (index, otherIndex) = (0, 0)
    for same in pairs(with: other) + [(items.count, other.items.count)] {
      guard let found = segment(from: index..<same.0, to: otherIndex..<same.1, of: other) else { return nil }
      changes += found
      (index, otherIndex) = (same.0 + 1, same.1 + 1)
    }
    return changes
  }

  /// The numbers of the items that are the same in both lists.
  private func pairs(with other: DeclarationList) -> [(Int, Int)] {
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in other.items.map(\.text).difference(from: items.map(\.text)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return Array(
      zip(items.indices.filter { !removed.contains($0) }, other.items.indices.filter { !inserted.contains($0) }))
  }

  /// The changes between two items that are the same in both lists, or at an end of the lists.
  private func segment(
    from some: Range<Int>, to others: Range<Int>, of other: DeclarationList
  ) -> [LocalChanges.Change]? {
    if some.count == others.count {
      var changes: [LocalChanges.Change] = []
      for (index, otherIndex) in zip(some, others) {
        guard let found = items[index].changes(to: other.items[otherIndex]) else { return nil }
        changes.append(LocalChanges.Change(old: space(before: index), new: other.space(before: otherIndex)))
        changes += found
      }
      return changes + [
        LocalChanges.Change(old: space(before: some.upperBound), new: other.space(before: others.upperBound))
      ]
    }
    let changed = Array(items[some]) + other.items[others]
    guard changed.allSatisfy(\.isNamed) else { return nil }
    let (old, new) = (bytes(of: some), other.bytes(of: others))
    return [LocalChanges.Change(old: old, new: new, names: changed.flatMap(\.names))]
  }

  /// The bytes of comments and spaces between an item, or the end, and what comes before it.
  private func space(before index: Int) -> Range<Int> {
    let start = index == 0 ? bytes.lowerBound : items[index - 1].bytes.upperBound
    return start..<(index == items.count ? bytes.upperBound : items[index].bytes.lowerBound)
  }

  /// The bytes between what comes before some items and after them.
  private func bytes(of some: Range<Int>) -> Range<Int> {
    space(before: some.lowerBound).lowerBound..<space(before: some.upperBound).upperBound
  }
}

extension DeclarationList {
  /// A declaration or statement of a file, or a member of a type.
  private struct Item {
    private let node: Syntax
    /// The bytes of the item, without comments and spaces around it.
    let bytes: Range<Int>
    /// The text of these bytes.
    let text: String

    init(_ node: Syntax, bytes: Range<Int>) {
      self.node = node
      self.bytes = bytes
      text = node.trimmedDescription
    }

    /// The members of a type or extension; `nil` for everything else. The requirements of a protocol are no members that can
    /// change alone.
    private var members: DeclarationList? {
      node.is(ProtocolDeclSyntax.self)
        ? nil : node.asProtocol(DeclGroupSyntax.self).map { DeclarationList($0.memberBlock) }
    }

    /// The changes that make another item of this one: in the bodies, of the members, or the whole; `nil` if it is a
    /// declaration of another kind.
    func changes(to other: Item) -> [LocalChanges.Change]? {
      if let members, let others = other.members { return members.changes(to: others) }
      if outsideOfBodies == other.outsideOfBodies {
        return zip(bodies, other.bodies).map { LocalChanges.Change(old: $0.trimmedBytes, new: $1.trimmedBytes) }
      }
      guard isNamed, other.isNamed else { return nil }
      return [LocalChanges.Change(old: bytes, new: other.bytes, names: names + other.names)]
    }

    /// The parts of the text before, between and after the bodies.
    private var outsideOfBodies: [Substring] {
      var rest = text[...]
      var parts: [Substring] = []
      for body in bodies {
        let start = text.utf8.index(text.startIndex, offsetBy: body.trimmedBytes.lowerBound - bytes.lowerBound)
        parts.append(rest[..<start])
        rest = text[text.utf8.index(start, offsetBy: body.trimmedBytes.count)...]
      }
      return parts + [rest]
    }

    /// The bodies of the item that are in no other body.
    private var bodies: [Syntax] { Self.bodies(in: node) }

    private static func bodies(in node: Syntax) -> [Syntax] {
      node.children(viewMode: .sourceAccurate).flatMap { isBody($0) ? [$0] : bodies(in: $0) }
    }

    /// Whether a node is the body of a declaration that states its type, so that the body has no influence on the type.
    private static func isBody(_ node: Syntax) -> Bool {
      if case .getter = node.as(AccessorBlockSyntax.self)?.accessors { return true }
      guard node.is(CodeBlockSyntax.self), let parent = node.parent else { return false }
      return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(DeinitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
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
  var nameOrText: String { identifier?.name ?? text }
}
