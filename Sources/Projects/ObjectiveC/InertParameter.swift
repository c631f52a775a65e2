/// A parameter as it is written in Swift.
struct InertParameter: Hashable {
  /// The label; empty without one.
  var label: String
  /// The name inside of the function.
  var name: String
  var type: String
  /// An empty argument, as code writes it; `nil` if only the helper of the file makes one.
  var empty: String?
  /// The value that it has if it is left out.
  var initial: String?

  init(label: String, name: String, type: String, empty: String?, initial: String?) {
    (self.label, self.name, self.type, self.empty, self.initial) = (label, name, type, empty, initial)
  }

  /// - Parameters:
  ///   - type: the type.
  ///   - label: the label; empty without one.
  ///   - name: its name in Objective-C.
  ///   - number: its index.
  ///   - isNoEscape: whether a block is not kept.
  ///   - initial: the value that it has if it is left out.
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

  /// A label as it is written: nearly all keywords may be labels.
  private static func written(_ label: String) -> String {
    ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
  }

  /// The declaration.
  var declaration: String {
    let inner = SwiftText.name(name)
    let outer = Self.written(label)
    let names = label.isEmpty ? "_ \(inner)" : label == name ? outer : "\(outer) \(inner)"
    return "\(names): \(type)\(initial.map { " = \($0)" } ?? "")"
  }

  /// The argument of a call that has an empty value.
  var emptyArgument: String {
    "\(label.isEmpty ? "" : "\(Self.written(label)): ")\(empty ?? InertValue.call)"
  }

  /// The argument of a call that passes it on.
  var passedOn: String { "\(label.isEmpty ? "" : "\(Self.written(label)): ")\(SwiftText.name(name))" }
}
