import Foundation

/// Finds the names of properties on which source text sets an accessibility label or a related member: `close` in
/// `bar.close.accessibilityLabel = name`.
nonisolated enum VoiceOverNames {
  /// The members that decide what VoiceOver reads for an object.
  static let members: Set<String> = [
    "accessibilityLabel", "setAccessibilityLabel", "accessibilityAttributedLabel", "setAccessibilityAttributedLabel",
    "isAccessibilityElement", "setIsAccessibilityElement", "accessibilityElementsHidden",
    "setAccessibilityElementsHidden", "accessibilityElements", "setAccessibilityElements",
  ]

  /// The names that precede one of the ``members`` in a source file.
  static func names(in source: Data) -> Set<String> {
    // Few files contain a member, so most are dismissed by this fast search.
    guard source.range(of: part) != nil else { return [] }
    var names: Set<String> = []
    // The name that the next member belongs to.
    var owner: String?
    for token in SourceTokens([UInt8](source)) {
      switch token {
      case .word(let word) where members.contains(word):
        if let owner { names.insert(owner) }
        owner = nil
      case .word(let word): owner = word.hasPrefix("_") ? String(word.dropFirst()) : word
      case .sign(UInt8(ascii: ".")), .sign(UInt8(ascii: "?")), .sign(UInt8(ascii: "!")): break
      case .sign: owner = nil
      }
    }
    return names
  }

  /// A sequence of bytes that every one of the ``members`` contains, for a fast search.
  private static let part = Data("ccessibility".utf8)
}
