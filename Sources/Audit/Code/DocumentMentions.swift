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
      isNamed[Self.hash(name)] = false
      constants[Self.hash(name.prefix(1).lowercased() + name.dropFirst())] = Self.hash(name)
    }
    for library in Self.keyboardLibraries { isNamed[library] = false }
    // Xcode's templates name the first storyboard Main. It counts as named, because not all projects record in a file
    // that the app starts with it.
    isNamed[Self.hash("Main")] = true
  }

  /// Whether another file names the document; `nil` if the document is not one of the project, or if its name is not a
  /// single word and therefore cannot be searched for.
  func isNamed(documentAt path: String) -> Bool? {
    Self.name(ofDocumentAt: path).flatMap { isNamed[Self.hash($0)] }
  }

  /// Whether a source names a library that moves fields out of the way of the keyboard. Libraries are looked for together
  /// with documents, because that costs nothing.
  var nameKeyboardLibrary: Bool { Self.keyboardLibraries.contains { isNamed[$0] == true } }

  private static let keyboardLibraries = [
    "IQKeyboardManager", "IQKeyboardManagerSwift", "TPKeyboardAvoidingScrollView", "TPKeyboardAvoidingTableView",
    "KeyboardLayoutGuide",
  ].map(hash)

  /// The paths of the sources that probably load a document: its name is a whole string literal in them.
  func loaders(ofDocumentAt path: String) -> [String] {
    Self.name(ofDocumentAt: path).flatMap { loaders[Self.hash($0)] } ?? []
  }

  /// Looks for documents' names in a source file. The names of the classes that the file itself declares do not count.
  ///
  /// - Parameter path: the path of the file; `nil` if it is not noted as a loader.
  mutating func read(source: [UInt8], declaring classes: [String], at path: String? = nil) {
    let own = Set(classes.map(Self.hash))
    readWords(of: source, loading: path) { !own.contains($0) }
  }

  /// Looks for documents' names among the custom classes and storyboard references of a document.
  mutating func read(document: [UInt8], at path: String) {
    let own = Self.name(ofDocumentAt: path).map(Self.hash)
    for attribute in ["customClass", "storyboardName"] {
      for value in SourceIndex.values(of: attribute, in: document) {
        let hash = Self.hash(value)
        if hash != own, isNamed[hash] != nil { isNamed[hash] = true }
      }
    }
  }

  /// Looks for documents' names in a property list, a project file or build settings.
  mutating func read(settings: [UInt8], at path: String) {
    guard path.hasSuffix(".pbxproj") else { return readWords(of: settings) { _ in true } }
    // A project file lists all documents; only its values for the property list count.
    for line in settings.split(separator: UInt8(ascii: "\n")) where line.contains(UInt8(ascii: "=")) {
      if String(decoding: line, as: UTF8.self).contains("INFOPLIST_KEY_") { readWords(of: Array(line)) { _ in true } }
    }
  }

  private mutating func readWords(
    of bytes: [UInt8], loading path: String? = nil, where counts: (UInt64) -> Bool
  ) {
    var last: UInt64 = 0
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        var hash = Self.start
        let start = position
        while position < bytes.count, SourceTokens.isWord(bytes[position]) {
          hash = Self.hash(hash, bytes[position])
          position += 1
        }
        if position > start {
          let name = Self.generators.contains(last) ? constants[hash] ?? hash : hash
          if let path, isNamed[name] != nil, Self.isLiteral(start..<position, in: bytes) || name != hash {
            note(path, asLoaderOf: name)
          }
          if isNamed[name] == false, counts(name) { isNamed[name] = true }
          last = hash
        }
        position += 1
      }
    }
  }

  private mutating func note(_ path: String, asLoaderOf name: UInt64) {
    let known = loaders[name] ?? []
    if known.count < Self.mostLoaders, known.last != path { loaders[name] = known + [path] }
  }

  /// Whether a word stands between quotation marks.
  private static func isLiteral(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let quote = UInt8(ascii: "\"")
    return word.lowerBound > 0 && bytes[word.lowerBound - 1] == quote && word.upperBound < bytes.count
      && bytes[word.upperBound] == quote
  }

  /// The hashes of the words after which a generated constant follows, such as `nib` in `R.nib.row`.
  private static let generators: Set<UInt64> = [hash("nib"), hash("storyboard")]

  /// The name by which a document is loaded: its file name without extension and device suffix; `nil` if that is not a
  /// single word.
  private static func name(ofDocumentAt path: String) -> String? {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    var name = String(file.prefix { $0 != "." })
    for device in ["~ipad", "~iphone"] where name.hasSuffix(device) { name.removeLast(device.count) }
    return name.utf8.allSatisfy(SourceTokens.isWord) ? name : nil
  }

  // FNV-1a hashes, because comparing numbers is faster than making a string of every word of the sources.

  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  private static func hash(_ name: String) -> UInt64 { name.utf8.reduce(start, hash) }
}
