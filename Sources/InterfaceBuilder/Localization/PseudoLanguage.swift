/// Xcode's pseudo-languages: the document's own texts, changed so that faults show before anything is translated.
///
/// They are named like languages. The accents are Snug's own choice; Xcode may use others.
nonisolated public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters get marks above and below.
  case accented
  /// Each text is repeated once.
  case doubleLength = "double-length"
  /// Each text is enclosed in marks, which show where a text is cut off.
  case bounded
  /// The interface is mirrored, as for a language that is written from right to left.
  case rightToLeft = "right-to-left"

  /// A text in this language. Empty text stays empty.
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
