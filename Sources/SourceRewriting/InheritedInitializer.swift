import SwiftSyntax

/// The initializer of a class that is derived from `NSLayoutConstraint` and declares none.
///
/// On Apple's systems, the class inherits it. Here, it would inherit none, because the superclass has designated
/// initializers that are not public.
struct InheritedInitializer {
  /// The declaration, to put into the class.
  let text: String

  /// - Parameter node: a class.
  /// - Returns: `nil` if the class needs no such initializer.
  init?(of node: ClassDeclSyntax) {
    guard node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "NSLayoutConstraint",
      !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
    else { return nil }
    text = """
      \(node.accessOfMembers)init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, \
      toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat) \
      { super.init(inherited: view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c) }
      """
  }
}

extension ClassDeclSyntax {
  /// What stands before a member that generated code adds to the class, so that it is as visible as the class: `public `, or
  /// nothing.
  var accessOfMembers: String { modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : "" }
}
