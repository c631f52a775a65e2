import Foundation
import InputFiles
import Synchronization

/// Finds and reads the translations of a document: strings files with the document's name in the `lproj` folders of
/// other languages, and string catalogs.
///
/// String catalogs are read by the initializer. The strings files of a language are read on first use, and only once.
/// The texts of one language are a ``TextCatalog``.
nonisolated final class DocumentLocalization: Sendable {
  private let folder: URL
  private let name: String
  private let catalogs: [StringCatalogFile]
  /// The problems of reading the document's string catalogs, one sentence per file. Problems of the strings files of a
  /// language are in the language's ``TextCatalog``.
  let catalogProblems: [String]

  private let texts = Mutex<[String: TextCatalog]>([:])
  private let knownLanguages = Mutex<[String]?>(nil)

  /// Reads the string catalogs of a document.
  ///
  /// - Parameter path: the path of the document, which may be in an `lproj` folder such as `Base.lproj`.
  init(documentPath path: String) {
    let document = URL(fileURLWithPath: path)
    let parent = document.deletingLastPathComponent()
    folder = parent.pathExtension == "lproj" ? parent.deletingLastPathComponent() : parent
    name = document.deletingPathExtension().lastPathComponent
    (catalogs, catalogProblems) = Self.stringCatalogs(named: name, in: folder)
  }

  /// The keys of texts that a string catalog says are not to be translated.
  var keysToKeep: Set<String> { catalogs.reduce(into: []) { $0.formUnion($1.keysToKeep) } }

  /// The number of characters of all texts in the string catalogs, by language.
  var lengthsInCatalogs: [String: Int] {
    catalogs.reduce(into: [:]) { lengths, catalog in
      for (language, texts) in catalog.texts {
        lengths[language, default: 0] += texts.values.reduce(0) { $0 + $1.utf16.count }
      }
    }
  }

  /// The languages for which the document has translations, in alphabetical order.
  var languages: [String] {
    knownLanguages.withLock { known in
      let languages = known ?? findLanguages()
      known = languages
      return languages
    }
  }

  private func findLanguages() -> [String] {
    var languages: Set<String> = []
    for language in entries.compactMap(Self.language(ofFolder:)) where !strings(in: language).isEmpty {
      languages.insert(language)
    }
    for catalog in catalogs { languages.formUnion(catalog.texts.keys) }
    return languages.sorted()
  }

  /// The language of a folder's name, such as `de.lproj`; nil for other folders and for those of no single language.
  static func language(ofFolder name: String) -> String? {
    guard name.hasSuffix(".lproj"), name != "Base.lproj", name != "mul.lproj" else { return nil }
    return String(name.dropLast(".lproj".count))
  }

  /// The languages into which the app is translated but the document is not, in alphabetical order: their `lproj`
  /// folder has strings files, but none with the document's name.
  var languagesWithoutTexts: [String] {
    let known = Set(languages)
    return entries.compactMap(Self.language(ofFolder:)).filter { !known.contains($0) && hasStrings($0) }
  }

  /// The size of all strings files in a language's `lproj` folder, in bytes.
  func bytesOfTexts(in language: String) -> Int {
    let folder = folder.appendingPathComponent("\(language).lproj")
    return stringsFiles(of: language).reduce(0) { sum, name in
      let file = try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
      return sum + ((file?[.size] as? NSNumber)?.intValue ?? 0)
    }
  }

  private func hasStrings(_ language: String) -> Bool { !stringsFiles(of: language).isEmpty }

  private func stringsFiles(of language: String) -> [String] {
    let listing = FolderListing(folder.appendingPathComponent("\(language).lproj").path)
    return (listing?.names ?? []).filter { $0.hasSuffix(".strings") }
  }

  /// The texts of a language. If a language with a region (`pt-BR`) has no text for a key, the text of the language
  /// without the region (`pt`) is used.
  func texts(for language: String) -> TextCatalog {
    texts.withLock { known in
      if let texts = known[language] { return texts }
      let texts = readTexts(for: language)
      known[language] = texts
      return texts
    }
  }

  private func readTexts(for language: String) -> TextCatalog {
    var result = TextCatalog()
    for candidate in Self.fallbacks(of: language) {
      var texts = strings(in: candidate)
      for catalog in catalogs { texts.fillGaps(from: TextCatalog(catalog.texts[candidate] ?? [:])) }
      result.fillGaps(from: texts)
    }
    return result
  }

  /// A language followed by its fallbacks: `zh-Hans-CN`, `zh-Hans`, `zh`.
  static func fallbacks(of language: String) -> [String] {
    var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result
  }

  private var entries: [String] { FolderListing(folder.path)?.names ?? [] }

  private func strings(in language: String) -> TextCatalog {
    let path = "\(language).lproj/\(name)"
    var texts = read("\(path).stringsdict", StringsDictionary.parse)
    texts.fillGaps(from: read("\(path).strings", StringsFile.parse))
    return texts
  }

  /// Reads the texts of a file in `folder`. The result is empty if the file does not exist, and has a problem if the
  /// file cannot be read.
  private func read(
    _ file: String, _ parse: (Data) throws(StringsProblem) -> [String: String]
  ) -> TextCatalog {
    do throws(StringsProblem) {
      guard let data = try Self.contents(of: file, in: folder) else { return TextCatalog() }
      return TextCatalog(try parse(data))
    } catch {
      return TextCatalog(problems: [Self.sentence(error, in: file)])
    }
  }

  /// The size in megabytes of the largest strings file that is read.
  static let largestMegabytes = 64

  /// The bytes of a file in a folder; nil if the file does not exist.
  private static func contents(of file: String, in folder: URL) throws(StringsProblem) -> Data? {
    do throws(RegularFile.Problem) {
      return try RegularFile.read(folder.appendingPathComponent(file).path, atMost: largestMegabytes)
    } catch {
      if error == .missing { return nil }
      throw StringsProblem(message: error.reason)
    }
  }

  private static func sentence(_ problem: StringsProblem, in file: String) -> String {
    "the texts in \(file)\(problem.line.map { ":\($0)" } ?? "") cannot be read: \(problem.message); they were left out"
  }

  /// Reads the string catalogs of a document, and returns also the problems of those that cannot be read. Xcode keeps
  /// string catalogs in the `mul.lproj` folder (“multiple languages”).
  private static func stringCatalogs(
    named name: String, in folder: URL
  ) -> (catalogs: [StringCatalogFile], problems: [String]) {
    var catalogs: [StringCatalogFile] = []
    var problems: [String] = []
    for prefix in ["mul.lproj/", "Base.lproj/", ""] {
      let file = prefix + name + ".xcstrings"
      do throws(StringsProblem) {
        guard let data = try contents(of: file, in: folder) else { continue }
        let catalog = try StringCatalogFile(data)
        catalogs.append(catalog)
        problems += catalog.unknownLanguages.map {
          "\(file) has texts in “\($0)”, which is no language; they were left out"
        }
      } catch {
        problems.append(sentence(error, in: file))
      }
    }
    return (catalogs, problems)
  }
}
