import Foundation
import InterfaceBuilder

/// Finds the source files of the classes that documents name.
///
/// The sources of a project are searched once for the names of the classes that they declare or extend.
nonisolated public struct SourceIndex: Sendable {
  /// The files that declare or extend a class, and its superclass.
  private var files: [String: [String]] = [:]
  private var superclasses: [String: String] = [:]
  private var namesForVoiceOver: Set<String> = []
  private var mentions: DocumentMentions
  /// Whether code decides to which orientations the app turns.
  public private(set) var decidesOrientations = false

  /// Larger source files are passed over, as those that cannot be read.
  static let largestMegabytes = 16

  /// Whether no source declares a class.
  public var isEmpty: Bool { files.isEmpty }

  /// Searches the folder with all folders in it, but for those of that name.
  public init(folder: String, skipping skipped: Set<String> = []) {
    let project = ProjectFiles(in: folder, skipping: skipped)
    mentions = DocumentMentions(of: project.documents)
    for file in project.sources {
      guard let data = try? RegularFile.read(file, atMost: Self.largestMegabytes) else { continue }
      if !decidesOrientations { decidesOrientations = data.range(of: Self.orientations) != nil }
      namesForVoiceOver.formUnion(VoiceOverNames.names(in: data))
      let bytes = [UInt8](data)
      let declarations = Self.declarations(in: bytes)
      for (name, superclass) in declarations {
        if files[name]?.last != file { files[name, default: []].append(file) }
        if let superclass, superclasses[name] == nil { superclasses[name] = superclass }
      }
      mentions.read(source: bytes, declaring: declarations.map(\.name))
    }
    for file in project.documents {
      guard let data = try? RegularFile.read(file, atMost: Self.largestMegabytes) else { continue }
      mentions.read(document: [UInt8](data), at: file)
    }
    for file in project.settings {
      guard let data = try? RegularFile.read(file, atMost: Self.largestMegabytes) else { continue }
      mentions.read(settings: [UInt8](data), at: file)
    }
  }

  /// Whether anything in the project names a document, so that the app can load it; `nil` if that is not known.
  public func isNamed(documentAt path: String) -> Bool? {
    isEmpty ? nil : mentions.isNamed(documentAt: path)
  }

  /// The source files that say something of the classes that a document names or of their superclasses, in the order of
  /// their paths.
  public func files(forDocument data: Data) -> [String] {
    var names = Self.values(of: "customClass", in: [UInt8](data))
    var found: Set<String> = []
    var known: Set<String> = []
    while let name = names.popLast() {
      guard known.insert(name).inserted else { continue }
      found.formUnion(files[name] ?? [])
      if let superclass = superclasses[name] { names.append(superclass) }
    }
    return found.sorted()
  }

  /// The outlets of a document for which any source says what VoiceOver reads.
  public func namesForVoiceOver(inDocument data: Data) -> Set<String> {
    namesForVoiceOver.intersection(Self.values(of: "property", in: [UInt8](data)))
  }

  private static let orientations = Data("supportedInterfaceOrientations".utf8)

  /// The names after `class`, `extension`, `@interface` and `@implementation`, with the name after a colon.
  private static func declarations(in bytes: [UInt8]) -> [(name: String, superclass: String?)] {
    var found: [(name: String, superclass: String?)] = []
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        // Each of the words has an “s” in front of a blank, or an “n” or “e”: look at blanks only.
        guard bytes[position] == UInt8(ascii: " ") else {
          position += 1
          continue
        }
        for keyword in keywords where ends(with: keyword, at: position, in: bytes) {
          var next = position
          guard let name = word(in: bytes, at: &next), name.utf8.first.map({ $0 < 0x61 }) ?? false else { break }
          let colon = bytes[next...].prefix(4).firstIndex(of: UInt8(ascii: ":"))
          var afterColon = (colon ?? next) + 1
          let superclass =
            colon != nil && !keyword.elementsEqual("extension".utf8) ? word(in: bytes, at: &afterColon) : nil
          found.append((name.split(separator: ".").last.map(String.init) ?? name, superclass))
          break
        }
        position += 1
      }
    }
    return found
  }

  private static let keywords = ["class", "extension", "@interface", "@implementation"].map { Array($0.utf8) }

  private static func ends(with keyword: [UInt8], at end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = end - keyword.count
    guard start >= 0, bytes[end - 1] == keyword[keyword.count - 1] else { return false }
    return bytes[start..<end].elementsEqual(keyword) && (start == 0 || bytes[start - 1] <= 0x20)
  }

  /// The next word, with the dots in it; the position is then behind it.
  private static func word(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) -> String? {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    let start = position
    while position < bytes.count, isName(bytes[position]) { position += 1 }
    return start < position ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    SourceTokens.isWord(byte) || byte == UInt8(ascii: ".")
  }

  /// The values of an attribute in a document.
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
