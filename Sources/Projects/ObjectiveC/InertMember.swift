/// A property or method in the generated Swift code that stands in for Objective-C code. It returns an empty value or
/// does nothing.
struct InertMember: Hashable {
  /// Identifies a member within its type: `frame`, `move(to:)`, `static shared`.
  var key: String
  var isStatic = false
  /// The declaration as Swift code, without modifiers and body: `func move(to point: CGPoint) -> Bool`.
  var signature: String
  /// Swift code for the value of the property or the result of the method; empty if the method returns nothing.
  var value: String
  var isProperty = false
  /// Whether the property can be set.
  var isWritable = false
  /// The modifier of a stored property with a space after it, such as `weak `, or an empty text. `nil` for a computed
  /// property, whose setter does nothing.
  var storage: String?
  /// Whether the member is optional in its protocol, so that types that adopt the protocol need not declare it.
  var isOptional = false

  /// The member's Swift code inside a class.
  ///
  /// - Parameters:
  ///   - access: knows which types are internal, so that a member that names one is internal, too.
  ///   - mayStore: whether the class can have stored properties.
  func inClass(_ access: AccessLevels, mayStore: Bool = true) -> String {
    let modifier = access.modifier("open", for: signature)
    if mayStore, !isStatic, isWritable, let storage { return "\(modifier)\(storage)\(signature) = \(value)" }
    return "\(attribute)\(modifier)\(isStatic ? "class " : "")\(signature) \(body)"
  }

  /// The member's Swift code inside an extension.
  ///
  /// - Parameter access: knows which types are internal, so that a member that names one is internal, too.
  func inExtension(_ access: AccessLevels) -> String {
    "\(attribute)\(access.modifier("public", for: signature))\(isStatic ? "static " : "")\(signature) \(body)"
  }

  /// The member's Swift code as a requirement of a protocol.
  var inProtocol: String {
    "\(isStatic ? "static " : "")\(signature)\(isProperty ? isWritable ? " { get set }" : " { get }" : "")"
  }

  /// Changes the types and the setter of a class's member to those of the protocol's member that it implements.
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
