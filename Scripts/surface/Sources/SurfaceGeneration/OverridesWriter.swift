import SwiftSyntax

/// Writes subclasses that override every open member of UIKit's open classes, as a client outside of the module does.
///
/// Left out are generic and deprecated classes, and classes of values that claim to be `Sendable`: apps use and don't subclass these.
struct OverridesWriter {
  /// The written file.
  private(set) var text = ""
  /// Members whose types cannot be told.
  private(set) var problems: [Problem] = []

  private var classes: [String: (declaration: ClassDeclSyntax, file: SwiftFile)] = [:]
  /// The stated types of constants of types, by names such as `UITableView.automaticDimension`.
  private var constants: [String: String] = [:]

  /// Overrides what the files of a module declare.
  init(_ sources: [SwiftFile]) {
    for file in sources { collect(file) }
    let bodies = classes.keys.sorted().filter(isSubclassed).map { name in (name, overrides(of: name)) }
    let subclasses = bodies.filter { !$0.1.isEmpty }.map { name, members in
      "class Overriding\(name): \(name) {\n" + members.map { "  \($0)\n" }.joined() + "}\n"
    }
    let count = bodies.map(\.1.count).reduce(0, +)
    text =
      "// Made by `make surface`; don't edit. What apps can override, overridden outside of the module:\n"
      + "// \(count) members of \(subclasses.count) classes.\n// swift-format-ignore-file\n\nimport UIKit\n\n"
      + subclasses.joined(separator: "\n")
  }

  private mutating func collect(_ file: SwiftFile) {
    for item in file.tree.statements {
      guard case .decl(let declaration) = item.item,
        let group = declaration.asProtocol((any DeclGroupSyntax).self)
      else { continue }
      let owner = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? declaration.name
      for member in group.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self), member.decl.modifiers.contains("static") else {
          continue
        }
        for binding in variable.bindings {
          constants["\(owner).\(binding.pattern.trimmedDescription)"] = binding.typeAnnotation?.type.trimmedDescription
        }
      }
      guard let type = declaration.as(ClassDeclSyntax.self), declaration.modifiers.contains("open") else { continue }
      classes[type.name.text] = (type, file)
    }
  }

  /// Whether apps subclass a class.
  private func isSubclassed(_ name: String) -> Bool {
    guard let type = classes[name]?.declaration else { return true }
    let isDeprecated = type.attributes.trimmedDescription.contains("deprecated")
    guard type.genericParameterClause == nil, !isDeprecated else { return false }
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return inherited.allSatisfy { !$0.contains("Sendable") && isSubclassed($0) }
  }

  private mutating func overrides(of name: String) -> [String] {
    guard let (type, file) = classes[name] else { return [] }
    var members: [String: String] = [:]
    for member in type.memberBlock.members where member.decl.modifiers.contains("open") {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        members[function.signatureText] = function.override
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          let property = binding.pattern.trimmedDescription
          guard let type = self.type(of: binding) else {
            problems.append(file.problem("“\(name).\(property)” does not state its type: state it", at: member.decl))
            continue
          }
          members[property] = variable.override(of: property, type: type, accessors: binding.accessorBlock)
        }
      }
    }
    return members.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The type of a property, also if only its value says it.
  private func type(of binding: PatternBindingSyntax) -> String? {
    if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
    guard let value = binding.initializer?.value else { return nil }
    switch value.kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .memberAccessExpr:
      if let stated = constants[value.trimmedDescription] { return stated }
      return value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    case .functionCallExpr:
      guard let name = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else { return nil }
      return name.first?.isUppercase == true && !name.contains("(") ? name : nil
    default: return nil
    }
  }
}

extension FunctionDeclSyntax {
  /// The name with labels and types, which distinguishes overloads.
  fileprivate var signatureText: String {
    let parameters = signature.parameterClause.parameters.map { "\($0.firstName.text):\($0.type)" }
    return "\(name.text)(\(parameters.joined(separator: ",")))\(signature.effectSpecifiers?.trimmedDescription ?? "")"
  }

  /// An override that only calls the superclass.
  fileprivate var override: String {
    let parameters = signature.parameterClause.parameters
    let clause = parameters.map { parameter in
      var parameter = parameter.trimmed
      parameter.defaultValue = nil
      parameter.trailingComma = nil
      return parameter.trimmedDescription
    }
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + (parameter.secondName ?? parameter.firstName).text
    }
    let effects = signature.effectSpecifiers?.trimmedDescription ?? ""
    let result = signature.returnClause?.trimmedDescription
    let calls = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let head = [
      "func \(name.text)\(genericParameterClause?.trimmedDescription ?? "")(\(clause.joined(separator: ", ")))"
    ]
    let rest = [effects, result ?? "", genericWhereClause?.trimmedDescription ?? ""].filter { !$0.isEmpty }
    let isIgnored = attributes.trimmedDescription.contains("@discardableResult")
    return (isIgnored ? "@discardableResult " : "") + DeclSyntax(self).overrideModifiers
      + (head + rest).joined(separator: " ")
      + " { \(calls)super.\(name.text)(\(arguments.joined(separator: ", "))) }"
  }
}

extension VariableDeclSyntax {
  /// An override that only gets and sets the superclass's property.
  fileprivate func override(of name: String, type: String, accessors: AccessorBlockSyntax?) -> String {
    // Tests are in the package, and can set what only it may set.
    let isRestricted = modifiers.contains { $0.detail?.detail.text == "set" && $0.name.text != "package" }
    let head = "\(DeclSyntax(self).overrideModifiers)var \(name): \(type)"
    guard !isRestricted, accessors?.allowsSetting ?? true else { return "\(head) { super.\(name) }" }
    return "\(head) { get { super.\(name) } set { super.\(name) = newValue } }"
  }
}

extension AccessorBlockSyntax {
  fileprivate var allowsSetting: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}

extension DeclSyntax {
  /// `override`, and what the override has to repeat.
  fileprivate var overrideModifiers: String {
    let list = asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isNonisolated = list?.contains { $0.name.text == "nonisolated" } ?? false
    return (isNonisolated ? "nonisolated " : "") + "override " + (modifiers.contains("class") ? "class " : "")
  }
}
