import Foundation
import InputFiles
import InterfaceBuilder

/// What the sources beside a document say about the classes that it names.
///
/// The sources are read, not run. That is enough to know that code replaces a label's text, hides a view, or lets a
/// button be touched outside of its bounds.
nonisolated public struct AppCode: Sendable {
  private let types: [String: CodeType]
  /// Whether the sources of the whole project were searched, so that a class that was not found has no source in the
  /// project.
  public let coversProject: Bool
  /// The names of properties on which some source of the project sets what VoiceOver reads, as in
  /// `close.accessibilityLabel = …`; `nil` if no search for them was made.
  let namesForVoiceOver: Set<String>?
  /// Whether any file of the project names the document, so that the app can load it; `nil` if no search was made.
  let namesDocument: Bool?

  /// Makes the facts from known classes, by their names. Without arguments, no class is known.
  public init(
    types: [String: CodeType] = [:], coversProject: Bool = false, namesForVoiceOver: Set<String>? = nil,
    namesDocument: Bool? = nil
  ) {
    self.types = types
    self.coversProject = coversProject
    self.namesForVoiceOver = namesForVoiceOver
    self.namesDocument = namesDocument
  }

  /// Reads source files. A file that cannot be read is ignored.
  ///
  /// - Parameters:
  ///   - files: the files that say something of a document's classes.
  ///   - coversProject: whether they were found by a search of the whole project.
  ///   - namesForVoiceOver: the names of properties on which some source sets what VoiceOver reads; `nil` if no search
  ///     for them was made.
  ///   - namesDocument: whether any file of the project names the document; `nil` if no search was made.
  public init(
    files: [String], coversProject: Bool = false, namesForVoiceOver: Set<String>? = nil, namesDocument: Bool? = nil
  ) {
    var types: [String: CodeType] = [:]
    for file in files {
      guard let data = try? RegularFile.read(file, atMost: SourceIndex.largestMegabytes) else { continue }
      for (name, type) in CodeType.types(in: [UInt8](data)) { types[name, default: CodeType()].formUnion(type) }
    }
    self.init(
      types: types, coversProject: coversProject, namesForVoiceOver: namesForVoiceOver, namesDocument: namesDocument)
  }

  /// Whether nothing is known.
  public var isEmpty: Bool { types.isEmpty }

  /// Whether the sources declare or extend a class.
  public func declares(_ name: String) -> Bool { types[name] != nil }

  /// Whether the class cannot be loaded from a document, because its `init(coder:)`, own or inherited, traps.
  func refusesDocuments(_ name: String) -> Bool {
    chain(of: name).lazy.compactMap(\.refusesCoder).first ?? false
  }

  /// Whether a class and all of its superclasses up to a framework's class have sources here.
  public func knows(_ name: String) -> Bool {
    chain(of: name).contains { $0.superclass.map(Self.isFrameworkClass) ?? false }
  }

  /// Whether a class or a superclass overrides one of the members; `nil` if only unknown superclasses may do so.
  public func overrides(_ members: Set<String>, in name: String) -> Bool? {
    let chain = chain(of: name)
    if chain.contains(where: { !$0.overrides.isDisjoint(with: members) }) { return true }
    return knows(name) ? false : nil
  }

  /// The members of a property's object that the code of a class and its superclasses uses; `nil` for an unknown class.
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

  /// Whether the code of a class or of its superclasses has a word with which the name of a method begins: Swift's
  /// `save(document:)` is `saveWithDocument:` to UIKit. `nil` if the class is not known.
  func mentionsBeginning(of method: String, in name: String) -> Bool? {
    let chain = chain(of: name)
    guard !chain.isEmpty else { return nil }
    let beginnings = method.indices.dropFirst().filter { method[$0].isUppercase }.map { String(method[..<$0]) }
    let words = Set(beginnings + [method])
    return chain.contains { !$0.words.isDisjoint(with: words) }
  }

  /// The methods that the tap recognizers of a class and of its superclasses call; an empty name stands for a method
  /// that could not be determined.
  func tapMethods(in name: String) -> Set<String> {
    chain(of: name).reduce(into: []) { $0.formUnion($1.tapMethods) }
  }

  /// Whether only the class itself can reach a property.
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
