import SwiftSyntax

/// The declaration of a method, with the data that Objective-C would have about it, such as its selector.
struct MethodDeclaration {
  private let node: FunctionDeclSyntax

  init(_ node: FunctionDeclSyntax) {
    self.node = node
  }

  /// The base name, with backticks if it has them.
  var name: String { node.name.text }

  /// The argument labels; `_` for a parameter without one.
  var labels: [String] { parameters.map(\.firstName.text) }

  /// The selector: the one in `@objc(…)`, or the one that follows from the Swift name.
  var selector: String {
    if let name = node.attributes.attribute("objc")?.objectiveCName { return name }
    if let name = Self.askedFor[fullName] { return name }
    return SelectorName.selector(name.filter { $0 != "`" }, labels: labels)
  }

  /// Whether the method is exposed to Objective-C, given the type that declares it.
  func isForObjectiveC(in type: EnclosingType) -> Bool {
    if node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) { return false }
    if node.attributes.has("nonobjc") { return false }
    return node.attributes.has(anyOf: ["objc", "IBAction", "IBSegueAction"]) || type.hasObjCMembers
  }

  /// Whether UIKit acts differently where an object has the method, though no caller names it: rows can be deleted if the data
  /// source has the method that deletes them.
  var isAskedFor: Bool { Self.askedFor[fullName] != nil }

  private var fullName: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }

  /// The selectors of methods that UIKit asks for, by their Swift names.
  private static let askedFor = ["tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:"]

  /// Whether the `RuntimeTable` can call the method: it is not generic or asynchronous, and its arguments are passed by
  /// value.
  var canBeRegistered: Bool {
    let effects = node.signature.effectSpecifiers
    guard node.genericParameterClause == nil, effects?.asyncSpecifier == nil, !node.name.text.isOperator else {
      return false
    }
    return parameters.allSatisfy { parameter in
      parameter.ellipsis == nil && !parameter.type.isInOut && !parameter.type.is(SomeOrAnyTypeSyntax.self)
    }
  }

  /// The text of an expression that calls the method on `object` with `arguments`.
  var call: String {
    let arguments = parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return "\(label)arguments.value(\(index)) as \(parameter.type.plainText)"
    }
    let attempt = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try? "
    return "\(attempt)object.\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether the method has parameters.
  var takesArguments: Bool { !parameters.isEmpty }

  private var parameters: FunctionParameterListSyntax { node.signature.parameterClause.parameters }
}

extension AttributeSyntax {
  /// The name in `@objc(name)`; `nil` if the attribute has none.
  var objectiveCName: String? {
    guard let arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }
}

extension TypeSyntax {
  /// The text of the type for use after `as`: without attributes, and with `?` instead of `!`.
  fileprivate var plainText: String {
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.trimmedDescription + "?"
    }
    if let type = self.as(AttributedTypeSyntax.self) { return "(\(type.baseType.trimmedDescription))" }
    return self.is(FunctionTypeSyntax.self) ? "(\(trimmedDescription))" : trimmedDescription
  }

  fileprivate var isInOut: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.trimmedDescription.contains("inout") ?? false
  }
}

extension String {
  fileprivate var isOperator: Bool { first.map { !($0.isLetter || $0 == "_" || $0 == "`") } ?? true }
}
