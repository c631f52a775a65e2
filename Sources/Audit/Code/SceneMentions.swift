import Foundation

/// The scenes and prototype cells of a document that no other file of the project makes, by their identifiers.
nonisolated public struct UnmadeObjects: Codable, Hashable, Sendable {
  /// The storyboard identifiers of scenes.
  public var scenes: Set<String>
  /// The reuse identifiers of prototype cells.
  public var cells: Set<String>

  /// Makes a list from both kinds of identifiers.
  public init(scenes: Set<String> = [], cells: Set<String> = []) {
    self.scenes = scenes
    self.cells = cells
  }
}

/// Finds which scenes and prototype cells of a project's documents other files make by their identifiers.
///
/// An identifier in a document does not show that: code makes `storyboard.instantiateViewController(withIdentifier:
/// "Home")`, or nobody does, because another screen has taken the place of this one. A scene counts as made if the
/// identifier is given to such a call, or if the sources have the identifier as a word. A common word, such as `home`, is
/// in the sources anyway: then they have to use the scene's class outside of the files that declare it, too. See
/// [decision 220](../../../docs/decisions/220-a-scene-that-nobody-makes.md).
nonisolated struct SceneMentions {
  /// How sources use the identifiers of scenes and cells, by the hash of the identifier.
  private var uses: [UInt64: Use] = [:]
  /// Whether a source uses a class of the documents outside of the files that declare it, by the hash of its name.
  private var isUsed: [UInt64: Bool] = [:]
  /// The hash of the name of each identifier's generated constant, such as `home`, with that of the identifier, such as
  /// `Home`.
  private var constants: [UInt64: UInt64] = [:]

  private enum Use: Comparable { case unused, named, given }

  /// A scene or cell with an identifier, as a document has it.
  private struct Object {
    let identifier: String
    let customClass: String?
  }

  /// Notes the identifiers of a document, and those that it gives to storyboard references. All documents have to be
  /// read before the first source.
  mutating func read(document: Data) {
    for attribute in [Self.scene, Self.cell] {
      for object in Self.objects(with: attribute, in: document) {
        let hash = SourceWords.hash(object.identifier)
        uses[hash] = uses[hash] ?? .unused
        constants[SourceWords.hashOfConstant(for: object.identifier)] = hash
        if let name = object.customClass { isUsed[SourceWords.hash(name)] = false }
      }
    }
    for identifier in SourceIndex.values(of: "referencedIdentifier", in: [UInt8](document)) {
      uses[SourceWords.hash(identifier)] = .given
    }
  }

  /// Looks at a word of a source.
  ///
  /// - Parameter own: the hashes of the names of the classes that the source declares or extends.
  mutating func read(_ word: SourceWords.Word, declaring own: Set<UInt64>) {
    if isUsed[word.hash] == false, !own.contains(word.hash) { isUsed[word.hash] = true }
    guard let identifier = uses[word.hash] != nil ? word.hash : constants[word.hash], let use = uses[identifier],
      use < .given, !own.contains(word.hash)
    else { return }
    uses[identifier] = word.isLiteral && Self.makesObjects(word.label) ? .given : .named
  }

  /// Whether a literal after this word is the identifier of an object to make, as after `withIdentifier` in
  /// `instantiateViewController(withIdentifier: "Home")`.
  private static func makesObjects(_ label: String) -> Bool {
    ["dentifier", "nstantiate", "iewController"].contains { label.contains($0) }
  }

  /// The scenes and prototype cells of a document that nothing makes.
  ///
  /// - Parameter isDeclared: whether the sources declare a class.
  func unmadeObjects(in document: Data, where isDeclared: (String) -> Bool) -> UnmadeObjects {
    UnmadeObjects(
      scenes: identifiers(with: Self.scene, in: document, where: isDeclared),
      cells: identifiers(with: Self.cell, in: document, where: isDeclared))
  }

  private func identifiers(
    with attribute: String, in document: Data, where isDeclared: (String) -> Bool
  ) -> Set<String> {
    var made: Set<String> = []
    var all: Set<String> = []
    for object in Self.objects(with: attribute, in: document) {
      all.insert(object.identifier)
      if isMade(object, where: isDeclared) { made.insert(object.identifier) }
    }
    return all.subtracting(made)
  }

  private func isMade(_ object: Object, where isDeclared: (String) -> Bool) -> Bool {
    // An identifier of several words is not looked for.
    guard object.identifier.utf8.allSatisfy(SourceTokens.isWord) else { return true }
    switch uses[SourceWords.hash(object.identifier)] ?? .unused {
    case .given: return true
    case .unused: return false
    case .named:
      guard Self.isCommon(object.identifier) else { return true }
      guard let name = object.customClass, isDeclared(name) else { return true }
      return isUsed[SourceWords.hash(name)] == true
    }
  }

  /// Whether an identifier may be in sources for another reason: it has no underscore, no digit and no capital letter but
  /// the first.
  private static func isCommon(_ identifier: String) -> Bool {
    identifier.dropFirst().allSatisfy(\.isLowercase)
  }

  private static let scene = "storyboardIdentifier"
  private static let cell = "reuseIdentifier"

  /// The elements of a document with an identifier in the given attribute.
  private static func objects(with attribute: String, in text: Data) -> [Object] {
    let pattern = Data("\(attribute)=\"".utf8)
    var objects: [Object] = []
    var next = text.startIndex
    while let found = text[next...].range(of: pattern) {
      next = found.upperBound
      guard let start = text[..<found.lowerBound].lastIndex(of: UInt8(ascii: "<")),
        let end = text[next...].firstIndex(of: UInt8(ascii: ">"))
      else { break }
      let tag = [UInt8](text[start...end])
      guard let identifier = SourceIndex.values(of: attribute, in: tag).first else { continue }
      objects.append(
        Object(identifier: identifier, customClass: SourceIndex.values(of: "customClass", in: tag).first))
    }
    return objects
  }
}
