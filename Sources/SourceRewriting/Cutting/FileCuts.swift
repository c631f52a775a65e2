/// The parts that are left out of one file, and the expressions that are changed so that the file compiles.
public struct FileCuts: Codable, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The fingerprint of the file's text for which the cuts were made. If the file has changed, the cuts do not apply.
  public var fingerprint: String
  /// The cuts, in the order of the file.
  public var cuts: [Cut]
  /// The expressions that are changed so that they compile. No code is left out for them.
  var adaptations: [Adaptation] = []
  /// The modules that the file needs but does not import, in alphabetical order.
  var imports: [String] = []
  /// Whether the generated code that registers the file's members does not compile, so that they are not registered.
  var registersNothing = false

  /// These cuts if they were made for the text of a file; otherwise `nil`.
  func matching(_ file: SourceFile) -> FileCuts? { fingerprint == file.fingerprint ? self : nil }
}
