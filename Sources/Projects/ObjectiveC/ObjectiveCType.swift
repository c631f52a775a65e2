/// A type of C or Objective-C, as clang writes it.
struct ObjectiveCType: Hashable {
  /// What a type is.
  indirect enum Form: Hashable {
    /// A type by its name, such as `unsigned int`, `CGRect` or `NSArray`. The arguments are what stands in angle brackets:
    /// types or protocols.
    case named(String, arguments: [ObjectiveCType])
    case pointer(ObjectiveCType)
    case block(result: ObjectiveCType, parameters: [ObjectiveCType])
    case function(result: ObjectiveCType, parameters: [ObjectiveCType])
    case array(ObjectiveCType)
  }

  /// Whether a pointer may be `nil`.
  enum Nullability: Hashable {
    case never, possible, unspecified
  }

  var form: Form
  /// `unspecified` if nothing is said.
  var nullability = Nullability.unspecified
  var isConstant = false

  /// - Parameter name: the name of a type without arguments.
  init(_ name: String) { form = .named(name, arguments: []) }

  init(_ form: Form) { self.form = form }

  /// The name, if it is a type by its name.
  var name: String? {
    if case .named(let name, _) = form { name } else { nil }
  }

  /// What it points to, if it is a pointer.
  var pointee: ObjectiveCType? {
    if case .pointer(let type) = form { type } else { nil }
  }

  var isVoid: Bool { name == "void" }

  /// Whether it is a pointer to an error, in which a method returns one.
  var isErrorPlace: Bool { pointee?.pointee?.name == "NSError" }
}
