import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The stored properties of instances that have no value before an initializer gives them one.
  var propertiesWithoutValue: [(variable: VariableDeclSyntax, binding: PatternBindingSyntax)] {
    declarations.compactMap { $0.as(VariableDeclSyntax.self) }.filter(\.isOfInstances).flatMap { variable in
      let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
      return variable.bindings.filter { binding in
        let startsWithNil = isVariable && binding.typeAnnotation?.type.isOptionalOfAnyKind == true
        return binding.initializer == nil && !binding.isComputed && !startsWithNil
      }.map { (variable, $0) }
    }
  }
}

extension VariableDeclSyntax {
  /// Whether each instance has the variable from its initializer on: it is neither static nor lazy.
  fileprivate var isOfInstances: Bool {
    !modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
  }
}

extension TypeSyntax {
  /// Whether the type is `A?` or `A!`.
  fileprivate var isOptionalOfAnyKind: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension PatternBindingSyntax {
  /// Whether the property has a getter, so that it is not stored.
  var isComputed: Bool {
    guard let block = accessorBlock else { return false }
    guard case .accessors(let accessors) = block.accessors else { return true }
    return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
