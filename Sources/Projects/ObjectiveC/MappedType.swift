/// The Swift type as which Swift imports an Objective-C type.
struct MappedType: Hashable {
  /// The type as Swift code, without the `?` or `!` of an optional.
  var text: String
  /// Whether the type is optional; `nil` for types that are never optional, such as numbers.
  var nullability: ObjectiveCType.Nullability?
  /// Whether the type is that of a closure.
  var isFunction = false
  /// Whether values of the type are objects, so that a variable can be weak.
  var isObject = false
  /// Swift code for an empty value; `nil` if none is known, so that the generated function `snugInert()` makes one.
  var empty: String?

  /// The type of a property, parameter or result as Swift code, with `?` or `!` if it is optional.
  var whole: String { text(optional: suffix) }

  /// The type as Swift code inside another type, such as that of a closure, where `?` replaces `!`.
  var nested: String { text(optional: suffix == "!" ? "?" : suffix) }

  var isOptional: Bool { suffix == "?" }
  var isImplicit: Bool { suffix == "!" }

  private var suffix: String {
    switch nullability {
    case .possible: "?"
    case .unspecified: "!"
    case .never, nil: ""
    }
  }

  private func text(optional: String) -> String {
    guard !optional.isEmpty else { return text }
    return isFunction || text.hasPrefix("any ") || text.contains(" & ") ? "(\(text))\(optional)" : text + optional
  }
}
