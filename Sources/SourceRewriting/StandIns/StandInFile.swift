import SwiftSyntax

/// Generates the file with stand-in declarations for names that nothing declares. The declarations are made so that the
/// uses of the names in the sources compile.
///
/// A stand-in function takes any arguments, never calls closures, and returns a value that has any member
/// (``StandInValue``). If the context needs a value of another type, it returns an empty value of that type; if the
/// type has none, it traps.
///
/// ``MissingNames`` lists the names, ``NameUses`` and ``CallShape`` describe how the sources use them, and
/// ``StandInTypes`` declares types. Stand-in types are public, because public declarations of the sources, or other
/// modules, may use them.
struct StandInFile {
  private let names: [MissingName]
  private let types: StandInTypes
  private let uses: NameUses
  private let module: String
  private let sharedModules: [String]
  private let protocolsWithObjects: [String]

  /// - Parameters:
  ///   - names: the names for which stand-ins are declared.
  ///   - trees: the sources that use the names.
  ///   - supertypes: what stand-in types have to be derived from or conform to, by the names of the types.
  ///   - module: the module of the sources.
  ///   - sharedModules: the other modules whose stand-in types the sources may use.
  ///   - protocolsWithObjects: the stand-in protocols that the sources declare, with the class of the objects that replace
  ///     missing values.
  init(
    _ names: [MissingName], usedIn trees: [SourceFileSyntax], supertypes: [String: Set<String>] = [:],
    module: String = "App", sharedModules: Set<String> = [], protocolsWithObjects: [String] = []
  ) {
    self.names = names
    self.module = module
    self.sharedModules = sharedModules.sorted()
    self.protocolsWithObjects = protocolsWithObjects
    uses = NameUses(trees)
    types = StandInTypes(
      names.filter { $0.kind == .type }.map(\.name), usedIn: trees, calls: uses, supertypes: supertypes)
  }

  /// The names of the generated classes, which storyboards and xibs may use as custom classes.
  var classes: [String] { types.classes }

  /// The text of the file.
  var text: String {
    var lines = sharedModules.map { "import \($0)" }
    lines += ["import Foundation", "@_spi(Generated) import UIKit"]
    lines += frameworks.map { "import \($0)" }
    lines += ["", StandInValue.text] + StandInValue.names(in: module) + [types.text, types.emptyObjects]
    lines.append(StandInTypes.emptyValues(of: types.protocolsWithObjects + protocolsWithObjects))
    let (typedMembers, implicitInitializers) = (typedMembers, implicitInitializers)
    for suffix in [""] + sharedModules.map(StandInValue.suffix(of:)) {
      lines += ["extension \(StandInValue.protocolName)\(suffix) {"] + typedMembers + ["}"]
      lines += ["extension \(StandInValue.objectProtocolName)\(suffix) {"] + implicitInitializers + ["}"]
    }
    for name in names { lines += declarations(of: name).map { "\($0)  // \(name)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The declarations of the names alone, without the code that every file of stand-ins has.
  var surface: String {
    ([types.text, types.emptyObjects] + names.flatMap { declarations(of: $0) }).joined(separator: "\n") + "\n"
  }

  /// The modules whose protocols the stand-ins extend or conform to.
  var frameworks: [String] {
    let views: Set<FrameworkProtocol> = names.contains { $0.type == Self.anyView } ? [.view] : []
    return Set(types.frameworkProtocols.union(views).compactMap(\.module)).sorted()
  }

  /// The methods that are called with untyped closures or implicit members. They need declared parameters, because a member
  /// that takes arguments of any type does not give the arguments a type.
  private var typedMembers: [String] {
    uses.uses.sorted { $0.key < $1.key }.filter { name, use in
      name.first?.isLowercase == true && name != "init" && use.calls.contains(where: \.needsTypes)
    }.flatMap(functions).map { "  \($0)" }
  }

  /// The initializers that are called as `.init(label: …)`, of which the type is not known.
  private var implicitInitializers: [String] {
    uses.implicitInitializers.filter { $0.arguments.contains { $0.label != nil } }.parameters.map {
      "  init\($0.clauses()) { self = Self.snugEmpty() as! Self }"
    }
  }

  /// The name whose stand-in a line of the generated file declares, read from the comment at its end; `nil` for other
  /// lines.
  static func name(markedIn line: Substring) -> MissingName? {
    line.firstRange(of: "  // ").flatMap { MissingName(description: String(line[$0.upperBound...])) }
  }

  // MARK: Globals and members

  private func declarations(of missing: MissingName) -> [String] {
    let use = uses.uses[missing.name] ?? NameUses.Use()
    switch missing.kind {
    case .type: return []
    case .infixOperator: return infixOperator(missing.name)
    case .standInOperator: return StandInOperator(missing.name)?.declarations ?? []
    case .global: return members(missing.name, use)
    case .member where missing.type == Self.anyView: return viewModifiers(missing.name, use)
    case .member:
      let members = loader(missing.name).map { [$0] } ?? members(missing.name, use)
      return members.map { Self.publicMember($0, of: missing.type) }
    case .initializer: return initializer(missing)
    case .staticMember where types.isNested(missing.name, in: missing.type):
      return ["extension \(missing.type) { \(types.nestedType(missing.name)) }"]
    case .staticMember:
      let use = uses.uses(ofStatic: missing.name, in: missing.type)
      return staticMembers(missing.name, use, of: missing.type).map { Self.publicMember($0, of: missing.type) }
    }
  }

  /// An extension with a declaration of a public member. The member is marked, not the extension, because an extension of
  /// an internal type cannot be public. Attributes stand before the mark.
  private static func publicMember(_ declaration: String, of type: String) -> String {
    let attribute = declaration.hasPrefix(discardableResult) ? discardableResult : ""
    return "extension \(type) { \(attribute)public \(declaration.dropFirst(attribute.count)) }"
  }

  private static let discardableResult = "@discardableResult "

  private func members(_ name: String, _ use: NameUses.Use) -> [String] {
    if use.isAssigned, !use.isRead, use.calls.isEmpty {
      return ["var \(name.asIdentifier): Any? { get { nil } set {} }"]
    }
    if use.calls.contains(where: \.needsTypes) { return functions(name, use) }
    return ["var \(name.asIdentifier): \(StandInValue.name) { get { \(StandInValue.name)() } set {} }"]
  }

  /// The name of the protocol of SwiftUI's views.
  static let anyView = FrameworkProtocol.view.rawValue

  /// The declarations of a method that changes a view of SwiftUI. It returns the view as it is.
  private func viewModifiers(_ name: String, _ use: NameUses.Use) -> [String] {
    use.calls.parameters.map {
      "extension \(Self.anyView) { public func \(name.asIdentifier)\($0.clauses()) -> some \(Self.anyView) { self } }"
    }
  }

  private func infixOperator(_ name: String) -> [String] {
    [
      "infix operator \(name)",
      "@discardableResult public func \(name) <L, R>(left: L, right: R) -> \(StandInValue.name) { \(StandInValue.name)() }",
      "public func \(name) <L, R, T>(left: L, right: R) -> T { \(StandInValue.function)() }",
    ]
  }

  /// The declaration of a member that by its name loads the xib of its object's class, such as `loadNibContent()`; `nil`
  /// for other names.
  private func loader(_ name: String) -> String? {
    guard MissingName.loadsNib(name) else { return nil }
    return
      "var \(name.asIdentifier): \(StandInValue.name) { OwnDocument.load(into: self); return \(StandInValue.name)() }"
  }

  /// The declarations of a static member. Its value has the type that declares it, as in `UIColor.brand`. A member that
  /// is used both as a value and as a function without arguments has any member and can be called.
  private func staticMembers(_ name: String, _ use: NameUses.Use, of type: String) -> [String] {
    if use.isValueAndFunction {
      return ["static var \(name.asIdentifier): \(StandInValue.name) { get { \(StandInValue.name)() } set {} }"]
    }
    var members = use.calls.parameters.map {
      "static func \(name.asIdentifier)\($0.clauses()) -> \(type) { \(StandInValue.function)() }"
    }
    if use.isRead || use.calls.isEmpty {
      members.append("static var \(name.asIdentifier): \(type) { get { \(StandInValue.function)() } set {} }")
    }
    return members
  }

  /// The declaration of an initializer. It stands in the extension of a protocol of its own, because there it can have any
  /// value of the type, whether that is a class or not. It applies only where no other initializer does.
  private func initializer(_ missing: MissingName) -> [String] {
    let calls = uses.uses[missing.type.lastComponent]?.calls.filter { $0.labels == missing.name } ?? []
    let name =
      "SnugInitializer_\("\(missing.type) \(missing.name)".map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined())"
    return calls.parameters.prefix(1).map {
      "public protocol \(name) {}; extension \(missing.type): \(name) {}; extension \(name) { "
        + "@_disfavoredOverload public init\($0.clauses()) { self = \(StandInValue.function)() } }"
    }
  }

  private func functions(_ name: String, _ use: NameUses.Use) -> [String] {
    use.calls.parameters.flatMap {
      [
        "\(Self.discardableResult)func \(name.asIdentifier)\($0.clauses()) -> \(StandInValue.name) { \(StandInValue.name)() }",
        "func \(name.asIdentifier)\($0.clauses(and: "T")) -> T { \(StandInValue.function)() }",
      ]
    }
  }
}

extension String {
  /// The name in backticks, so that it can be declared even if it is a keyword.
  var asIdentifier: String { "`\(self)`" }
}

extension CallShape {
  /// The parameter clause of a function that can be called with some arguments.
  struct Parameters: Hashable, Comparable {
    /// The generic parameters.
    var generics: [String]
    /// The parameters, with commas.
    var list: String

    /// The generic parameters and the parameters as text, to put after the name of a function.
    ///
    /// - Parameter result: the name of an additional generic parameter, for the result; `nil` for none.
    func clauses(and result: String? = nil) -> String {
      let all = generics + (result.map { [$0] } ?? [])
      return (all.isEmpty ? "" : "<\(all.joined(separator: ", "))>") + "(\(list))"
    }

    static func < (one: Parameters, other: Parameters) -> Bool { one.list < other.list }
  }

  var parameters: Parameters {
    var generics: [String] = []
    let list = arguments.enumerated().map { index, argument in
      var type: String
      switch argument.kind {
      case .value: type = "Any?"
      case .implicitMember: type = "\(StandInValue.name)?"
      case .inoutValue:
        generics.append("V\(index)")
        type = "inout V\(index)"
      case .closure(let count, let areTyped):
        let inputs = (0..<count).map { areTyped ? "P\(index)_\($0)" : StandInValue.name }
        if areTyped { generics += inputs }
        generics.append("R\(index)")
        type = "((\(inputs.joined(separator: ", "))) throws -> R\(index))?"
      }
      return "\(argument.label ?? "_") p\(index): \(type)"
    }
    return Parameters(generics: generics, list: list.joined(separator: ", "))
  }
}

extension Sequence<CallShape> {
  /// The different parameter clauses of functions that accept the calls in this sequence, in a fixed order.
  var parameters: [CallShape.Parameters] { Set(map(\.parameters)).sorted() }
}
