/// A type of Objective-C as it is in Swift.
struct MappedType: Hashable {
  /// The type without the sign of an optional.
  var text: String
  /// Whether it may be `nil`; without a value, it cannot be.
  var nullability: ObjectiveCType.Nullability?
  /// Whether it is a closure.
  var isFunction = false
  /// Whether it is the type of objects, so that a variable of it may be weak.
  var isObject = false
  /// An empty value, as code writes it; `nil` if only the helper of the file makes one.
  var empty: String?

  /// The type of a property or result.
  var whole: String { text(optional: suffix) }

  /// The type of an element or a parameter of a closure, which is not unwrapped by itself.
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
