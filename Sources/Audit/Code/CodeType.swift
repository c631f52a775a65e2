/// Facts about one class, read from its source text. The text is only split into words and punctuation, not compiled.
nonisolated public struct CodeType: Sendable, Equatable {
  /// The first name after the colon of the class's declaration: the superclass, or a protocol if the class has no
  /// superclass.
  public internal(set) var superclass: String?
  /// Names of the methods and properties that the class overrides.
  public internal(set) var overrides: Set<String> = []
  /// The members that the class's code uses on each variable or property: for `titleLabel.text = title`, the entry
  /// `titleLabel` contains `text`. An empty member name stands for a use of the whole object, for example as an
  /// argument.
  public internal(set) var uses: [String: Set<String>] = [:]
  /// All words of the class's code: names of methods, arguments and types.
  public internal(set) var words: Set<String> = []
  /// Properties and methods that are declared `private` or `fileprivate`.
  public internal(set) var privateNames: Set<String> = []
  /// The action methods of the `UITapGestureRecognizer`s that the class makes. An empty name stands for a method that
  /// could not be determined.
  public internal(set) var tapMethods: Set<String> = []
  /// Whether `init(coder:)` calls `fatalError` or `preconditionFailure`; `nil` if the class does not declare it.
  public internal(set) var refusesCoder: Bool?

  /// Whether a word of the class's code has “keyboard” in it, as `keyboardWillShow` and `UIKeyboardLayoutGuide` have.
  var mentionsKeyboard: Bool { words.contains { $0.contains("eyboard") } }
  /// Names of the methods that the class's code declares with `func`.
  public internal(set) var methods: Set<String> = []
  /// Whether the class loads a xib without an owner, as in `instantiate(withOwner: nil)`.
  public internal(set) var loadsWithoutOwner = false

  /// The words of the methods that are called when a row or an item is tapped, such as `tableView(_:didSelectRowAt:)`.
  public internal(set) var wordsOfSelection: Set<String> = []

  /// Adds the facts that another file has about the same class.
  mutating func formUnion(_ other: CodeType) {
    superclass = superclass ?? other.superclass
    overrides.formUnion(other.overrides)
    methods.formUnion(other.methods)
    uses.merge(other.uses) { $0.union($1) }
    privateNames.formUnion(other.privateNames)
    words.formUnion(other.words)
    wordsOfSelection.formUnion(other.wordsOfSelection)
    tapMethods.formUnion(other.tapMethods)
    loadsWithoutOwner = loadsWithoutOwner || other.loadsWithoutOwner
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
