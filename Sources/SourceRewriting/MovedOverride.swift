/// A member of an extension that overrides a member of the superclass, and moves into its class in another file.
struct MovedOverride {
  /// The lines that declare it.
  var lines: [String]
  /// The name of the class, as the extension writes it.
  var className: String
  /// The modules that its file imports.
  var imports: Set<String>
}
