import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The stored properties of instances that have no value before an initializer gives them one.
  var propertiesWithoutValue: [(variable: VariableDeclSyntax, binding: PatternBindingSyntax)] {
    declarations.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { variable in
      variable.bindingsWithoutValue.map { (variable, $0) }
    }
  }
}

extension VariableDeclSyntax {
  /// The properties, if they are stored ones of instances, that have no value before an initializer gives them one.
  var bindingsWithoutValue: [PatternBindingSyntax] {
    if modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) { return [] }
    let isVariable = bindingSpecifier.tokenKind == .keyword(.var)
    return bindings.filter { binding in
      let startsWithNil = isVariable && binding.typeAnnotation?.type.isOptionalOfAnyKind == true
      return binding.initializer == nil && !binding.isComputed && !startsWithNil
    }
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
