import SwiftSyntax

/// Where a declaration of a surface stands.
struct Scope {
  enum Kind {
    case module, type, protocolType, extended
  }

  let kind: Kind
  /// The full name of the type; empty at the top.
  let name: String
  /// Whether a mark says that all of it is written by hand.
  let isByHand: Bool
  /// The names of the stored properties.
  let fields: Set<String>
  /// How many braces are open.
  let depth: Int

  static let module = Scope(kind: .module, name: "", isByHand: false, fields: [], depth: 0)

  /// The scope of a type, protocol or extension.
  func inside(_ group: any DeclGroupSyntax, named name: String, isByHand: Bool) -> Scope {
    let members = group.memberBlock.members.map(\.decl)
    let fields = members.filter { $0.isStoredProperty && $0.modifiers.isDisjoint(with: ["static", "class"]) }
    let kind: Kind =
      group.is(ProtocolDeclSyntax.self) ? .protocolType : group.is(ExtensionDeclSyntax.self) ? .extended : .type
    return Scope(
      kind: kind, name: qualified(name), isByHand: self.isByHand || isByHand, fields: Set(fields.flatMap(\.names)),
      depth: depth + 1)
  }

  /// The full name of a member.
  func qualified(_ member: String) -> String { name.isEmpty ? member : "\(name).\(member)" }
}
