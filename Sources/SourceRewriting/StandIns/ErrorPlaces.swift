/// What the sources say at the places of compiler errors. Each answer is `nil` if they say nothing.
struct ErrorPlaces {
  /// The name of the innermost type or extension that contains an error.
  var type: (CompilerError) -> String? = { _ in nil }
  /// The type that is stated for the expression at an error.
  var statedType: (CompilerError) -> String? = { _ in nil }
  /// The type that constrains the generic parameter with a name at an error.
  var constraint: (_ parameter: String, CompilerError) -> String? = { _, _ in nil }
}
