/// Xcode's pseudo-languages: the document's own texts, changed so that layout faults are seen before anything is
/// translated.
///
/// A pseudo-language can be given wherever the name of a language is expected. The accents are Snug's own choice; Xcode
/// may use others.
nonisolated public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters get accents, which need more height.
  case accented
  /// Each text is written twice.
  case doubleLength = "double-length"
  /// Each text is enclosed in brackets. If one is missing on the screen, the text is cut off.
  case bounded
  /// The interface is mirrored, as for a language that is written from right to left.
  case rightToLeft = "right-to-left"

  /// Translates a text of the document into this pseudo-language. An empty text stays empty.
  func text(for text: String) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .accented: return String(text.map { Self.accents[$0] ?? $0 })
    case .doubleLength: return "\(text) \(text)"
    case .bounded: return "[# \(text) #]"
    case .rightToLeft: return text
    }
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip("ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÅÇÐËĞĤÎĴĶĻÑØŔŠŢÜŴŸŽåçðëğĥîĵķļñøŕšţüŵÿž"))
}
