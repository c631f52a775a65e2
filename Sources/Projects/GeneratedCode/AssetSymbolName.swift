import Foundation

/// The names that Xcode gives to the symbols of assets.
///
/// [Xcode 15's release notes](
/// https://developer.apple.com/documentation/xcode-release-notes/xcode-15-release-notes) and
/// [What's new in Xcode 15](https://developer.apple.com/videos/play/wwdc2023/10165/) introduce the symbols. What they do
/// not say is known from what Xcode writes:
///
/// - A name is cut into words: at what is no letter or digit, between letters and digits, and before upper case.
/// - A last word `Color` or `Image` is left out, whatever the kind of the asset.
/// - The words are joined in camel case: `ic_back-24` is `icBack24`, `QRCode` is `qrCode`.
/// - A name without lower case stays as it is, with underscores between the words: `A-1` is `A_1`, `BMW` is `BMW`.
/// - A name that begins with a digit gets an underscore: `2x2` is `_2X2`.
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
        // The last capital belongs to the word that goes on in lower case: `BGColor` is `BG` and `Color`.
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

  /// The symbol of an asset; `nil` if the name has no letters and digits.
  static func member(_ name: String) -> String? {
    var parts = AssetSymbolName(name)
    if parts.words.count > 1, let last = parts.words.last, ["color", "image"].contains(last.lowercased()) {
      parts.words.removeLast()
    }
    return parts.joined { $0.lowercased() }
  }

  /// The symbol of a folder that is a namespace; `nil` if the name has no letters and digits.
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
