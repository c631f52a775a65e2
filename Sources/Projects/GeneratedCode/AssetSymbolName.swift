import Foundation

/// Makes Swift names from the names of assets by the rules of Xcode.
///
/// [Xcode 15's release notes](
/// https://developer.apple.com/documentation/xcode-release-notes/xcode-15-release-notes) and
/// [What's new in Xcode 15](https://developer.apple.com/videos/play/wwdc2023/10165/) introduce the symbols. The rules
/// are not documented, but can be seen in the code that Xcode generates:
///
/// - A name is split into words: at characters other than letters and digits, between letters and digits, and before
///   capital letters.
/// - The last word is removed if it is `Color` or `Image`, whatever the kind of the asset.
/// - The words are joined in camel case: `ic_back-24` becomes `icBack24`, `QRCode` becomes `qrCode`.
/// - A name without lowercase letters keeps its case, with underscores between the words: `A-1` becomes `A_1`, `BMW`
///   stays `BMW`.
/// - A name that begins with a digit is prefixed with an underscore: `2x2` becomes `_2X2`.
struct AssetSymbolName {
  private var words: [String] = []
  private var hasLowercase = false

  private enum Kind { case upper, lower, digit }

  private init(_ name: String) {
    var word: [Unicode.Scalar] = []
    var last: Kind?
    func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      let kind = Self.kind(scalar)
      if last == .upper, kind == .lower {
        // The last capital begins the word that continues in lowercase: `BGColor` is split into `BG` and `Color`.
        if let capital = word.popLast() {
          if !word.isEmpty { words.append(text(word)) }
          word = [capital]
        }
      } else if kind != last, !word.isEmpty {
        words.append(text(word))
        word = []
      }
      if kind != nil { word.append(scalar) }
      hasLowercase = hasLowercase || scalar.properties.isLowercase
      last = kind
    }
    if !word.isEmpty { words.append(text(word)) }
  }

  /// The Swift name of an asset; `nil` if the asset's name has no letters or digits.
  static func member(_ name: String) -> String? {
    var parts = AssetSymbolName(name)
    if parts.words.count > 1, let last = parts.words.last, ["color", "image"].contains(last.lowercased()) {
      parts.words.removeLast()
    }
    return parts.joined { $0.lowercased() }
  }

  /// The Swift name of a text with a key; `nil` if the key has no letters or digits.
  static func key(_ key: String) -> String? { AssetSymbolName(key).joined { $0.lowercased() } }

  /// The Swift name of a folder that provides a namespace; `nil` if the folder's name has no letters or digits.
  static func namespace(_ name: String) -> String? { AssetSymbolName(name).joined(first: capitalized) }

  private func joined(first change: (String) -> String) -> String? {
    guard let first = words.first else { return nil }
    let text =
      hasLowercase
      ? change(first) + words.dropFirst().map(Self.capitalized).joined()
      : words.joined(separator: "_")
    let symbol = text.unicodeScalars.first.map(SwiftText.isDigit) == true ? "_" + text : text
    return SwiftText.isIdentifier(symbol) ? symbol : nil
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind? {
    if SwiftText.isDigit(scalar) { return .digit }
    guard SwiftText.isLetter(scalar) else { return nil }
    return scalar.properties.isUppercase ? .upper : .lower
  }
}
