import SwiftSyntax

/// Writes the code of a module from its surface.
///
/// The code is the surface's text with small changes: marks go, bodies come, and what is written by hand is left out.
public struct ModuleWriter {
  /// What is wrong in the surface, or in the code beside it.
  public private(set) var problems: [Problem] = []
  /// The generated file; without meaning if there are problems.
  public private(set) var text = ""

  private let surface: SwiftFile
  private let code: HandWrittenCode
  private let folder: String
  private var edits: [Edit] = []
  private var types: [String: Int] = [:]
  /// The conformances of types of which values can be made without arguments, by the names of the types.
  private var makers: [(type: String, text: String)] = []
  /// The names of the types after the colon of each type.
  private var inherited: [String: [String]] = [:]
  /// The optional methods of the surface's protocols, with what they do by default.
  private(set) var optionalMethods: [OptionalMethod] = []
  /// What the surface says to be written by hand.
  private(set) var byHand: Set<String> = []

  /// Writes the code of a surface.
  /// - Parameters:
  ///   - surface: The surface.
  ///   - code: The module's code that is written by hand.
  ///   - folder: The folder of that code, for messages.
  ///   - isWhole: Whether the surface declares all that is public in the module.
  public init(_ surface: SwiftFile, code: HandWrittenCode, folder: String, isWhole: Bool = true) {
    self.surface = surface
    self.code = code
    self.folder = folder
    problems = surface.syntaxErrors
    guard problems.isEmpty else { return }
    for item in surface.tree.statements {
      switch item.item {
      case .decl(let declaration): add(declaration, in: .module)
      default: refuse("this is no declaration: a surface has declarations and imports only", at: item)
      }
    }
    if isWhole { problems += code.undeclared(except: byHand, in: surface.path) }
    var head = "// Made by `make surface` from \(surface.path); don't edit.\n// swift-format-ignore-file\n\n"
    // UIKit, which is not whole, has a list of its own.
    let made = isWhole && surface.imports.contains("UIKit") ? makers.filter { !inheritsMaker($0.type) } : []
    if !made.isEmpty { head += "@_spi(Generated) import UIKit\n" }
    text = head + surface.text.applying(edits) + made.map(\.text).joined()
  }

  private mutating func refuse(_ message: String, at node: some SyntaxProtocol) {
    problems.append(surface.problem(message, at: node))
  }

  private mutating func add(_ declaration: DeclSyntax, in scope: Scope) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      addImports(conditional)
      return
    }
    let marks = Marks(declaration.attributes ?? [])
    for attribute in marks.unknown {
      let name = attribute.attributeName.trimmedDescription
      refuse("unknown mark “@\(name)”: the marks are \(Mark.list)", at: attribute)
    }
    guard marks.unknown.isEmpty else { return }
    for attribute in marks.attributes { remove(attribute) }
    guard !declaration.is(ImportDeclSyntax.self) else { return }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      addGroup(declaration, group, marks: marks, in: scope)
    } else {
      addMember(declaration, marks: marks, in: scope)
    }
  }

  /// What only some systems have can be imported under a condition.
  private mutating func addImports(_ conditional: IfConfigDeclSyntax) {
    for clause in conditional.clauses {
      guard case .statements(let items) = clause.elements else { continue }
      for item in items where !item.item.is(ImportDeclSyntax.self) {
        refuse("only imports can stand under a condition", at: item)
      }
    }
  }

  private mutating func addGroup(
    _ declaration: DeclSyntax, _ group: any DeclGroupSyntax, marks: Marks, in scope: Scope
  ) {
    let isExtension = declaration.is(ExtensionDeclSyntax.self)
    let name = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? declaration.name
    let inner = scope.inside(group, named: name, isByHand: marks.contains(.byHand))
    if !isExtension {
      checkOnlyType(inner, at: declaration)
      addMaker(of: declaration, group, marks: marks, in: inner)
    }
    if inner.isByHand, !scope.isByHand {
      edits.append(.replacement(from: declaration.position, to: declaration.endPosition))
    }
    if marks.contains(.inert) { sayInert(declaration) }
    var defaults: [String] = []
    for member in group.memberBlock.members {
      add(member.decl, in: inner)
      if let text = defaultImplementation(of: member.decl, in: inner) { defaults.append(text) }
    }
    if !defaults.isEmpty {
      let head = Self.availability(of: declaration) + "extension \(inner.name) {\n"
      let text = "\n\n" + head + defaults.joined() + "}"
      edits.append(.insertion(text, at: declaration.endPositionBeforeTrailingTrivia))
    }
  }

  /// Lets `EmptyValues` make a value of a type: the one that its mark gives, or what an initialiser without parameters makes.
  private mutating func addMaker(
    of declaration: DeclSyntax, _ group: any DeclGroupSyntax, marks: Marks, in type: Scope
  ) {
    inherited[type.name] = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let isMade = group.memberBlock.members.contains { Self.makesWithoutArguments($0.decl) }
    let value = marks.expressions(of: .empty)?.first?.trimmedDescription ?? (isMade ? "\(type.name)()" : nil)
    guard let value else { return }
    let text = """

      \(Self.availability(of: declaration))@_spi(Generated) extension \(type.name): MadeWithoutArguments {
        @MainActor public static func madeWithoutArguments() -> Any { \(value) }
      }

      """
    makers.append((type.name, text))
  }

  /// Whether a superclass of a type has a conformance, which its subclasses cannot have again.
  private func inheritsMaker(_ type: String) -> Bool {
    (inherited[type] ?? []).contains { name in makers.contains { $0.type == name } || inheritsMaker(name) }
  }

  private static func makesWithoutArguments(_ member: DeclSyntax) -> Bool {
    guard let node = member.as(InitializerDeclSyntax.self), node.optionalMark == nil else { return false }
    let signature = node.signature
    return signature.parameterClause.parameters.isEmpty && signature.effectSpecifiers == nil
      && node.modifiers.contains { ["public", "open"].contains($0.name.text) }
  }

  /// The attributes that say on which systems a declaration is available, a line each.
  private static func availability(of declaration: DeclSyntax) -> String {
    (declaration.attributes ?? []).map(\.trimmedDescription).filter { $0.hasPrefix("@available") }.map { $0 + "\n" }
      .joined()
  }

  private mutating func checkOnlyType(_ type: Scope, at declaration: DeclSyntax) {
    if let first = types[type.name] {
      refuse("the type “\(type.name)” is there twice, first in line \(first): delete one of them", at: declaration)
      return
    }
    types[type.name] = surface.line(of: declaration)
    let place = code.types[type.name]
    if type.isByHand {
      byHand.insert(type.name)
      if place == nil { refuseMissing(type.name, at: declaration) }
    } else if let place {
      refuse(
        "the type “\(type.name)” is there twice, also in \(place.file.path):\(place.line): delete that code, or mark "
          + "the type @byHand", at: declaration)
    }
  }

  private mutating func refuseMissing(_ name: String, at declaration: DeclSyntax) {
    refuse(
      "“\(name)” is written by hand, but \(folder) has no code for it: write it, or mark what it does", at: declaration)
  }

  private mutating func addMember(_ member: DeclSyntax, marks: Marks, in scope: Scope) {
    if ClosureFinder.findsCode(in: member) {
      refuse("“\(scope.qualified(member.name))” has a body: delete it, and say with a mark what it does", at: member)
      return
    }
    if scope.isByHand || marks.contains(.byHand) {
      addHandWritten(member, in: scope)
      return
    }
    // An initialiser makes an object, whatever else it leaves out.
    if marks.contains(.inert), !member.is(InitializerDeclSyntax.self) { sayInert(member) }
    if scope.kind == .protocolType {
      removeOptional(member)
      return
    }
    do {
      try addBody(to: member, marks: marks, in: scope)
    } catch {
      refuse(error.message(scope.qualified(member.name)), at: member)
    }
  }

  private mutating func addHandWritten(_ member: DeclSyntax, in scope: Scope) {
    let names = member.names.map(scope.qualified)
    byHand.formUnion(names)
    for name in names where !code.all.contains(name) { refuseMissing(name, at: member) }
    guard !scope.isByHand else { return }
    // A requirement stays; its default implementation is the code.
    guard scope.kind != .protocolType else { return removeOptional(member) }
    let isBound = !member.modifiers.isDisjoint(with: ["open", "override", "required"]) || member.isStoredProperty
    if scope.kind == .type, isBound {
      refuse(
        "“\(scope.qualified(member.name))” cannot be written by hand in an extension: mark the whole type @byHand",
        at: member)
    }
    edits.append(.replacement(from: member.position, to: member.endPosition))
  }

  private mutating func addBody(to member: DeclSyntax, marks: Marks, in scope: Scope) throws(Refusal) {
    switch member.kind {
    case .functionDecl, .initializerDecl:
      let body = try MemberBody(of: member, marks: marks, in: scope)
      edits.append(.insertion(" " + body.text(depth: scope.depth), at: member.endPositionBeforeTrailingTrivia))
    case .subscriptDecl, .variableDecl:
      let block =
        member.as(SubscriptDeclSyntax.self)?.accessorBlock
        ?? member.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
      guard let block else { return }
      let body = try AccessorBody(block, marks: marks)
      edits.append(
        .replacement(
          from: block.positionAfterSkippingLeadingTrivia, to: block.endPositionBeforeTrailingTrivia, by: body.text))
    default: return
    }
  }

  /// What an optional requirement of a protocol does if a type does not implement it; nil for other members.
  private mutating func defaultImplementation(of member: DeclSyntax, in scope: Scope) -> String? {
    guard scope.kind == .protocolType, !scope.isByHand, member.modifiers.contains("optional") else { return nil }
    let marks = Marks(member.attributes ?? [])
    guard !marks.contains(.byHand), marks.unknown.isEmpty else { return nil }
    let declaration = member.withoutMarks
    do {
      if let block = member.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock {
        let head = declaration.dropLast(block.trimmedDescription.count)
        return "  public \(head)\(try AccessorBody(block, marks: marks).text)\n"
      }
      let hasBody = !marks.ofBody.isEmpty || member.returnsValue
      let body = hasBody ? try MemberBody(of: member, marks: marks, in: scope).text(depth: scope.depth) : "{}"
      optionalMethods.append(OptionalMethod(protocolName: scope.name, declaration: declaration, body: body))
      return "  public \(declaration) \(body)\n"
    } catch {
      refuse(error.message(scope.qualified(member.name)), at: member)
      return nil
    }
  }

  private mutating func remove(_ attribute: AttributeSyntax) {
    let next = attribute.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia
    edits.append(
      .replacement(from: attribute.positionAfterSkippingLeadingTrivia, to: next ?? attribute.endPosition))
  }

  private mutating func removeOptional(_ member: DeclSyntax) {
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    for modifier in modifiers where modifier.name.text == "optional" {
      edits.append(.replacement(from: modifier.positionAfterSkippingLeadingTrivia, to: modifier.endPosition))
    }
  }

  /// Adds the word to the comment.
  private mutating func sayInert(_ declaration: DeclSyntax) {
    var position = declaration.position
    var end: AbsolutePosition?
    var comment = ""
    for piece in declaration.leadingTrivia.pieces {
      position += piece.sourceLength
      if case .docLineComment(let line) = piece {
        comment += line
        end = position
      }
    }
    guard let end, !comment.contains("Inert") else { return }
    edits.append(.insertion(" Inert.", at: end))
  }
}
