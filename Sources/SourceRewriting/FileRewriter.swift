import SwiftParser
import SwiftSyntax

/// Rewrites one file so that it compiles without an Objective-C runtime, and generates the code that registers its
/// outlets, actions and other members in the `RuntimeTable`.
///
/// Every edit keeps the line numbers of the file: code that is added to a type is put on the line of its closing brace,
/// and `#sourceLocation` gives moved members their original line numbers.
final class FileRewriter: SyntaxVisitor {
  private let file: SourceFile
  private let tree: SourceFileSyntax
  private let overrides: ExtensionOverrides
  private let index: MemberIndex
  private let classes: ClassIndex
  private let optionalMethods: OptionalMethods
  private let module: String
  private let converter: SourceLocationConverter

  private var edits: [Edit] = []
  private(set) var problems: [Problem] = []
  /// The class that `@main` or `@UIApplicationMain` marks.
  private(set) var applicationDelegate: String?
  /// The types whose bodies contain the current node, the outermost first.
  private var scopes: [TypeScope] = []
  private var functionDepth = 0
  /// The statements that register the file's members in the `RuntimeTable`.
  private var registrations: [String] = []
  /// The number of types and extensions that register members so far. A function of each has the number in its name: a name
  /// that changes with every change of the file would make the compiler compile all files again that depend on it.
  private var registeringTypes = 0
  private var previewNames: Set<String> = []
  /// The modules that the file has to import for members that are moved into it from other files.
  private var importedElsewhere: Set<String> = []

  /// Whether the rewritten file uses Snug's own interface of UIKit although it registers nothing.
  private var needsGeneratedInterface = false
  /// The code that makes empty values of the file's generic types.
  private(set) var genericValues: [String] = []

  /// Whether the file can use UIKit and Foundation without importing them, because on Apple's systems another module
  /// re-exports them.
  private let seesUIKit: Bool
  /// Whether the file registers how empty values of its types are made.
  private let makesEmptyValues: Bool

  init(
    _ file: SourceFile, tree: SourceFileSyntax, index: MemberIndex, classes: ClassIndex,
    overridden: OverriddenMembers, optionalMethods: OptionalMethods, module: String, seesUIKit: Bool = false,
    makesEmptyValues: Bool = false
  ) {
    self.seesUIKit = seesUIKit
    self.makesEmptyValues = makesEmptyValues
    self.file = file
    self.tree = tree
    self.optionalMethods = optionalMethods
    overrides = ExtensionOverrides(in: tree, overridden: overridden, optionalMethods: optionalMethods)
    self.index = index
    self.classes = classes
    self.module = module
    converter = SourceLocationConverter(fileName: file.path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// The name of the generated function that registers the file's members in the `RuntimeTable`; `nil` if there are
  /// none.
  var registration: String? {
    registrations.isEmpty || file.registersNothing ? nil : "snugRegister_\(file.mark)"
  }

  /// The name of the type in Snug's UIKit that wraps an `AnyObject` and looks up its subscripts when the program runs.
  static let runtimeObject = "RuntimeObject"

  /// What texts contain that were generated or changed before, and that need Snug's own interface of UIKit.
  private static let generatedNames = ["\(runtimeObject)(", "EmptyValues.", "OwnDocument.", "RuntimeTable.make"]

  /// The names of the file's classes, as extensions write them.
  var classNames: some Sequence<String> { overrides.classes.keys }

  /// Finds everything that changes in the file.
  ///
  /// - Parameter classes: the names of the target's classes.
  /// - Returns: the members that move into these classes.
  func findChanges(classesElsewhere classes: Set<String> = []) -> [MovedOverride] {
    walk(tree)
    return moveOverrides(classesElsewhere: classes)
  }

  /// Adds a member of an extension in another file to its class.
  func add(_ override: MovedOverride) {
    guard let destination = overrides.classes[override.className] else { return }
    insert(override.lines, before: destination.memberBlock.rightBrace)
    importedElsewhere.formUnion(override.imports)
  }

  /// The text that is compiled in the place of the file, after ``findChanges(classesElsewhere:)``.
  func rewritten() -> String {
    var text = "#sourceLocation(file: \(file.path.quoted), line: 1)\n" + file.text.applying(edits)
    text = UnnamedModules(namedIn: tree).imports + text
    let imports = importedElsewhere.union(file.addedImports)
    if !imports.isEmpty {
      text = imports.sorted().map { "import \($0)" }.joined(separator: "; ") + "\n" + text
    }
    if seesUIKit { text = "import Foundation\nimport UIKit\n" + text }
    if registration != nil || needsGeneratedInterface || Self.generatedNames.contains(where: file.text.contains) {
      text = "@_spi(Generated) import UIKit\n" + text
    }
    let generated = registrationFunction + genericValues.joined()
    return generated.isEmpty ? text : text + "\n#sourceLocation()\n" + generated
  }

  /// The function that registers the file's members; empty if there are none.
  private var registrationFunction: String {
    guard let registration else { return "" }
    let statements = registrations.map { "  \($0)\n" }.joined()
    return "@MainActor func \(registration)(_ table: RuntimeTable) {\n\(statements)}\n"
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteEntry(node.attributes, of: node.name.text)
    begin(
      node.name.text, isGeneric: node.genericParameterClause != nil, in: node.memberBlock,
      hasObjCMembers: node.attributes.has("objcMembers"))
    if let inherited = InheritedInitializer(of: node) {
      insert(" \(inherited.text); ", at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
    }
    for method in optionalMethods.additions[node.id] ?? [] {
      insert(
        " \(node.accessOfMembers)\(method); ",
        at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
    }
    if makesEmptyValues, node.genericParameterClause == nil {
      scopes[scopes.count - 1].lines +=
        EmptyValueRegistration(of: node, classes: classes, protocols: index.protocols).statements
    }
    findGenericValue(node)
    if node.inheritanceClause != nil, node.genericParameterClause == nil {
      let names = [node.attributes.attribute("objc")?.objectiveCName, node.name.text].compactMap { $0 }
      for name in names {
        scopes[scopes.count - 1].lines.append(
          "table.add(\(node.name.text).self, named: \(name.quoted), module: \(module.quoted))")
      }
      // Such a class has no initializer without arguments after all.
      let isMade = isMadeByName(node) && !EmptyValueRegistration.isWithdrawn(in: node.memberBlock)
      if isMade { scopes[scopes.count - 1].lines.append("table.addMaker { \(node.name.text)() }") }
      if makesEmptyValues, classes.makesView(node) {
        scopes[scopes.count - 1].lines.append("table.addViewMaker { \(node.name.text)(frame: $0) }")
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { end(node.memberBlock) }

  /// Lets a generic type at the top level of the file make empty values.
  private func findGenericValue(_ node: some DeclGroupSyntax & NamedDeclSyntax) {
    guard makesEmptyValues, scopes.count == 1, functionDepth == 0, !file.registersNothing,
      let value = GenericEmptyValue(of: node, classes: classes, protocols: index.protocols)
    else { return }
    let conditions = PlatformCondition.conditions(around: node)
    genericValues.append(PlatformCondition.lines([value.text], under: conditions).map { "\($0)\n" }.joined())
    needsGeneratedInterface = true
  }

  /// Whether objects of a class may have to be made by the name of the class: for a scene delegate in the Info.plist, a
  /// controller, or another object in a storyboard or xib.
  private func isMadeByName(_ node: ClassDeclSyntax) -> Bool {
    node.inheritanceClause?.inheritedTypes.contains(where: \.isSceneDelegate) ?? false
      || classes.makesController(node.name.text) || classes.makesObject(node.name.text)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteEntry(node.attributes, of: nil)
    begin(node.name.text, isGeneric: node.genericParameterClause != nil, in: node.memberBlock)
    if makesEmptyValues, node.genericParameterClause == nil {
      scopes[scopes.count - 1].lines += EmptyValueRegistration(of: node, protocols: index.protocols).statements
    }
    findGenericValue(node)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { end(node.memberBlock) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteEntry(node.attributes, of: nil)
    begin(node.name.text, isGeneric: node.genericParameterClause != nil, in: node.memberBlock)
    if makesEmptyValues, node.genericParameterClause == nil {
      scopes[scopes.count - 1].lines += EmptyValueRegistration(of: node, protocols: index.protocols).statements
    }
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { end(node.memberBlock) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, isGeneric: node.genericParameterClause != nil, in: node.memberBlock)
    return .visitChildren
  }

  override func visitPost(_ node: ActorDeclSyntax) { end(node.memberBlock) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    begin(
      name,
      isGeneric: node.genericWhereClause != nil || index.genericTypes.contains(name.lastComponent)
        || name.contains("<"),
      in: node.memberBlock, hasObjCMembers: node.attributes.has("objc"))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { end(node.memberBlock) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    // Only classes can conform to an `@objc` protocol, so it gets `AnyObject` instead of the attribute.
    if node.attributes.has("objc") {
      if let inherited = node.inheritanceClause?.inheritedTypes {
        let isForClasses = inherited.contains { ["AnyObject", "class"].contains($0.type.trimmedDescription) }
        if let last = inherited.last, !isForClasses {
          insert(", AnyObject", at: last.endPositionBeforeTrailingTrivia)
        }
      } else {
        insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
      }
      rewriteOptionalMembers(of: node)
    }
    return .visitChildren
  }

  /// Replaces the optional methods of an `@objc` protocol by required ones with a default implementation, in an
  /// extension, that does nothing and returns `nil`.
  private func rewriteOptionalMembers(of node: ProtocolDeclSyntax) {
    var bodies: [String] = []
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        let keyword = method.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) })
      else {
        if let variable = member.decl.as(VariableDeclSyntax.self),
          let keyword = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) })
        {
          report(
            keyword, "optional properties need Objective-C; write a method, or a property with a value in an extension")
        }
        continue
      }
      remove(keyword)
      let result = method.signature.returnClause?.type
      let isOptional = result.map {
        $0.is(OptionalTypeSyntax.self) || $0.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      }
      guard isOptional != false || result?.trimmedDescription == "Void" else {
        report(
          keyword,
          "an optional method that returns \(result?.trimmedDescription ?? "") needs Objective-C; "
            + "return an optional, or drop `optional` and write the method in an extension of the protocol")
        continue
      }
      let body = isOptional == true ? "{ nil }" : "{}"
      bodies.append("func \(method.name.text)\(method.signature.trimmedDescription) \(body)")
    }
    guard !bodies.isEmpty else { return }
    insert(
      "; extension \(node.name.text) { \(bodies.joined(separator: "; ").onOneLine) }",
      at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia)
  }

  fileprivate struct TypeScope {
    var name: String
    /// Whether members can be registered: the type is not generic and not local to a function.
    var canRegister: Bool
    var hasObjCMembers: Bool
    /// The number of `#if` conditions around the type.
    var conditions: Int
    /// The statements that register the type and its members.
    var lines: [String] = []
    /// Statements about what is in an `#if` of the type, with the conditions.
    var conditionalLines: [(line: String, conditions: ArraySlice<String>)] = []

    /// Adds a statement about a member, which counts only if the member is compiled.
    mutating func add(_ line: String, about member: some SyntaxProtocol) {
      let own = PlatformCondition.conditions(around: member).dropFirst(conditions)
      if own.isEmpty { lines.append(line) } else { conditionalLines.append((line, own)) }
    }

    /// The statements that have conditions, on lines of their own.
    var textOfConditionalLines: [String] {
      conditionalLines.flatMap { PlatformCondition.lines([$0.line.onOneLine], under: $0.conditions) }
    }
  }

  private func begin(_ name: String, isGeneric: Bool, in block: MemberBlockSyntax, hasObjCMembers: Bool = false) {
    let canRegister = !isGeneric && functionDepth == 0 && scopes.allSatisfy(\.canRegister)
    scopes.append(
      TypeScope(
        name: name, canRegister: canRegister, hasObjCMembers: hasObjCMembers,
        conditions: PlatformCondition.conditions(around: block).count))
  }

  private func end(_ block: MemberBlockSyntax) {
    let scope = scopes.removeLast()
    let isEmpty = scope.lines.isEmpty && scope.conditionalLines.isEmpty
    guard scope.canRegister, !isEmpty, !file.registersNothing else { return }
    let function = "snugRegister_\(file.mark)_\(registeringTypes)"
    registeringTypes += 1
    let sharesLine =
      !block.members.isEmpty && !block.rightBrace.leadingTrivia.contains { $0.isNewline }
      && !(block.members.last?.trailingTrivia.contains { $0.isNewline } ?? false)
    // A member of a public extension would be public otherwise, and the type of its parameter is not.
    let head = "@MainActor fileprivate static func \(function)(_ table: RuntimeTable) {"
    let statements = scope.lines.joined(separator: "; ").onOneLine
    if scope.conditionalLines.isEmpty {
      insert(
        "\(sharesLine ? "; " : "")\(head) \(statements) } ", at: block.rightBrace.positionAfterSkippingLeadingTrivia)
    } else {
      insert(["\(head) \(statements)"] + scope.textOfConditionalLines + ["}"], before: block.rightBrace)
    }
    if scopes.isEmpty {
      register("\(scope.name).\(function)(table)", around: block)
    } else {
      scopes[scopes.count - 1].add("\(scope.name).\(function)(table)", about: block)
    }
  }

  // MARK: Overrides in extensions

  /// Moves overriding members of extensions into their classes, together with the changes inside these members.
  ///
  /// - Returns: the members whose class is in another file, to be added to that file.
  private func moveOverrides(classesElsewhere classes: Set<String>) -> [MovedOverride] {
    overrides.members.compactMap { member in
      if let destination = overrides.classes[member.className] {
        insert(takeOut(member), before: destination.memberBlock.rightBrace)
      } else if classes.contains(member.className) {
        return MovedOverride(
          lines: takeOut(member), className: member.className,
          imports: ImportedModule.certainNames(in: tree))
      } else {
        report(
          member.declaration,
          "an override in an extension needs Objective-C, unless the class is in the same target; move it into the class"
        )
      }
      return nil
    }
  }

  /// Removes an overriding member from its extension. Returns the lines that declare the member in its class, with its
  /// `#if` conditions and line numbers.
  private func takeOut(_ override: ExtensionOverrides.Member) -> [String] {
    let member = override.declaration
    let range = member.trimmedBytes
    let own = edits.filter { range.contains($0.range.lowerBound) }
    edits.removeAll { range.contains($0.range.lowerBound) }
    let shifted = own.map { $0.inText(from: range.lowerBound) }
    edits.append(Edit(range: range, replacement: ""))
    let lines = [sourceLocation(of: member), override.access + member.trimmedDescription.applying(shifted)]
    return PlatformCondition.lines(lines, under: PlatformCondition.conditions(around: member))
  }

  /// Adds the lines of member declarations to a class, before its closing brace.
  private func insert(_ lines: [String], before brace: TokenSyntax) {
    let lines = lines + [sourceLocation(of: brace)]
    insert("\n" + lines.joined(separator: "\n") + "\n", at: brace.positionAfterSkippingLeadingTrivia)
  }

  private func sourceLocation(of node: some SyntaxProtocol) -> String {
    "#sourceLocation(file: \(file.path.quoted), line: \(node.startLocation(converter: converter).line))"
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let method = MethodDeclaration(node)
    if functionDepth == 0, let scope = scopes.last, let type = EnclosingType(of: node),
      !type.isProtocol, method.isForObjectiveC(in: type) || method.isAskedFor, method.canBeRegistered
    {
      let parameters = method.takesArguments ? "object, arguments" : "object, _"
      scopes[scopes.count - 1].add(
        "table.addMethod(\(method.selector.quoted), of: \(scope.name).self) { \(parameters) in \(method.call) }",
        about: node)
    }
    if optionalMethods.overriding.contains(node.id) {
      insert("override ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia)
    }
    // Core Data would generate the body at run time.
    if node.attributes.has("NSManaged"), node.body == nil {
      insert(" {}", at: node.endPositionBeforeTrailingTrivia)
    }
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    // A storyboard makes a segue by its class, for which Swift needs a required initializer.
    if node.signature.parameterClause.parameters.map(\.firstName.text) == ["identifier", "source", "destination"],
      let keyword = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    {
      replace(keyword, "required")
    }
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = node.attributes.attribute("NSManaged") { keepByKey(node, attribute) }
    guard functionDepth == 0, let scope = scopes.last,
      node.attributes.has(anyOf: ["IBOutlet", "IBInspectable", "objc"]) || scope.hasObjCMembers,
      !node.attributes.has("nonobjc"), !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      scopes[scopes.count - 1].add(
        "table.addProperty(\(name.filter { $0 != "`" }.quoted), of: \(scope.name).self, \\.\(name))", about: node)
      // Only variables can notify observers of changes.
      if node.bindingSpecifier.tokenKind == .keyword(.var),
        node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.dynamic) })
      {
        makeObservable(binding, named: name.filter { $0 != "`" })
      }
    }
    return .visitChildren
  }

  /// Gives `@NSManaged` properties accessors that store their values by key.
  private func keepByKey(_ node: VariableDeclSyntax, _ attribute: AttributeSyntax) {
    for binding in node.bindings {
      guard let property = ManagedProperty(binding) else {
        report(attribute, "@NSManaged needs a property with a stated type and without accessors of its own")
        continue
      }
      insert(property.accessors, at: binding.endPositionBeforeTrailingTrivia)
    }
  }

  /// Makes a `dynamic` property notify key-value observers when it is set, as the Objective-C runtime does.
  private func makeObservable(_ property: PatternBindingSyntax, named name: String) {
    let call = "RuntimeTable.propertyWasSet(\(name.quoted), of: self)"
    guard let block = property.accessorBlock else {
      return insert(" { didSet { \(call) } }", at: property.endPositionBeforeTrailingTrivia)
    }
    // A computed property with only a getter needs no notification.
    guard case .accessors(let accessors) = block.accessors else { return }
    let setter = accessors.first { ["didSet", "set"].contains($0.accessorSpecifier.text) }
    if let body = setter?.body {
      insert(" defer { \(call) };", at: body.leftBrace.endPositionBeforeTrailingTrivia)
    } else if accessors.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      insert(" didSet { \(call) } ", at: block.rightBrace.positionAfterSkippingLeadingTrivia)
    }
  }

  // MARK: Attributes and modifiers

  private static let removedAttributes: Set<String> = [
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "objc", "objcMembers",
    "nonobjc", "NSManaged", "main", "UIApplicationMain", "NSCopying",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard Self.removedAttributes.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
    remove(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) { remove(node) }
    return .visitChildren
  }

  private func rewriteEntry(_ attributes: AttributeListSyntax, of className: String?) {
    guard let attribute = attributes.attribute("main") ?? attributes.attribute("UIApplicationMain") else { return }
    if let className {
      applicationDelegate = className
    } else {
      report(attribute, "@main marks a class that is the application's delegate; apps of SwiftUI do not run here")
    }
  }

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let preview = PreviewMacro(node) { return rewrite(preview) }
    return .visitChildren
  }

  /// Replaces a preview macro by a function that returns a `CodeScreen`, and registers the function. The preview of a view
  /// of SwiftUI, which nothing here can draw, becomes an empty function.
  private func rewrite(_ preview: PreviewMacro) -> SyntaxVisitorContinueKind {
    let line = preview.node.startLocation(converter: converter).line
    let function = "snugPreview_\(file.mark)_\(preview.range.lowerBound)"
    if showsSwiftUI(preview) {
      edits.append(Edit(range: preview.range, replacement: "private func \(function)() "))
      edits.append(Edit(range: preview.content, replacement: ""))
      return .skipChildren
    }
    let head =
      "@MainActor private func \(function)() -> CodeScreen { CodeScreen(name: \(name(of: preview).quoted), "
      + "file: \(file.path.quoted), line: \(line), traits: [\(preview.traits.onOneLine)]) "
    edits.append(Edit(range: preview.range, replacement: head))
    insert(" }", at: preview.body.endPositionBeforeTrailingTrivia)
    register("table.add(\(function)())", around: preview.node)
    return .visitChildren
  }

  /// Whether a preview shows a view of SwiftUI: its file imports SwiftUI and not UIKit, or it imports both and the content is
  /// left out, because it is no content for UIKit.
  private func showsSwiftUI(_ preview: PreviewMacro) -> Bool {
    guard importedModules.contains("SwiftUI") else { return false }
    return !importedModules.contains("UIKit") || preview.isEmpty
  }

  private lazy var importedModules = ImportedModule.names(in: tree)

  /// A name for a preview that is unique in the file: the preview's own name or the file's name, with a number if
  /// needed.
  private func name(of preview: PreviewMacro) -> String {
    let name = preview.name ?? file.baseName
    var candidate = name
    var number = 2
    while !previewNames.insert(candidate).inserted {
      candidate = "\(name) \(number)"
      number += 1
    }
    return candidate
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let preview = PreviewMacro(node) { return rewrite(preview) }
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "colorLiteral": replace(node, "UIColor\(text(of: node))")
    case "imageLiteral":
      let name = node.arguments.first?.expression.trimmedDescription ?? "\"\""
      replace(node, "(UIImage(named: \(name)) ?? UIImage())")
    case "fileLiteral": report(node, "file literals are not here; write Bundle.main.url(forResource:withExtension:)")
    default: return .visitChildren
    }
    return .skipChildren
  }

  private func text(of node: MacroExpansionExprSyntax) -> String { "(\(node.arguments.trimmedDescription))" }

  private func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var expression = argument.expression
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first { expression = first }
    if let coerced = expression.as(AsExprSyntax.self) { expression = coerced.expression }
    guard let name = MemberName(expression) else {
      report(node, "the method that #selector names is not understood; write Selector(\"name:\")")
      return
    }
    let selector: String?
    switch argument.label?.text {
    case "getter": selector = name.base
    case "setter": selector = SelectorName.setter(name.base)
    default:
      selector = index.selector(name.base, labels: name.labels, type: name.type ?? scopes.last?.name.lastComponent)
    }
    guard let selector else {
      report(node, "several methods are called \(name.base); write its argument labels: #selector(\(name.base)(_:))")
      return
    }
    replace(node, "Selector(\(selector.quoted))")
  }

  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let path = node.arguments.first?.expression.trimmedDescription else { return }
    var parts = path.split(separator: ".").map(String.init)
    while let first = parts.first, first == "self" || first.first?.isUppercase == true, parts.count > 1 {
      parts.removeFirst()
    }
    replace(node, parts.joined(separator: ".").quoted)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // Optional methods of protocols have default implementations here, so the second question mark in
    // `delegate?.didEnd?(self)` is removed.
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self),
      index.isOptionalMember(member.declName.baseName.text)
    {
      remove(chain.questionMark)
    }
    rewriteInheritedInitializer(node)
    rewriteInitializerOfControllers(node)
    rewritePostponedWork(node)
    removeEntryCall(node)
    return .visitChildren
  }

  /// Replaces `mutableString` of attributed strings, whose changes damage the attributes with Foundation on Linux, the
  /// version of this machine's system by that of the simulated device, and names of the module Darwin.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // Foundation re-exports the functions of C on Linux.
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
      replace(base, "Foundation")
    }
    if node.declName.baseName.text == "operatingSystemVersion", node.base != nil {
      replace(node.declName, "simulatedOperatingSystemVersion")
      needsGeneratedInterface = true
    }
    if node.declName.baseName.text == "mutableString", let base = node.base?.trimmedDescription, base != "self" {
      replace(node.declName, "trackedString")
      if let call = node.parent?.as(MemberAccessExprSyntax.self), call.declName.baseName.text == "replaceOccurrences" {
        replace(call.declName.baseName, "replaceEachOccurrence")
      }
      needsGeneratedInterface = true
    }
    return .visitChildren
  }

  /// Removes the call of a `main.swift` that starts the app. The generated entry point replaces it.
  private func removeEntryCall(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == EntryCall.name,
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return }
    remove(node)
  }

  /// Lets UIKit perform what code delays in the main queue or by timers, so that a picture need not wait for it.
  private func rewritePostponedWork(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let label = node.arguments.first?.label?.text
    else { return }
    switch (base.trimmedDescription, member.declName.baseName.text, label) {
    case ("DispatchQueue.main", "asyncAfter", "deadline"), ("Timer", "scheduledTimer", "withTimeInterval"),
      ("Timer", "scheduledTimer", "timeInterval"):
      replace(base, Self.postponedWork)
      needsGeneratedInterface = true
    default: break
    }
  }

  /// The object of Snug's UIKit that performs closures with a delay, and timers.
  private static let postponedWork = "PostponedWork.shared"

  /// Asks for the version of the simulated device, because Swift takes all versions of iOS for available on Linux.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if let condition = SystemCondition(node) {
      replace(node, condition.text)
      needsGeneratedInterface = true
    }
    return .skipChildren
  }

  /// Gives calls such as `Timer()` the arguments of an object that does nothing or is empty. On Apple's systems, these
  /// classes inherit an initializer without arguments from `NSObject`; here they do not.
  private func rewriteInheritedInitializer(_ node: FunctionCallExprSyntax) {
    if node.arguments.isEmpty, node.calledExpression.trimmedDescription == "ProcessInfo" {
      return replace(node, "ProcessInfo.processInfo")
    }
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.rightParen,
      let arguments = Self.emptyArguments[node.calledExpression.trimmedDescription]
    else { return }
    insert(arguments, at: parenthesis.positionAfterSkippingLeadingTrivia)
  }

  /// Gives `super.init()` in a controller the arguments of the designated initializer. On Apple's systems the call reaches
  /// `NSObject`'s initializer; here, it would compile and not link.
  private func rewriteInitializerOfControllers(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.rightParen,
      node.calledExpression.trimmedDescription == "super.init", let scope = scopes.last,
      classes.callsInitializerOfControllers(scope.name)
    else { return }
    insert("nibName: nil, bundle: nil", at: parenthesis.positionAfterSkippingLeadingTrivia)
  }

  /// The arguments for classes of Foundation that have no initializer without arguments on Linux.
  private static let emptyArguments = [
    "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
    "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
  ]

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let imported = ImportedModule(node)
    if let kind = node.importKindSpecifier, imported.isWhole { remove(kind) }
    if let path = imported.path { replace(node.path, path) }
    return .skipChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { edits += PlatformCondition.edits(in: condition) }
    // What is not compiled on iOS cannot be registered either.
    let clauses = node.parent?.parent?.as(IfConfigDeclSyntax.self).map(PlatformCondition.possibleClauses)
    return clauses?.contains { $0.id == node.id } == false ? .skipChildren : .visitChildren
  }

  /// Adds a statement that registers a member in the `RuntimeTable`, within the `#if` conditions around its
  /// declaration.
  private func register(_ statement: String, around node: some SyntaxProtocol) {
    registrations += PlatformCondition.lines([statement], under: PlatformCondition.conditions(around: node))
  }

  // MARK: Edits

  private func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(inserting: text, at: position.utf8Offset))
  }

  private func replace(_ node: some SyntaxProtocol, _ text: String) {
    edits.append(Edit(replacing: node, by: text))
  }

  private func remove(_ node: some SyntaxProtocol) { replace(node, "") }

  private func report(_ node: some SyntaxProtocol, _ message: String) {
    let location = node.startLocation(converter: converter)
    problems.append(Problem(path: file.path, line: location.line, column: location.column, message: message))
  }
}

extension InheritedTypeSyntax {
  /// Whether the inherited type is the protocol of scene delegates.
  fileprivate var isSceneDelegate: Bool {
    ["UIWindowSceneDelegate", "UISceneDelegate"].contains(type.trimmedDescription)
  }
}
