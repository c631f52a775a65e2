/// A Swift type that one of the frameworks available to an app declares, as read from the framework's symbol graph. The
/// Swift declarations that are written for the app's Objective-C classes refer to it.
struct FrameworkType: Codable, Hashable, Sendable {
  /// The kind of declaration in Swift.
  enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, structure, enumeration, alias
  }

  var kind: Kind
  /// The module that declares it.
  var module = ""
  /// The name of the superclass; `nil` if the type is not a class or has no superclass.
  var superclass: String?
  /// The Swift names of the protocols to which the type conforms, or from which a protocol inherits. A subclass that is
  /// written for an Objective-C class must not declare these conformances again.
  var protocols: [String] = []
  var members: [FrameworkMember] = []
  /// The name of the enumeration's first case without associated values. Methods that are declared without code return
  /// it. `nil` if there is no such case, or if the type is not an enumeration.
  var firstCase: String?
  /// Whether the class is `open`, so that classes of other modules may inherit from it.
  var isOpen = false
  /// The number of generic parameters; 0 for a type that is not generic.
  var genericParameters = 0

  var isGeneric: Bool { genericParameters > 0 }
}
