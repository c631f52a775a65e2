import SwiftSyntax

/// The type or extension of which a declaration is a member.
struct EnclosingType {
  /// The simple name of the type.
  let name: String
  /// Whether the body belongs to a protocol.
  let isProtocol: Bool
  /// Whether all members are exposed to Objective-C, by `@objcMembers` or by `@objc` on the extension or protocol.
  let hasObjCMembers: Bool

  /// - Returns: `nil` for declarations at the top level of a file or in a function, and for members of structures and
  ///   enumerations.
  init?(of declaration: some SyntaxProtocol) {
    guard let item = declaration.parent?.as(MemberBlockItemSyntax.self), let group = item.parent?.parent?.parent
    else { return nil }
    self.init(group)
  }

  private init?(_ group: Syntax) {
    // Members inside `#if` blocks are nested deeper.
    var group = group
    while group.is(IfConfigClauseListSyntax.self) || group.is(IfConfigDeclSyntax.self)
      || group.is(IfConfigClauseSyntax.self) || group.is(MemberBlockItemSyntax.self)
      || group.is(MemberBlockItemListSyntax.self) || group.is(MemberBlockSyntax.self)
    {
      guard let parent = group.parent else { return nil }
      group = parent
    }
    if let type = group.as(ClassDeclSyntax.self) {
      self.init(type.name.text, attributes: type.attributes)
    } else if let type = group.as(ActorDeclSyntax.self) {
      self.init(type.name.text, attributes: type.attributes)
    } else if let type = group.as(ExtensionDeclSyntax.self) {
      let name = type.extendedType.trimmedDescription.lastComponent
      self.init(name, attributes: type.attributes)
      if type.attributes.has("objc") { self = EnclosingType(name: name, isProtocol: false, hasObjCMembers: true) }
    } else if let type = group.as(ProtocolDeclSyntax.self) {
      self = EnclosingType(name: type.name.text, isProtocol: true, hasObjCMembers: type.attributes.has("objc"))
    } else {
      return nil
    }
  }

  private init(_ name: String, attributes: AttributeListSyntax) {
    self.init(name: name, isProtocol: false, hasObjCMembers: attributes.has("objcMembers"))
  }

  private init(name: String, isProtocol: Bool, hasObjCMembers: Bool) {
    self.name = name
    self.isProtocol = isProtocol
    self.hasObjCMembers = hasObjCMembers
  }
}

extension AttributeListSyntax {
  func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name {
        return attribute
      }
    }
    return nil
  }

  /// Whether the list contains an attribute with a name.
  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// Whether the list contains an attribute with one of some names.
  func has(anyOf names: Set<String>) -> Bool {
    contains { element in
      if case .attribute(let attribute) = element {
        names.contains(attribute.attributeName.trimmedDescription)
      } else {
        false
      }
    }
  }
}
