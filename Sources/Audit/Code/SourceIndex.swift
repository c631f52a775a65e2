import Foundation
import InputFiles
import InterfaceBuilder

/// Finds the source files of the classes that documents name.
///
/// The sources of a repository are searched once for the names of the classes that they declare or extend.
nonisolated public struct SourceIndex: Sendable {
  /// Where sources declare or extend a class, by the name of the class.
  private(set) var declarations: [String: [Declaration]] = [:]
  /// The classes that storyboards and xibs name.
  private(set) var classesOfDocuments: Set<String> = []
  /// The file of each SwiftUI view.
  private(set) var swiftUIViews: [String] = []
  /// The names of properties on which sources set an accessibility label or a related member, by the folder of the
  /// project; the key `nil` stands for files that are in no project.
  private var namesForVoiceOver: [String?: Set<String>] = [:]
  private var mentions: DocumentMentions
  private var scenes = SceneMentions()
  private var folders: ProjectFolders
  /// The names of methods that extensions of UIKit's views declare, by the folder of the project; the key `nil` stands
  /// for files that are in no project.
  private var methodsOfExtensions: [String?: Set<String>] = [:]
  /// The size of all strings files of a language, in bytes, by the folder of the project and by the language; the key
  /// `nil` stands for files that are in no project.
  private var bytesOfTexts: [String?: [String: Int]] = [:]
  /// The folders of the projects whose code contains `supportedInterfaceOrientations`; `nil` stands for files that are
  /// in no project.
  private var decidingOrientations: Set<String?> = []

  /// A place at which a source declares or extends a class.
  struct Declaration {
    let file: String
    /// The folder of the project that the file belongs to; `nil` if it is in no project.
    let project: String?
    let superclass: String?
    let isExtension: Bool
  }

  /// The largest source file that is read, in megabytes. Larger ones are skipped, like files that cannot be read.
  static let largestMegabytes = 16

  /// Whether no source file declares or extends a class.
  public var isEmpty: Bool { declarations.isEmpty }

  /// Searches the sources below a folder, without the contents of folders whose name is among the skipped ones.
  public init(folder: String, skipping skipped: Set<String> = []) {
    let files = ProjectFiles(in: folder, skipping: skipped)
    mentions = DocumentMentions(of: files.documents)
    folders = files.folders
    for file in files.documents {
      guard let data = try? RegularFile.read(file, atMost: Self.largestMegabytes) else { continue }
      let bytes = [UInt8](data)
      mentions.read(document: bytes, at: file)
      scenes.read(document: data)
      classesOfDocuments.formUnion(Self.values(of: "customClass", in: bytes))
    }
    for file in files.sources { readSource(file) }
    for (language, path) in files.texts { add(textsAt: path, in: language) }
    for file in files.settings {
      guard let data = try? RegularFile.read(file, atMost: Self.largestMegabytes) else { continue }
      mentions.read(settings: [UInt8](data), at: file)
    }
  }

  private mutating func add(textsAt path: String, in language: String) {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
    bytesOfTexts[folders.project(ofFileAt: path), default: [:]][language, default: 0] += size?.intValue ?? 0
  }

  private mutating func readSource(_ file: String) {
    guard let data = try? RegularFile.read(file, atMost: Self.largestMegabytes) else { return }
    let project = folders.project(ofFileAt: file)
    if data.range(of: Self.orientations) != nil { decidingOrientations.insert(project) }
    namesForVoiceOver[project, default: []].formUnion(VoiceOverNames.names(in: data))
    let bytes = [UInt8](data)
    var declared: [String] = []
    for word in Self.words(in: bytes) {
      switch word.keyword {
      case .import:
        if let project { folders.add(import: word.name, in: project) }
      case .struct:
        if word.superclass == "View" { swiftUIViews.append(file) }
      case .class, .extension, .interface, .implementation:
        declared.append(word.name)
        declarations[word.name, default: []].append(
          Declaration(file: file, project: project, superclass: word.superclass, isExtension: word.isExtension))
      }
    }
    if !Self.views.isDisjoint(with: declared) { addMethods(ofExtensionsIn: bytes, of: project) }
    let own = Set(declared.map(SourceWords.hash))
    SourceWords.forEach(in: bytes) { word in
      mentions.read(word, declaring: own, at: file)
      scenes.read(word, declaring: own)
    }
  }

  /// Whether the code of a document's app mentions `supportedInterfaceOrientations`, so that code decides the supported
  /// orientations.
  public func decidesOrientations(forDocumentAt path: String) -> Bool {
    let project = folders.project(ofFileAt: path)
    return decidingOrientations.contains { folders.belongTogether($0, project) }
  }

  /// Whether any file of the project names a document, so that the app can load it; `nil` if that is not known.
  public func isNamed(documentAt path: String) -> Bool? {
    isEmpty ? nil : mentions.isNamed(documentAt: path)
  }

  /// The scenes and prototype cells of a document that no file of the project makes; empty if there are no sources.
  public func unmadeObjects(inDocument data: Data) -> UnmadeObjects {
    isEmpty ? UnmadeObjects() : scenes.unmadeObjects(in: data) { declarations[$0] != nil }
  }

  /// UIKit's views whose extensions may have methods with the names of UIKit's own.
  private static let views: Set<String> = [
    "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView",
  ]

  private mutating func addMethods(ofExtensionsIn source: [UInt8], of project: String?) {
    let types = CodeType.types(in: source).filter { Self.views.contains($0.key) }
    methodsOfExtensions[project, default: []].formUnion(types.values.flatMap(\.methods))
  }

  /// The names of methods that the app's own extensions of UIKit's views declare, such as `setText` of a button. What
  /// such a method does is not known, whatever UIKit's member of that name does.
  public func methodsOfExtensions(forDocumentAt path: String) -> Set<String> {
    let project = folders.project(ofFileAt: path)
    return methodsOfExtensions.reduce(into: []) { names, entry in
      if folders.belongTogether(entry.key, project) { names.formUnion(entry.value) }
    }
  }

  /// The sources that probably load a document, because its name is a whole string literal in them.
  public func loaders(ofDocumentAt path: String) -> [String] { mentions.loaders(ofDocumentAt: path) }

  /// The size of all strings files of a document's app, in bytes, by language.
  public func bytesOfTexts(forDocumentAt path: String) -> [String: Int] {
    let project = folders.project(ofFileAt: path)
    return bytesOfTexts.reduce(into: [:]) { sizes, entry in
      guard folders.belongTogether(entry.key, project) else { return }
      sizes.merge(entry.value) { $0 + $1 }
    }
  }

  /// The source files that declare or extend the classes that a document names, or their superclasses, in the order of
  /// their paths.
  ///
  /// If several projects declare a class of the same name, such as `ViewController`, only the class of the document's
  /// own project counts.
  public func files(forDocument data: Data, at path: String) -> [String] {
    let project = folders.project(ofFileAt: path)
    var names = Self.values(of: "customClass", in: [UInt8](data))
    var found: Set<String> = []
    var known: Set<String> = []
    while let name = names.popLast() {
      guard known.insert(name).inserted else { continue }
      let declarations = declarations(of: name, in: project)
      found.formUnion(declarations.map(\.file))
      if let superclass = declarations.lazy.compactMap(\.superclass).first { names.append(superclass) }
    }
    return found.sorted()
  }

  /// The declarations and extensions of a class that count for a project. If both this project and another one declare
  /// a class of that name, those of the other project are left out.
  private func declarations(of name: String, in project: String?) -> [Declaration] {
    let all = declarations[name] ?? []
    let declaring = Set(all.lazy.filter { !$0.isExtension }.map(\.project))
    guard declaring.contains(project) else { return all }
    return all.filter { $0.project == project || !declaring.contains($0.project) }
  }

  /// The names of the document's outlets on which some source of its app sets an accessibility label or a related
  /// member.
  public func namesForVoiceOver(inDocument data: Data, at path: String) -> Set<String> {
    let project = folders.project(ofFileAt: path)
    let outlets = Set(Self.values(of: "property", in: [UInt8](data)))
    return namesForVoiceOver.reduce(into: []) { names, entry in
      if folders.belongTogether(entry.key, project) { names.formUnion(entry.value.intersection(outlets)) }
    }
  }

  /// Whether any source names a library that moves fields out of the way of the keyboard.
  public var namesKeyboardLibrary: Bool { mentions.nameKeyboardLibrary }

  private static let orientations = Data("supportedInterfaceOrientations".utf8)

  /// A keyword that is followed by the name of a type or module.
  private enum Keyword: String, CaseIterable {
    case `class`
    case `extension`
    case interface = "@interface"
    case implementation = "@implementation"
    case `import`
    case `struct`
  }

  /// A type or module that follows a ``Keyword`` in source text.
  private struct Word {
    let keyword: Keyword
    let name: String
    /// The first name after the colon that follows ``name``: in a class, its superclass.
    let superclass: String?
    /// Whether the name is that of the class in a Swift extension or an Objective-C category.
    let isExtension: Bool
  }

  /// All names that follow keywords in source text.
  private static func words(in bytes: [UInt8]) -> [Word] {
    var found: [Word] = []
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        // A keyword is followed by a blank, so the search looks at each blank and compares the letters before it.
        guard bytes[position] == UInt8(ascii: " ") else {
          position += 1
          continue
        }
        for (keyword, letters) in letters where ends(with: letters, at: position, in: bytes) {
          var next = position
          guard let name = word(in: bytes, at: &next), name.utf8.first.map({ $0 < 0x61 }) ?? false else { break }
          let rest = bytes[next...].prefix(4)
          let colon = rest.firstIndex(of: UInt8(ascii: ":"))
          var afterColon = (colon ?? next) + 1
          let isExtension = keyword == .extension || rest.contains(UInt8(ascii: "("))
          found.append(
            Word(
              keyword: keyword, name: name.split(separator: ".").last.map(String.init) ?? name,
              superclass: colon != nil && !isExtension ? word(in: bytes, at: &afterColon) : nil,
              isExtension: isExtension))
          break
        }
        position += 1
      }
    }
    return found
  }

  private static let letters = Keyword.allCases.map { (keyword: $0, letters: Array($0.rawValue.utf8)) }

  private static func ends(with keyword: [UInt8], at end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = end - keyword.count
    guard start >= 0, bytes[end - 1] == keyword[keyword.count - 1] else { return false }
    return bytes[start..<end].elementsEqual(keyword) && (start == 0 || bytes[start - 1] <= 0x20)
  }

  /// The next name from a position, which may contain dots, as in `Outer.Inner`. Moves the position behind the name.
  private static func word(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) -> String? {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    let start = position
    while position < bytes.count, isName(bytes[position]) { position += 1 }
    return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    SourceTokens.isWord(byte) || byte == UInt8(ascii: ".")
  }

  /// The different values that an XML attribute has in a document, in alphabetical order.
  static func values(of attribute: String, in bytes: [UInt8]) -> [String] {
    let attribute = Array("\(attribute)=\"".utf8)
    var names: Set<String> = []
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position + attribute.count < bytes.count {
        guard bytes[position] == attribute[0], bytes[position..<(position + attribute.count)].elementsEqual(attribute)
        else {
          position += 1
          continue
        }
        position += attribute.count
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += 1 }
        names.insert(String(decoding: bytes[start..<position], as: UTF8.self))
      }
    }
    return names.sorted()
  }
}
