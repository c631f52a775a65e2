/// A property or method as it is written in Swift, with nothing behind it.
struct InertMember: Hashable {
  /// What tells members from each other: `frame`, `move(to:)`, `static shared`.
  var key: String
  var isStatic = false
  /// The declaration without modifiers and without a body: `func move(to point: CGPoint) -> Bool`.
  var signature: String
  /// The code of the value that it has or gives; empty if there is none.
  var value: String
  var isProperty = false
  /// Whether the property can be set.
  var isWritable = false
  /// What stands before a property that keeps what it is set to, such as `weak `; `nil` if it does not.
  var storage: String?
  /// Whether a type that has the protocol may leave it out.
  var isOptional = false

  /// The member of a class.
  ///
  /// - Parameters:
  ///   - access: which types are internal.
  ///   - mayStore: whether properties may keep what they are set to.
  func inClass(_ access: AccessLevels, mayStore: Bool = true) -> String {
    let modifier = access.modifier("open", for: signature)
    if mayStore, !isStatic, isWritable, let storage { return "\(modifier)\(storage)\(signature) = \(value)" }
    return "\(attribute)\(modifier)\(isStatic ? "class " : "")\(signature) \(body)"
  }

  /// The member of an extension.
  ///
  /// - Parameter access: which types are internal.
  func inExtension(_ access: AccessLevels) -> String {
    "\(attribute)\(access.modifier("public", for: signature))\(isStatic ? "static " : "")\(signature) \(body)"
  }

  /// The member of a protocol.
  var inProtocol: String {
    "\(isStatic ? "static " : "")\(signature)\(isProperty ? isWritable ? " { get set }" : " { get }" : "")"
  }

  /// Takes the types of a protocol's member, which a class has to repeat.
  mutating func adopt(_ other: InertMember) {
    (signature, value) = (other.signature, other.value)
    if isWritable, !other.isWritable { storage = nil }
    if other.isWritable { (isWritable, storage) = (true, other.storage) }
  }

  private var body: String {
    if isWritable { return "{ get { \(value) } set {} }" }
    return value.isEmpty ? "{}" : "{ \(value) }"
  }

  private var attribute: String { isProperty || value.isEmpty ? "" : "@discardableResult " }
}
