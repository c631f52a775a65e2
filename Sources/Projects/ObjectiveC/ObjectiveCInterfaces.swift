import Foundation

/// The declarations in the Objective-C headers of a checkout.
///
/// They are read from the syntax tree that clang prints as JSON (``ObjectiveCHeaders/clangArguments``). Declarations of
/// the generated header that replaces Apple's frameworks are left out.
public struct ObjectiveCInterfaces {
  /// The classes that the checkout declares, including the members of their categories, in the order of the headers.
  private(set) var classes: [ObjectiveCContainer] = []
  /// The categories of classes that the checkout does not declare. All categories of a class are combined into one.
  private(set) var categories: [ObjectiveCContainer] = []
  private(set) var protocols: [ObjectiveCContainer] = []
  private(set) var enumerations: [ObjectiveCEnumeration] = []
  private(set) var functions: [ObjectiveCFunction] = []
  var variables: [ObjectiveCVariable] = []
  private(set) var structures: [ObjectiveCStructure] = []
  /// All `typedef`s by their names, including those of the generated header that replaces Apple's frameworks.
  private(set) var aliases: [String: ObjectiveCAlias] = [:]
  /// The names of the `typedef`s in headers of the checkout, in the order of the headers.
  private(set) var ownAliases: [String] = []
  /// The names of all classes, including those of frameworks and those that are only announced by `@class`.
  private(set) var classNames: Set<String> = []
  private(set) var protocolNames: Set<String> = []

  /// The indices of enumerations by the identifiers that clang's output has for declarations.
  private var enumerationIndices: [String: Int] = [:]
  private var enumerationPlaces: [String: Int] = [:]
  private var structureIndices: [String: Int] = [:]

  /// The declarations that were read so far, as in `class Note`, so that a repeated declaration is ignored.
  private var known: Set<String> = []

  /// Makes a value without declarations.
  init() {}

  /// - Parameter syntaxTree: the JSON that clang prints.
  /// - Throws: ``ObjectiveCError`` if the data is not JSON or is too large.
  public init(syntaxTree: Data) throws(ObjectiveCError) {
    for (node, file) in try SyntaxTree(syntaxTree).declarations where !node.has("isImplicit") {
      read(node, isOwn: ObjectiveCHeaders.isOwn(file))
    }
    mergeCategories()
  }

  private mutating func read(_ node: SyntaxNode, isOwn: Bool) {
    switch node.kind {
    case "ObjCInterfaceDecl":
      if let name = node.name { classNames.insert(name) }
      if isOwn { readClass(node) }
    case "ObjCProtocolDecl":
      if let name = node.name { protocolNames.insert(name) }
      if isOwn { readProtocol(node) }
    case "TypedefDecl": readAlias(node, isOwn: isOwn)
    case _ where !isOwn: break
    case "ObjCCategoryDecl":
      if let name = node.node("interface")?.name { categories.append(container(node, named: name)) }
    case "EnumDecl": readEnumeration(node)
    case "RecordDecl": readStructure(node)
    case "FunctionDecl": readFunction(node)
    case "VarDecl": readVariable(node)
    default: break
    }
  }

  // MARK: Classes and protocols

  private mutating func readClass(_ node: SyntaxNode) {
    guard let name = node.name, node.isDefinition, known.insert("class \(name)").inserted else { return }
    var read = container(node, named: name)
    read.superclass = node.node("super")?.name
    read.typeParameters = node.inner.filter { $0.kind == "ObjCTypeParamDecl" }.compactMap(\.name)
    classes.append(read)
  }

  private mutating func readProtocol(_ node: SyntaxNode) {
    guard let name = node.name, node.isDefinition, known.insert("protocol \(name)").inserted else { return }
    protocols.append(container(node, named: name))
  }

  private func container(_ node: SyntaxNode, named name: String) -> ObjectiveCContainer {
    var read = ObjectiveCContainer(name: name)
    read.protocols = node.nodes("protocols").compactMap(\.name)
    read.attributes = node.attributes
    var isOptional = false
    for member in node.inner.prefix(ObjectiveCContainer.mostMembers) where !member.has("isImplicit") {
      if member.kind == "ObjCPropertyDecl", let property = Self.property(member) {
        read.properties.append(property)
      } else if member.kind == "ObjCMethodDecl" {
        switch member["name"] {
        case ObjectiveCHeaders.optionalMark: isOptional = true
        case ObjectiveCHeaders.requiredMark: isOptional = false
        default:
          if var method = Self.method(member) {
            method.isOptional = isOptional
            read.methods.append(method)
          }
        }
      }
    }
    return read
  }

  private static func property(_ node: SyntaxNode) -> ObjectiveCProperty? {
    guard let name = node.name, let type = node.type() else { return nil }
    var property = ObjectiveCProperty(name: name, type: type)
    property.isReadOnly = node.has("readonly")
    property.isOfClass = node.has("class")
    property.isWeak = node.has("weak")
    property.isOptional = node["control"] == "optional"
    property.getter = node.node("getter")?.name
    property.attributes = node.attributes
    return property
  }

  private static func method(_ node: SyntaxNode) -> ObjectiveCMethod? {
    guard let selector = node["name"], let result = node.type("returnType"),
      selector.split(separator: ":").allSatisfy({ SwiftText.isIdentifier(String($0)) })
    else { return nil }
    var method = ObjectiveCMethod(selector: selector, result: result)
    method.isInstance = node.has("instance")
    method.isVariadic = node.has("variadic")
    method.attributes = node.attributes
    method.isDesignated = node.inner.contains { $0.kind == "ObjCDesignatedInitializerAttr" }
    guard let parameters = parameters(of: node) else { return nil }
    method.parameters = parameters
    return method.pieces.count == max(parameters.count + 1, selector.contains(":") ? 2 : 1) ? method : nil
  }

  private static func parameters(of node: SyntaxNode) -> [ObjectiveCMethod.Parameter]? {
    var parameters: [ObjectiveCMethod.Parameter] = []
    for parameter in node.inner where parameter.kind == "ParmVarDecl" {
      guard let type = parameter.type() else { return nil }
      let isNoEscape = parameter.inner.contains { $0.kind == "NoEscapeAttr" }
      parameters.append(.init(name: parameter.name ?? "", type: type, isNoEscape: isNoEscape))
    }
    return parameters
  }

  /// Adds the members of categories to their classes if the checkout declares the class, and combines the other
  /// categories by class.
  private mutating func mergeCategories() {
    var others: [ObjectiveCContainer] = []
    let places = Dictionary(zip(classes.map(\.name), classes.indices)) { first, _ in first }
    var otherPlaces: [String: Int] = [:]
    for category in categories {
      if let index = places[category.name] {
        classes[index].add(category)
      } else if let index = otherPlaces[category.name] {
        others[index].add(category)
      } else {
        otherPlaces[category.name] = others.count
        others.append(category)
      }
    }
    categories = others
  }

  // MARK: Types of C

  private mutating func readAlias(_ node: SyntaxNode, isOwn: Bool) {
    guard let name = node.name, let type = node.type() else { return }
    var alias = ObjectiveCAlias(name: name, type: type)
    alias.isOwnType = node.inner.contains { $0.kind == "SwiftNewTypeAttr" }
    alias.attributes = node.attributes
    aliases[name] = alias
    guard isOwn else { return }
    // An anonymous enumeration or structure gets the name of its `typedef`.
    let tag = node.first(["ElaboratedType", "EnumType", "RecordType"]).flatMap {
      ($0.node("ownedTagDecl") ?? $0.node("decl"))?["id"]
    }
    if let index = tag.flatMap({ enumerationIndices[$0] }) {
      if enumerations[index].name.isEmpty { enumerations[index].name = name }
      if enumerations[index].name == name { aliases[name] = nil }
    } else if let index = tag.flatMap({ structureIndices[$0] }) {
      if structures[index].name.isEmpty { structures[index].name = name }
      if structures[index].name == name { aliases[name] = nil }
    }
    if let alias = aliases[name], alias.type.name != name { ownAliases.append(name) }
  }

  private mutating func readEnumeration(_ node: SyntaxNode) {
    var read = ObjectiveCEnumeration(name: node.name ?? "")
    read.rawType = node.type("fixedUnderlyingType")
    read.attributes = node.attributes
    for child in node.inner {
      switch child.kind {
      case "FlagEnumAttr": read.kind = .options
      case "EnumExtensibilityAttr": if read.kind == .number { read.kind = .cases }
      case "EnumConstantDecl":
        guard let name = child.name else { continue }
        read.constants.append(
          .init(name: name, value: child.first(["ConstantExpr"])?["value"], attributes: child.attributes))
      default: break
      }
    }
    if !read.name.isEmpty, let index = enumerationPlaces[read.name] {
      if !read.constants.isEmpty { enumerations[index] = read }
      if let id = node["id"] { enumerationIndices[id] = index }
      return
    }
    if let id = node["id"] { enumerationIndices[id] = enumerations.count }
    enumerationPlaces[read.name] = enumerations.count
    enumerations.append(read)
  }

  private mutating func readStructure(_ node: SyntaxNode) {
    guard node["tagUsed"] == "struct", node.has("completeDefinition") else { return }
    var read = ObjectiveCStructure(name: node.name ?? "")
    read.attributes = node.attributes
    for field in node.inner where field.kind == "FieldDecl" {
      // A field whose type cannot be read is left out. That is harmless, since no Objective-C code uses the memory of
      // the structure.
      if let name = field.name, let type = field.type() { read.fields.append(.init(name: name, type: type)) }
    }
    if let id = node["id"] { structureIndices[id] = structures.count }
    structures.append(read)
  }

  private mutating func readFunction(_ node: SyntaxNode) {
    guard let name = node.name, case .function(let result, _)? = node.type()?.form,
      let parameters = Self.parameters(of: node), known.insert("function \(name)").inserted
    else { return }
    functions.append(
      ObjectiveCFunction(
        name: name, result: result, parameters: parameters, isVariadic: node.has("variadic"),
        attributes: node.attributes))
  }

  private mutating func readVariable(_ node: SyntaxNode) {
    guard let name = node.name, let type = node.type(), known.insert("variable \(name)").inserted else { return }
    let literal = node.first(["IntegerLiteral", "FloatingLiteral"])?["value"]
    variables.append(ObjectiveCVariable(name: name, type: type, number: literal, attributes: node.attributes))
  }
}
