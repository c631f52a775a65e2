/// A parameter of a function in the generated Swift code that stands in for Objective-C code.
struct InertParameter: Hashable {
  /// The argument label; empty if there is none.
  var label: String
  /// The name of the parameter inside the function.
  var name: String
  var type: String
  /// Swift code for an empty argument; `nil` if none is known, so that the call uses the generated function
  /// `snugInert()`.
  var empty: String?
  /// The default argument as Swift code; `nil` if there is none.
  var initial: String?

  init(label: String, name: String, type: String, empty: String?, initial: String?) {
    (self.label, self.name, self.type, self.empty, self.initial) = (label, name, type, empty, initial)
  }

  /// - Parameters:
  ///   - type: the parameter's type in Swift.
  ///   - label: the argument label; empty if there is none.
  ///   - name: the parameter's name in Objective-C. If it is not an identifier, the name becomes `argument` with the
  ///     index.
  ///   - number: the parameter's index.
  ///   - isNoEscape: whether a block is marked `NS_NOESCAPE`, so that its Swift type has no `@escaping`.
  ///   - initial: the default argument as Swift code; `nil` if there is none.
  init(
    _ type: MappedType, label: String, name: String, number: Int = 0, isNoEscape: Bool = false, initial: String? = nil
  ) {
    self.label = label
    self.name = SwiftText.isIdentifier(name) ? name : "argument\(number)"
    let isEscaping = type.isFunction && !type.isOptional && !type.isImplicit && !isNoEscape
    self.type = isEscaping ? "@escaping \(type.whole)" : type.whole
    empty = MemberWriter.value(of: type)
    if type.isImplicit { empty = "nil" }
    self.initial = initial.flatMap { $0 == "nil" && !type.isOptional ? nil : $0 }
  }

  /// A label as Swift code. Nearly all keywords may be labels without backticks.
  private static func written(_ label: String) -> String {
    ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
  }

  /// The parameter as Swift code in the function's declaration.
  var declaration: String {
    let inner = SwiftText.name(name)
    let outer = Self.written(label)
    let names = label.isEmpty ? "_ \(inner)" : label == name ? outer : "\(outer) \(inner)"
    return "\(names): \(type)\(initial.map { " = \($0)" } ?? "")"
  }

  /// The label and an empty value, as Swift code for an argument in a call.
  var emptyArgument: String {
    "\(label.isEmpty ? "" : "\(Self.written(label)): ")\(empty ?? InertValue.call)"
  }

  /// The label and the parameter's name, as Swift code for an argument in a call that passes the parameter on.
  var passedOn: String { "\(label.isEmpty ? "" : "\(Self.written(label)): ")\(SwiftText.name(name))" }
}
