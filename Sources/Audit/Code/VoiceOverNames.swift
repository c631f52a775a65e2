import Foundation

/// Finds the names of properties on which source text sets what VoiceOver reads: `close` in
/// `bar.close.accessibilityLabel = name`.
nonisolated enum VoiceOverNames {
  /// The members that set what VoiceOver reads for an object.
  static let members: Set<String> = [
    "accessibilityLabel", "setAccessibilityLabel", "accessibilityAttributedLabel", "setAccessibilityAttributedLabel",
    "isAccessibilityElement", "setIsAccessibilityElement", "accessibilityElementsHidden",
    "setAccessibilityElementsHidden", "accessibilityElements", "setAccessibilityElements",
  ]

  /// The names before the members in a source file.
  static func names(in source: Data) -> Set<String> {
    // Few files contain such a member; all others are dismissed at once.
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

  /// Each member has this part.
  private static let part = Data("ccessibility".utf8)
}
