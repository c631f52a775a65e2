/// Computes the Objective-C selectors of Swift methods.
enum SelectorName {
  /// The selector of a method.
  ///
  /// The first argument label becomes a part of the name, with “With” before it unless it begins with a preposition or
  /// the method's name ends with one: `save(to:)` is `saveTo:`, `save(sender:)` is `saveWithSender:`.
  ///
  /// - Parameters:
  ///   - base: the method's name.
  ///   - labels: the method's argument labels; `_` for a parameter without one.
  static func selector(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let isLinked = isPreposition(firstWord(of: first)) || isPreposition(lastWord(of: base))
      name += (isLinked ? "" : "With") + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(of name: String) -> String {
    let lowercase = name.prefix { $0.isLowercase }
    return lowercase.isEmpty ? name : String(lowercase)
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// The words that the Swift compiler treats as prepositions when it makes selectors.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]
}
