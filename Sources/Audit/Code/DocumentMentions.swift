import Foundation

/// Finds which documents of a project are named in another file, so that the app can load them.
///
/// Code names a document in a string, as in `UINib(nibName: "Row", bundle: nil)`, or by a class of the same name: UIKit
/// looks for a controller's document by the name of the controller's class, and apps do the same for cells. So every
/// word that equals the document's name counts, except in the source that declares a class of that name. Constants that
/// R.swift and similar tools generate begin with a lowercase letter, as in `R.nib.row`. A document names another one by
/// a custom class or by a storyboard reference. Property lists and build settings name the app's first storyboard.
nonisolated struct DocumentMentions {
  /// The hash of each document's name, with whether another file names the document.
  private var isNamed: [UInt64: Bool] = [:]
  /// The sources that have a document's name as a whole string literal, and so probably load it, by the hash of the name.
  private var loaders: [UInt64: [String]] = [:]
  /// The most loaders of a document that are kept.
  private static let mostLoaders = 16
  /// The hash of the name of each document's generated constant, such as `row`, with the hash of the document's name,
  /// such as `Row`.
  private var constants: [UInt64: UInt64] = [:]

  /// - Parameter documents: the paths of the project's documents.
  init(of documents: [String]) {
    for document in documents {
      guard let name = Self.name(ofDocumentAt: document) else { continue }
      isNamed[SourceWords.hash(name)] = false
      constants[SourceWords.hashOfConstant(for: name)] = SourceWords.hash(name)
    }
    for library in Self.keyboardLibraries { isNamed[library] = false }
    // Xcode's templates name the first storyboard Main. It counts as named, because not all projects record in a file
    // that the app starts with it.
    isNamed[SourceWords.hash("Main")] = true
  }

  /// Whether another file names the document; `nil` if the document is not one of the project, or if its name is not a
  /// single word and therefore cannot be searched for.
  func isNamed(documentAt path: String) -> Bool? {
    Self.name(ofDocumentAt: path).flatMap { isNamed[SourceWords.hash($0)] }
  }

  /// Whether a source names a library that moves fields out of the way of the keyboard. Libraries are looked for together
  /// with documents, because that costs nothing.
  var nameKeyboardLibrary: Bool { Self.keyboardLibraries.contains { isNamed[$0] == true } }

  private static let keyboardLibraries = [
    "IQKeyboardManager", "IQKeyboardManagerSwift", "TPKeyboardAvoidingScrollView", "TPKeyboardAvoidingTableView",
    "KeyboardLayoutGuide",
  ].map(SourceWords.hash)

  /// The paths of the sources that probably load a document: its name is a whole string literal in them.
  func loaders(ofDocumentAt path: String) -> [String] {
    Self.name(ofDocumentAt: path).flatMap { loaders[SourceWords.hash($0)] } ?? []
  }

  /// Looks for documents' names among the custom classes and storyboard references of a document.
  mutating func read(document: [UInt8], at path: String) {
    let own = Self.name(ofDocumentAt: path).map(SourceWords.hash)
    for attribute in ["customClass", "storyboardName"] {
      for value in SourceIndex.values(of: attribute, in: document) {
        let hash = SourceWords.hash(value)
        if hash != own, isNamed[hash] != nil { isNamed[hash] = true }
      }
    }
  }

  /// Looks for documents' names in a property list, a project file or build settings.
  mutating func read(settings: [UInt8], at path: String) {
    guard path.hasSuffix(".pbxproj") else { return readWords(of: settings) }
    // A project file lists all documents; only its values for the property list count.
    for line in settings.split(separator: UInt8(ascii: "\n")) where line.contains(UInt8(ascii: "=")) {
      if String(decoding: line, as: UTF8.self).contains("INFOPLIST_KEY_") { readWords(of: Array(line)) }
    }
  }

  private mutating func readWords(of settings: [UInt8]) {
    SourceWords.forEach(in: settings) { read($0, declaring: [], at: nil) }
  }

  /// Looks whether a word of a source or setting is a document's name. The names of the classes that the source itself
  /// declares do not count.
  ///
  /// - Parameters:
  ///   - own: the hashes of the names of these classes.
  ///   - path: the path of the source; `nil` if it is not noted as a loader.
  mutating func read(_ word: SourceWords.Word, declaring own: Set<UInt64>, at path: String?) {
    let name = Self.generators.contains(word.previous) ? constants[word.hash] ?? word.hash : word.hash
    guard let known = isNamed[name] else { return }
    if let path, name != word.hash || word.isLiteral { note(path, asLoaderOf: name) }
    if !known, !own.contains(name) { isNamed[name] = true }
  }

  private mutating func note(_ path: String, asLoaderOf name: UInt64) {
    let known = loaders[name] ?? []
    if known.count < Self.mostLoaders, known.last != path { loaders[name] = known + [path] }
  }

  /// The hashes of the words after which a generated constant follows, such as `nib` in `R.nib.row`.
  private static let generators: Set<UInt64> = [SourceWords.hash("nib"), SourceWords.hash("storyboard")]

  /// The name by which a document is loaded: its file name without extension and device suffix; `nil` if that is not a
  /// single word.
  private static func name(ofDocumentAt path: String) -> String? {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    var name = String(file.prefix { $0 != "." })
    for device in ["~ipad", "~iphone"] where name.hasSuffix(device) { name.removeLast(device.count) }
    return name.utf8.allSatisfy(SourceTokens.isWord) ? name : nil
  }
}
