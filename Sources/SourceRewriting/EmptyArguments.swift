import SwiftSyntax

/// Writes the arguments with which generated code makes an empty value: each of them is an empty value itself.
enum EmptyArguments {
  /// The code that makes an empty value of a structure, inside of the structure; `nil` if there is none.
  static func value(of node: StructDeclSyntax) -> String? {
    let initializers = node.memberBlock.members.declarations.compactMap { $0.as(InitializerDeclSyntax.self) }
      .filter { !$0.attributes.has("available") }
    let calls = initializers.isEmpty ? [ofMemberwiseInitializer(of: node)] : initializers.map(ofCall)
    let fewest = calls.compactMap { $0 }.min { $0.count < $1.count }
    return fewest.map { "Self(\($0.joined(separator: ", ")))" }
  }

  /// The arguments for an initializer; `nil` if generated code cannot call it. Parameters with a default value get none.
  static func ofCall(of node: InitializerDeclSyntax) -> [String]? {
    guard let labels = labels(of: node), labels.first != coder else { return nil }
    return labels.map(argument)
  }

  /// The arguments for an initializer that makes an object of a document and has other parameters beside the coder; `nil` if
  /// it is another one. The coder's argument is named as its label is.
  static func ofCreator(_ node: InitializerDeclSyntax) -> [String]? {
    guard let labels = labels(of: node), labels.contains(coder), labels.count > 1 else { return nil }
    return labels.map { $0 == coder ? "\(coder): \(coder)" : argument($0) }
  }

  private static let coder = "coder"

  /// The labels of the parameters without a default value; `nil` if generated code cannot call the initializer.
  private static func labels(of node: InitializerDeclSyntax) -> [String]? {
    let parameters = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
    guard node.genericParameterClause == nil, node.signature.effectSpecifiers?.asyncSpecifier == nil,
      parameters.allSatisfy({ $0.ellipsis == nil && isPlain($0.type) })
    else { return nil }
    return parameters.map(\.firstName.text)
  }

  /// The arguments for the initializer that Swift gives a structure without initializers, one for each stored property
  /// without an initial value; `nil` if generated code cannot call it.
  static func ofMemberwiseInitializer(of node: StructDeclSyntax) -> [String]? {
    var arguments: [String] = []
    for (variable, binding) in node.memberBlock.members.propertiesWithoutValue {
      guard variable.attributes.isEmpty, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type, isPlain(type)
      else { return nil }
      arguments.append(argument(name))
    }
    return arguments
  }

  private static func argument(_ label: String) -> String {
    (label == "_" ? "" : "\(label): ") + "try \(EmptyValueRegistration.values).required()"
  }

  /// Whether a type can be inferred from a parameter: it is no closure, no tuple, and neither `inout` nor opaque.
  private static func isPlain(_ type: TypeSyntax) -> Bool {
    if let type = type.as(OptionalTypeSyntax.self) { return isPlain(type.wrappedType) }
    if let type = type.as(ArrayTypeSyntax.self) { return isPlain(type.element) }
    if let type = type.as(DictionaryTypeSyntax.self) { return isPlain(type.key) && isPlain(type.value) }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return type.someOrAnySpecifier.tokenKind == .keyword(.any) }
    return type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
  }
}
