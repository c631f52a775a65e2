/// Finds the name of a type in the name of a member or parameter, by the rules of SE-0005.
enum TypeNameMatch {
  /// The kind of name that is examined. It decides which words may be removed from it.
  enum Role {
    case base, firstParameter, laterParameter, property
    /// A part of a longer name.
    case partial
  }

  /// The rest of a name after its leading words, if these are the end of a type's name; the unchanged name if they are
  /// not.
  static func rest(of name: String, afterLeading type: String) -> String {
    let (words, typeWords) = (CamelCase.words(name), CamelCase.words(type))
    guard let first = words.first, let start = typeWords.lastIndex(where: { matches(first, $0) }) else { return name }
    let tail = typeWords[(start + 1)...]
    guard words.count > tail.count, zip(words.dropFirst(), tail).allSatisfy({ matches($0, $1) }) else { return name }
    return words.dropFirst(1 + tail.count).joined()
  }

  /// The name without the type's name at its end, if the rules allow it for the word before. Otherwise the name is
  /// unchanged.
  static func omitting(
    _ type: OmittedTypeName, atEndOf name: String, role: Role, properties: Set<String> = []
  ) -> String {
    if name.isEmpty || type.isEmpty { return name }
    let words = CamelCase.words(name)
    let start = trailingMatch(words, type)
    if start == words.count { return name }
    if start == 0 { return role == .partial || role == .firstParameter ? "" : name }
    if start + 1 == words.count, words[start] == "Error" { return name }
    let rest = words[..<start].joined()
    switch (role, PartOfSpeech(words[start - 1])) {
    case (.property, _): break
    case (_, .unknown): return name
    case (.base, .preposition) where start == 1: return name
    case (.base, .verb), (.base, .gerund):
      if isProperty(words[start...].joined(), properties) { return name }
    default: break
    }
    if role == .base || role == .property, !canBeMember(rest) || isVacuous(rest) { return name }
    return rest
  }

  /// The name without the name of the type that declares the member, if that comes after a verb. Otherwise the name is
  /// unchanged.
  static func omittingSelf(_ type: OmittedTypeName, from name: String, properties: Set<String>) -> String {
    if name.isEmpty || type.isEmpty { return name }
    let words = CamelCase.words(name)
    var type = OmittedTypeName(name: type.name)
    var found: Range<Int>?
    for end in stride(from: words.count, to: 0, by: -1) {
      let start = trailingMatch(Array(words[..<end]), type)
      if start != end {
        found = start..<end
        break
      }
      while let shorter = type.withoutSuffix { type.name = shorter }
    }
    guard let found, found.lowerBound > 0 else { return name }
    if found.upperBound == words.count, found.count == 1, words[found.lowerBound] == "Error" { return name }
    guard PartOfSpeech(words[found.lowerBound - 1]) == .verb,
      !isProperty(words[found].joined(), properties)
    else { return name }
    let rest = (words[..<found.lowerBound] + words[found.upperBound...]).joined()
    return canBeMember(rest) && !isVacuous(rest) ? rest : name
  }

  /// Whether a method can have this base name, which is not reserved in Swift.
  static func canBeMember(_ name: String) -> Bool { !["init", "Protocol", "self", "Type"].contains(name) }

  /// Whether a name has too little meaning to be a base name, such as `get` or `with`.
  static func isVacuous(_ name: String) -> Bool {
    ["get", "for", "set", "using", "with"].contains { CamelCase.isSame($0, name) }
  }

  // MARK: Words

  /// The index at which the type's name begins in the last words; the number of words if they do not end with the
  /// type's name.
  private static func trailingMatch(_ words: [String], _ type: OmittedTypeName) -> Int {
    var typeName = type
    var typeWords = CamelCase.words(type.name)
    var index = words.count
    while index > 0, let typeWord = typeWords.last {
      let word = words[index - 1]
      if matches(word, typeWord) || (matches(word, "Index") && ["Int", "Integer"].contains { matches($0, typeWord) }) {
        index -= 1
        typeWords.removeLast()
      } else if ["Indexes", "Indices"].contains(where: { matches(word, $0) }), typeWord == "Set",
        typeWords.dropLast().last.map({ matches("Index", $0) }) == true
      {
        index -= 1
        typeWords.removeLast(2)
      } else if matches("Object", typeWord), matches(word, "Value"), index > 1, matches(words[index - 2], "Object") {
        index -= 2
        typeWords.removeLast()
      } else if let start = plural(words[..<index], of: type.element) {
        // The plural stands for the collection, so the words before it are compared with the type's name again.
        index = start
      } else if index == words.count, let shorter = typeName.withoutSuffix {
        typeName.name = shorter
        typeWords = CamelCase.words(shorter)
      } else {
        break
      }
    }
    return index
  }

  /// The index at which the plural of an element type's name begins at the end of words; `nil` if they do not end with
  /// it.
  private static func plural(_ words: ArraySlice<String>, of element: String) -> Int? {
    guard !element.isEmpty, let last = words.last, last.utf8.count > 2, last.hasSuffix("s") else { return nil }
    let singular = String(words.joined().dropLast())
    let rest = omitting(OmittedTypeName(name: element), atEndOf: singular, role: .partial)
    guard rest != singular else { return nil }
    var length = 0
    var count = 0
    while length < rest.utf8.count, count < words.count {
      length += words[words.startIndex + count].utf8.count
      count += 1
    }
    return count < words.count ? count : nil
  }

  /// Whether a word of a name matches a word of a type's name: it is equal, it follows a prefix as `URL` in `NSURL`, or
  /// digits follow it.
  private static func matches(_ word: String, _ typeWord: String) -> Bool {
    let (bytes, typeBytes) = (Array(word.utf8), Array(typeWord.utf8))
    if bytes.count > typeBytes.count { return false }
    let (small, typeSmall) = (word.lowercased(), typeWord.lowercased())
    if bytes.count == typeBytes.count { return small == typeSmall }
    if typeSmall.hasSuffix(small), !CamelCase.isLowercase(typeBytes[typeBytes.count - bytes.count]) {
      // Like Swift's compiler, this examines as many characters of the type's word as the other word has.
      return typeBytes.prefix(bytes.count).allSatisfy { !CamelCase.isLowercase($0) && $0 != UInt8(ascii: "_") }
    }
    return typeSmall.hasPrefix(small) && typeBytes.dropFirst(bytes.count).allSatisfy(CamelCase.isDigit)
  }

  private static func isProperty(_ text: String, _ properties: Set<String>) -> Bool {
    let name = CamelCase.lowercasingWord(text)
    if properties.contains(name) { return true }
    if name.hasSuffix("y") { return properties.contains(name.dropLast() + "ies") }
    return properties.contains(name + "s") || properties.contains(name + "es")
  }
}
