/// What the sources say at the places of compiler errors. Each answer is `nil` if they say nothing.
struct ErrorPlaces {
  /// The name of the innermost type or extension that contains an error.
  var type: (CompilerError) -> String? = { _ in nil }
  /// The type that is stated for the expression at an error.
  var statedType: (CompilerError) -> String? = { _ in nil }
  /// Whether an error is at the call of a method that may be one of SwiftUI's views.
  var isViewModifier: (CompilerError) -> Bool = { _ in false }
  /// The initializer that a call at an error needs.
  var initializer: (CompilerError) -> MissingName? = { _ in nil }
  /// The type that constrains the generic parameter with a name at an error.
  var constraint: (_ parameter: String, CompilerError) -> String? = { _, _ in nil }
}
