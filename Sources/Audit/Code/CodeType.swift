/// What source text says about one class. The text is read, not compiled, so only facts that are cheap to find are
/// here.
nonisolated public struct CodeType: Sendable, Equatable {
  /// The first name after the class's own: the superclass, if the class has one.
  public internal(set) var superclass: String?
  /// Names of the methods and properties that the class overrides.
  public internal(set) var overrides: Set<String> = []
  /// The members that the class's code uses of a name: `text` in `titleLabel.text = title`. The empty name stands for a
  /// use of the whole object, for example when it is passed to a function.
  public internal(set) var uses: [String: Set<String>] = [:]
  /// All words of the class's code: names of methods, arguments and types.
  public internal(set) var words: Set<String> = []
  /// Properties that no other class can reach.
  public internal(set) var privateNames: Set<String> = []
  /// The methods that the class's tap recognizers call; an empty name stands for a method that could not be determined.
  public internal(set) var tapMethods: Set<String> = []
  /// Whether `init(coder:)` traps, as in `fatalError()`; `nil` if the class does not declare it.
  public internal(set) var refusesCoder: Bool?

  /// Adds what another file says of the same class.
  mutating func formUnion(_ other: CodeType) {
    superclass = superclass ?? other.superclass
    overrides.formUnion(other.overrides)
    uses.merge(other.uses) { $0.union($1) }
    privateNames.formUnion(other.privateNames)
    words.formUnion(other.words)
    tapMethods.formUnion(other.tapMethods)
    refusesCoder = [refusesCoder, other.refusesCoder].compactMap(\.self).min { !$0 && $1 }
  }
}

nonisolated extension CodeType {
  /// The classes of a source file, by name.
  static func types(in source: [UInt8]) -> [String: CodeType] {
    var reader = CodeTypeReader(tokens: Array(SourceTokens(source)))
    reader.read()
    return reader.types
  }
}
