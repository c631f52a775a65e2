/// A member of an extension that overrides a member of the superclass. It moves out of the extension into the class,
/// which is in another file.
struct MovedOverride {
  /// The lines of Swift code that declare the member.
  var lines: [String]
  /// The name of the class, as the extension writes it.
  var className: String
  /// The modules that the file of the extension imports. The file of the class has to import them, too.
  var imports: Set<String>
}
