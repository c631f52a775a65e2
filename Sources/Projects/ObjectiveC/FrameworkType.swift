/// A type that a framework declares.
struct FrameworkType: Codable, Hashable, Sendable {
  /// The kind of Swift declaration.
  enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, structure, enumeration, alias
  }

  var kind: Kind
  /// The name of the module that declares the type.
  var module = ""
  /// The name of the superclass; `nil` if the type is not a class or has no superclass.
  var superclass: String?
  /// The names of the protocols that the type conforms to, without inherited ones.
  var protocols: [String] = []
  var members: [FrameworkMember] = []
  /// The name of the first case without associated values; `nil` if there is none or the type is not an enumeration.
  var firstCase: String?
  /// Whether the type is an `open` class, from which other modules can inherit.
  var isOpen = false
  /// The number of generic parameters.
  var genericParameters = 0

  var isGeneric: Bool { genericParameters > 0 }
}
