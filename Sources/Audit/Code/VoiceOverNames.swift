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

  /// The members that give a control a title, which VoiceOver reads. They count if a source reaches the control through
  /// another object, as `filter` in `header.filter.setTitle(name, for: .normal)`: many classes have a `close` of their own,
  /// and what a class does with it is known from its own code.
  static let titles: Set<String> = ["setTitle", "setAttributedTitle"]

  /// The names that precede one of the ``members`` or ``titles`` in a source file.
  static func names(in source: Data) -> Set<String> {
    // Few files contain a member, so most are dismissed by this fast search.
    guard parts.contains(where: { source.range(of: $0) != nil }) else { return [] }
    var names: Set<String> = []
    // The name that the next member belongs to, and whether it is reached through another object than `self`.
    var owner: (name: String, isOfOther: Bool)?
    var isReached = false
    for token in SourceTokens([UInt8](source)) {
      switch token {
      case .word(let word) where members.contains(word) || titles.contains(word) && owner?.isOfOther == true:
        if let owner { names.insert(owner.name) }
        owner = nil
      case .word(let word):
        let isOfOther = isReached && owner.map { $0.name != "self" } == true
        owner = (word.hasPrefix("_") ? String(word.dropFirst()) : word, isOfOther)
        isReached = false
      case .sign(UInt8(ascii: ".")): isReached = true
      case .sign(UInt8(ascii: "?")), .sign(UInt8(ascii: "!")): break
      case .sign:
        owner = nil
        isReached = false
      }
    }
    return names
  }

  /// Sequences of bytes one of which every one of the ``members`` and ``titles`` contains, for a fast search.
  private static let parts = [Data("ccessibility".utf8), Data("setTitle".utf8), Data("setAttributedTitle".utf8)]
}
