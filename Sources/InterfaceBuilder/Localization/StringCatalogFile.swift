import Foundation

/// The content of a string catalog (`.xcstrings`), which has the texts of all languages in one file.
nonisolated struct StringCatalogFile: Sendable {
  /// The language in which the documents themselves are written.
  let sourceLanguage: String
  /// The texts, by language and then by key.
  let texts: [String: [String: String]]
  /// What stands in the place of a language and is none, in alphabetical order. Its texts are left out.
  let unknownLanguages: [String]
  /// The keys of the texts that are not to be translated.
  let keysToKeep: Set<String>

  init(_ data: Data) throws(StringsProblem) {
    guard let file = try? JSONDecoder().decode(File.self, from: data) else {
      throw StringsProblem(message: "it is not the JSON of a string catalog")
    }
    sourceLanguage = file.sourceLanguage ?? "en"
    var texts: [String: [String: String]] = [:]
    for (key, entry) in file.strings {
      for (language, unit) in entry.localizations ?? [:] {
        if let text = unit.text { texts[language, default: [:]][key] = text }
      }
    }
    self.texts = texts.filter { Self.isLanguage($0.key) }
    unknownLanguages = texts.keys.filter { !Self.isLanguage($0) }.sorted()
    keysToKeep = Set(file.strings.filter { $0.value.isKept }.keys)
  }

  /// Whether a text is a language tag by BCP 47, such as `pt-BR`: a code of two or three letters, then subtags of up to eight
  /// letters or digits.
  private static func isLanguage(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isCode = (2...3).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
    return isCode
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
    var comment: String?

    /// Whether the text stays as it is in all languages.
    var isKept: Bool { shouldTranslate == false || comment.map(TranslatorNote.forbidsTranslation) == true }
  }

  private struct Localization: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?

    /// The text. If it varies by number or device, it is the variant for the plural form “other” or for an iPhone.
    var text: String? { stringUnit?.value ?? variations?.text }
  }

  private struct StringUnit: Decodable {
    var value: String
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?

    var text: String? { (plural?["other"] ?? device?["iphone"] ?? device?["other"])?.text }
  }
}
