/// The parts that are left out of one file, and the expressions that are changed so that the file compiles.
public struct FileCuts: Codable, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The text of the file for which the cuts were made.
  public var text: String
  /// The cuts, in the order of the file.
  public var cuts: [Cut]
  /// The expressions that are changed so that they compile. No code is left out for them.
  var adaptations: [Adaptation] = []
  /// The modules that the file needs but does not import, in alphabetical order.
  var imports: [String] = []
  /// Whether the generated code that registers the file's members does not compile, so that they are not registered.
  var registersNothing = false

  /// These cuts for a file that may have changed since they were made; `nil` if they no longer apply.
  ///
  /// ``LocalChanges`` can fix only errors at their own places, so all other cuts still apply. Any other change may fix any
  /// error. So may a declaration for a type whose conformance does not compile, and for the code that registers members.
  func matching(_ file: SourceFile) -> FileCuts? {
    if text == file.original { return self }
    guard let change = LocalChanges(from: text, to: file.original) else { return nil }
    if change.changesDeclarations, registersNothing || cuts.contains(where: \.isAboutConformance) { return nil }
    var moved = self
    moved.text = file.original
    moved.cuts = cuts.compactMap(change.moved)
    moved.adaptations = adaptations.compactMap(change.moved)
    return moved
  }
}
