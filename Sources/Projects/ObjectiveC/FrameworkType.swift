/// A type of a framework.
struct FrameworkType: Codable, Hashable, Sendable {
  /// What it is in Swift.
  enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, structure, enumeration, alias
  }

  var kind: Kind
  /// The module that declares it.
  var module = ""
  /// The name of the class that it inherits from.
  var superclass: String?
  /// The protocols that it has.
  var protocols: [String] = []
  var members: [FrameworkMember] = []
  /// A case of an enumeration that has no values.
  var firstCase: String?
  /// Whether other modules may inherit from it.
  var isOpen = false
  /// How many arguments it takes in angle brackets.
  var genericParameters = 0

  var isGeneric: Bool { genericParameters > 0 }
}
