import SwiftSyntax

/// Generates the code that makes empty values of a generic type.
///
/// A registered closure makes values of one type. A generic type stands for many, so it conforms to a protocol instead, and a
/// source of ``EmptyValueRegistration/values`` asks each type whether it conforms.
struct GenericEmptyValue {
  /// The extension with the conformance, to be put at the end of the file.
  let text: String

  private static let protocolName = "SnugEmptyValue"
  private static let function = "snugEmptyValue"

  /// The declaration of the protocol, which each target with such types needs once.
  static let declaration = """

    /// A generic type of which empty values can be made.
    protocol \(protocolName) { @MainActor static func \(function)() throws -> Any }

    """

  /// The statement that registers all types that conform to the protocol.
  static let registration =
    "\(EmptyValueRegistration.values).addSource { ($0 as? any \(protocolName).Type).flatMap { try? $0.\(function)() } }"

  /// - Parameters:
  ///   - node: the declaration of a structure or class.
  ///   - classes: the classes of the target.
  ///   - protocols: the names of the target's protocols.
  /// - Returns: `nil` if the type is not generic or only the file knows it, or if no empty value can be made.
  init?(of node: some DeclGroupSyntax & NamedDeclSyntax, classes: ClassIndex, protocols: Set<String>) {
    let (type, structure) = (node.as(ClassDeclSyntax.self), node.as(StructDeclSyntax.self))
    guard (type?.genericParameterClause ?? structure?.genericParameterClause) != nil,
      !node.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
    else { return nil }
    let made =
      type.flatMap { classes.emptyObject($0.name.text, protocols: protocols) }
      ?? structure.flatMap(EmptyArguments.value)
    guard let made else { return nil }
    text =
      "extension \(node.name.text): \(Self.protocolName) "
      + "{ @MainActor static func \(Self.function)() throws -> Any { \(made) } }"
  }
}
