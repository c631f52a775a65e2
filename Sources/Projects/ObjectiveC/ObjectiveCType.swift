/// A C or Objective-C type, parsed from the text in clang's output.
struct ObjectiveCType: Hashable {
  /// The form of a type.
  indirect enum Form: Hashable {
    /// A named type, such as `unsigned int`, `CGRect` or `NSArray`. The arguments are the types or protocols in angle
    /// brackets.
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
  /// The nullability of the pointer; `unspecified` if the header does not say it.
  var nullability = Nullability.unspecified
  var isConstant = false

  /// - Parameter name: the name of a type without arguments.
  init(_ name: String) { form = .named(name, arguments: []) }

  init(_ form: Form) { self.form = form }

  /// The name of a named type; `nil` for other forms.
  var name: String? {
    if case .named(let name, _) = form { name } else { nil }
  }

  /// The type that a pointer points to; `nil` for other forms.
  var pointee: ObjectiveCType? {
    if case .pointer(let type) = form { type } else { nil }
  }

  var isVoid: Bool { name == "void" }

  /// Whether the type is `NSError **`, through which a method returns an error.
  var isErrorPlace: Bool { pointee?.pointee?.name == "NSError" }
}
