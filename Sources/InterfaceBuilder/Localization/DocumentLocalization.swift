import Foundation

/// Finds the translations of a document: strings files of its name in the `lproj` folders beside its own.
nonisolated struct DocumentLocalization: Sendable {
  private let folder: URL
  private let name: String

  /// - Parameter path: the document; in a `Base.lproj` folder, or in none.
  init(documentPath path: String) {
    let document = URL(fileURLWithPath: path)
    let parent = document.deletingLastPathComponent()
    folder = parent.pathExtension == "lproj" ? parent.deletingLastPathComponent() : parent
    name = document.deletingPathExtension().lastPathComponent
  }

  /// Languages that the document has translations for, in alphabetical order.
  var languages: [String] {
    var languages: Set<String> = []
    for entry in entries where entry.hasSuffix(".lproj") {
      let language = String(entry.dropLast(".lproj".count))
      if language == "Base" || language == "mul" { continue }
      if !strings(in: language).isEmpty { languages.insert(language) }
    }
    for catalog in catalogs { languages.formUnion(catalog.texts.keys) }
    return languages.sorted()
  }

  /// The texts of a language. Where a language with a region has no text, the language without it decides.
  func texts(for language: String) -> TextCatalog {
    var result = TextCatalog()
    for candidate in Self.fallbacks(of: language) {
      var texts = strings(in: candidate)
      for catalog in catalogs { texts.fillGaps(from: TextCatalog(catalog.texts[candidate] ?? [:])) }
      result.fillGaps(from: texts)
    }
    return result
  }

  /// A language and its fallbacks: `zh-Hans-CN`, `zh-Hans`, `zh`.
  static func fallbacks(of language: String) -> [String] {
    var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    var result: [String] = []
    while !parts.isEmpty {
      result.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return result
  }

  private var entries: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func strings(in language: String) -> TextCatalog {
    let lproj = folder.appendingPathComponent(language + ".lproj")
    var texts = TextCatalog()
    if let data = try? Data(contentsOf: lproj.appendingPathComponent(name + ".stringsdict")),
      let plural = StringsDictionary.parse(data)
    {
      texts.fillGaps(from: TextCatalog(plural))
    }
    if let data = try? Data(contentsOf: lproj.appendingPathComponent(name + ".strings")),
      let plain = try? StringsFile.parse(data)
    {
      texts.fillGaps(from: TextCatalog(plain))
    }
    return texts
  }

  /// String catalogs of the document; Xcode keeps them in the folder of “multiple languages”.
  private var catalogs: [StringCatalogFile] {
    ["mul.lproj/", "Base.lproj/", ""].compactMap { prefix in
      let file = folder.appendingPathComponent(prefix + name + ".xcstrings")
      return (try? Data(contentsOf: file)).flatMap(StringCatalogFile.init)
    }
  }
}
