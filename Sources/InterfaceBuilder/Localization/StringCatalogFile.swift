import Foundation

/// Reads `.xcstrings` files: the texts of all languages in one file.
nonisolated struct StringCatalogFile: Sendable {
  /// Language of the texts in the documents.
  let sourceLanguage: String
  /// Texts by language and key.
  let texts: [String: [String: String]]

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
    self.texts = texts
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?

    /// The text, or its variant for any number or device.
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
