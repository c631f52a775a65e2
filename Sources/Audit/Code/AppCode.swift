import Foundation
import InputFiles
import InterfaceBuilder

/// What an app's source files say about the classes that a document names.
///
/// The sources are read, not run. That is enough to know that code replaces a label's text, hides a view, or lets a
/// button be touched outside of its bounds.
nonisolated public struct AppCode: Sendable {
  private let types: [String: CodeType]
  /// Whether the sources of the whole project were searched, so that a class that was not found has no source in the
  /// project.
  public let coversProject: Bool
  /// The names of properties on which some source of the project sets an accessibility label or a related member, such
  /// as `close` in `close.accessibilityLabel = …`; `nil` if the sources were not searched for such names.
  let namesForVoiceOver: Set<String>?
  /// Whether any file of the project names the document, so that the app can load it; `nil` if the project was not
  /// searched.
  let namesDocument: Bool?
  /// The scenes and prototype cells of the document that no file of the project makes.
  let unmadeObjects: UnmadeObjects
  /// The names of methods that the app's own extensions of UIKit's views declare.
  let methodsOfExtensions: Set<String>
  /// Whether the project has a library that moves fields out of the way of the keyboard.
  let hasKeyboardLibrary: Bool
  /// The words of each source that probably loads the document, because the document's name is a string literal in it.
  private let wordsOfLoaders: [Set<String>]

  /// Makes the facts from classes that were already read, by class name. Without arguments, no class is known.
  public init(
    types: [String: CodeType] = [:], coversProject: Bool = false, namesForVoiceOver: Set<String>? = nil,
    namesDocument: Bool? = nil, unmadeObjects: UnmadeObjects = UnmadeObjects(), wordsOfLoaders: [Set<String>] = [],
    methodsOfExtensions: Set<String> = [], hasKeyboardLibrary: Bool = false
  ) {
    self.types = types
    self.wordsOfLoaders = wordsOfLoaders
    self.methodsOfExtensions = methodsOfExtensions
    self.hasKeyboardLibrary = hasKeyboardLibrary
    self.coversProject = coversProject
    self.namesForVoiceOver = namesForVoiceOver
    self.namesDocument = namesDocument
    self.unmadeObjects = unmadeObjects
  }

  /// Reads source files. A file that cannot be read is ignored.
  ///
  /// - Parameters:
  ///   - files: the paths of the source files that declare or extend a document's classes.
  ///   - coversProject: whether the files were found by a search of the whole project.
  ///   - namesForVoiceOver: the names of properties on which some source sets what VoiceOver reads; `nil` if no search
  ///     for them was made.
  ///   - namesDocument: whether any file of the project names the document; `nil` if no search was made.
  ///   - unmadeObjects: the scenes and prototype cells of the document that no file of the project makes.
  ///   - loaders: the paths of the source files that have the document's name as a string literal.
  ///   - methodsOfExtensions: the names of methods that the app's own extensions of UIKit's views declare.
  ///   - hasKeyboardLibrary: whether the project has a library that moves fields out of the way of the keyboard.
  public init(
    files: [String], coversProject: Bool = false, namesForVoiceOver: Set<String>? = nil, namesDocument: Bool? = nil,
    unmadeObjects: UnmadeObjects = UnmadeObjects(), loaders: [String] = [], methodsOfExtensions: Set<String> = [],
    hasKeyboardLibrary: Bool = false
  ) {
    var types: [String: CodeType] = [:]
    for file in files {
      guard let data = try? RegularFile.read(file, atMost: SourceIndex.largestMegabytes) else { continue }
      for (name, type) in CodeType.types(in: [UInt8](data)) { types[name, default: CodeType()].formUnion(type) }
    }
    self.init(
      types: types, coversProject: coversProject, namesForVoiceOver: namesForVoiceOver, namesDocument: namesDocument,
      unmadeObjects: unmadeObjects, wordsOfLoaders: loaders.compactMap(Self.words(ofSourceAt:)),
      methodsOfExtensions: methodsOfExtensions, hasKeyboardLibrary: hasKeyboardLibrary)
  }

  /// The words of a source file outside of its comments and string literals; `nil` if the file cannot be read.
  private static func words(ofSourceAt path: String) -> Set<String>? {
    guard let data = try? RegularFile.read(path, atMost: SourceIndex.largestMegabytes) else { return nil }
    return SourceTokens([UInt8](data)).reduce(into: []) { words, token in
      if case .word(let word) = token { words.insert(word) }
    }
  }

  /// Whether the sources that were read neither declare nor extend a class.
  public var isEmpty: Bool { types.isEmpty }

  /// Whether the sources declare or extend a class.
  public func declares(_ name: String) -> Bool { types[name] != nil }

  /// Whether the class cannot be loaded from a document, because its own or inherited `init(coder:)` calls `fatalError`
  /// or `preconditionFailure`.
  func refusesDocuments(_ name: String) -> Bool {
    chain(of: name).lazy.compactMap(\.refusesCoder).first ?? false
  }

  /// Why the object that owns a xib may not be of the class that its File's Owner has; `nil` if there is no such reason.
  ///
  /// A controller loads the xib of its own name, unless code names another controller with it. A view gets an owner only
  /// from code.
  func doubt(aboutOwner name: String) -> Doubt? {
    if wordsOfLoaders.contains(where: { !$0.contains(name) }) { return "code of another class loads the document" }
    if isController(name) { return nil }
    let chain = chain(of: name)
    if chain.contains(where: \.loadsWithoutOwner) { return "code loads the document without an owner" }
    let loads = chain.contains { !$0.words.isDisjoint(with: ["loadNibNamed", "UINib", "instantiate"]) }
    return loads || !wordsOfLoaders.isEmpty ? nil : Doubt("no code of \(name) loads the document")
  }

  /// Whether the sources declare a class and all of its superclasses up to a class of one of Apple's frameworks.
  public func knows(_ name: String) -> Bool {
    chain(of: name).contains { $0.superclass.map(Self.isFrameworkClass) ?? false }
  }

  /// Whether a class or one of its superclasses overrides one of the members; `nil` if no known class of the chain
  /// does, but a superclass without sources may.
  public func overrides(_ members: Set<String>, in name: String) -> Bool? {
    let chain = chain(of: name)
    if chain.contains(where: { !$0.overrides.isDisjoint(with: members) }) { return true }
    return knows(name) ? false : nil
  }

  /// The members that the code of a class and its superclasses uses on a property, such as `text` for
  /// `titleLabel.text = title`; `nil` for an unknown class.
  func uses(of property: String, in name: String) -> Set<String>? {
    let chain = chain(of: name)
    guard !chain.isEmpty else { return nil }
    return chain.reduce(into: []) { $0.formUnion($1.uses[property] ?? []) }
  }

  /// Whether the code of a class or of its superclasses has one of the words; `nil` if the class is not known.
  func mentions(_ words: Set<String>, in name: String) -> Bool? {
    let chain = chain(of: name)
    return chain.isEmpty ? nil : chain.contains { !$0.words.isDisjoint(with: words) }
  }

  /// Whether the code of a class or of its superclasses has a name with “keyboard” in it; `nil` if the class or one of its
  /// superclasses is not known.
  func mentionsKeyboard(in name: String) -> Bool? {
    if name.contains("Keyboard") || chain(of: name).contains(where: \.mentionsKeyboard) { return true }
    return knows(name) ? false : nil
  }

  /// Whether the code of a class or of its superclasses contains a word that is the selector's first part, or the
  /// beginning of that part before a capital letter. For example, Swift's `save(document:)` has the selector
  /// `saveWithDocument:`, so the word `save` counts. `nil` if the class is not known.
  func mentionsBeginning(of method: String, in name: String) -> Bool? {
    let chain = chain(of: name)
    guard !chain.isEmpty else { return nil }
    let beginnings = method.indices.dropFirst().filter { method[$0].isUppercase }.map { String(method[..<$0]) }
    let words = Set(beginnings + [method])
    return chain.contains { !$0.words.isDisjoint(with: words) }
  }

  /// The action methods of the `UITapGestureRecognizer`s that the code of a class and of its superclasses makes. An
  /// empty name stands for a method that could not be determined.
  func tapMethods(in name: String) -> Set<String> {
    chain(of: name).reduce(into: []) { $0.formUnion($1.tapMethods) }
  }

  /// The words of the methods of a class and its superclasses that are called when a row or an item is selected.
  func wordsOfSelection(in name: String) -> Set<String> {
    chain(of: name).reduce(into: []) { $0.formUnion($1.wordsOfSelection) }
  }

  /// Whether a property is declared `private` or `fileprivate` in a class or one of its superclasses.
  func isPrivate(_ property: String, in name: String) -> Bool {
    chain(of: name).contains { $0.privateNames.contains(property) }
  }

  /// Whether the class is a view controller, judged by its name and the names of its superclasses.
  func isController(_ name: String) -> Bool {
    name.hasSuffix("ViewController") || chain(of: name).contains { $0.superclass?.hasSuffix("Controller") == true }
  }

  private func chain(of name: String) -> [CodeType] {
    var chain: [CodeType] = []
    var visited: Set<String> = []
    var next: String? = name
    while let name = next, visited.insert(name).inserted, let type = types[name] {
      chain.append(type)
      next = type.superclass
    }
    return chain
  }

  static func isFrameworkClass(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("MK") || name.hasPrefix("WK")
  }
}
