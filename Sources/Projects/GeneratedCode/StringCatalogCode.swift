import Foundation

/// The symbols that Xcode generates for the texts of a string catalog: members of `LocalizedStringResource`.
///
/// Only texts that somebody added by hand have symbols; those that Xcode found in code have none. The key `inbox.title`
/// becomes `inboxTitle`. A text with placeholders becomes a function, whose argument labels are the names of the
/// placeholders: `%(count)lld messages` takes `count:`, and `%lld messages` takes an argument without a label. The symbols
/// of a catalog other than `Localizable` stand in an enumeration with its name.
///
/// Source: [Explore localization with Xcode](https://developer.apple.com/videos/play/wwdc2025/225/).
struct StringCatalogCode {
  /// The generated code; empty if no text has a symbol.
  let text: String

  /// - Parameters:
  ///   - data: the content of the catalog.
  ///   - table: the name of the catalog, without its extension.
  /// - Throws: an error of `JSONDecoder` if the content is not that of a catalog.
  init(_ data: Data, table: String) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    let isDefault = table == "Localizable"
    var symbols: [String: String] = [:]
    for (key, entry) in file.strings.sorted(by: { $0.key < $1.key }) where entry.extractionState == "manual" {
      guard let name = AssetSymbolName.key(key), symbols[name] == nil else { continue }
      let value = entry.localizations?[file.sourceLanguage ?? "en"]?.text ?? key
      symbols[name] = Self.member(SwiftText.name(name), key: key, value: value, table: isDefault ? nil : table)
    }
    let members = symbols.sorted { $0.key < $1.key }.map(\.value).joined()
    guard !members.isEmpty else {
      text = ""
      return
    }
    let namespace = isDefault ? nil : AssetSymbolName.namespace(table)
    let body = namespace.map { "  enum \(SwiftText.name($0)) {\n\(members)  }\n" } ?? members
    text = "import Foundation\n\nextension LocalizedStringResource {\n\(body)}\n"
  }

  private static func member(_ name: String, key: String, value: String, table: String?) -> String {
    let text = PlaceholderText(value)
    let place = table.map { ", table: \(SwiftText.literal($0))" } ?? ""
    let resource =
      "LocalizedStringResource(\(SwiftText.literal(key)), defaultValue: \"\(text.interpolated)\"\(place))"
    return text.parameters.isEmpty
      ? "  static var \(name): LocalizedStringResource { \(resource) }\n"
      : "  static func \(name)(\(text.parameters)) -> LocalizedStringResource { \(resource) }\n"
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    struct Unit: Decodable { var value: String }
    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }

    var stringUnit: Unit?
    var variations: Variations?

    /// The text. If it varies by number or device, it is the variant for the plural form “other”.
    var text: String? {
      stringUnit?.value ?? (variations?.plural?["other"] ?? variations?.device?["other"])?.text
    }
  }
}
