/// Removes words from the Swift name of an imported member that only repeat its types, by the rules of SE-0005.
struct NeedlessWords {
  /// The facts about a member, apart from its name, that the rules use.
  struct Context {
    /// The type that declares the member.
    var type = OmittedTypeName()
    var result = OmittedTypeName()
    var parameters: [OmittedTypeName] = []
    /// The name of the first parameter inside the method.
    var firstParameter = ""
    var returnsSelf = false
    var isProperty = false
    /// The names of the properties of the type that declares the member.
    var properties: Set<String> = []
  }

  var base: String
  /// The argument labels; an empty text for an argument without a label.
  var labels: [String] = []

  /// Removes the words from `base` and `labels`.
  mutating func omit(_ context: Context) {
    let result = context.returnsSelf ? context.type : context.result
    let returnsContext = result == context.type
    if returnsContext { base = Self.omittingPrefix(base, context.type) }
    if !context.isProperty {
      base = TypeNameMatch.omittingSelf(context.type, from: base, properties: context.properties)
    }
    if let first = context.parameters.first {
      if CamelCase.words(base).first == "set" {
        base = TypeNameMatch.omitting(
          context.type, atEndOf: base, role: .property, properties: context.properties)
      }
      if labels.first?.isEmpty == true { split(first, named: context.firstParameter) }
      omitParameters(context)
    } else if returnsContext {
      base = TypeNameMatch.omitting(result, atEndOf: base, role: .property, properties: context.properties)
    }
    base = CamelCase.lowercasingInitialism(base)
    labels = labels.map(CamelCase.lowercasingInitialism)
  }

  private mutating func omitParameters(_ context: Context) {
    for (index, type) in context.parameters.enumerated() where index < labels.count {
      if index == 0, labels[0].isEmpty {
        base = TypeNameMatch.omitting(type, atEndOf: base, role: .base, properties: context.properties)
      } else {
        let isFirst = index == 0 && base != "init" && !type.hasDefault
        labels[index] = TypeNameMatch.omitting(
          type, atEndOf: labels[index], role: isFirst ? .firstParameter : .laterParameter)
      }
    }
  }

  private static func omittingPrefix(_ name: String, _ type: OmittedTypeName) -> String {
    if type.isEmpty { return name }
    let rest = TypeNameMatch.rest(of: name, afterLeading: type.name)
    let words = CamelCase.words(rest)
    guard rest != name, words.count > 1, PartOfSpeech(words[0]) == .preposition else { return name }
    return words[0] == "By" && words[1].hasSuffix("ing") ? words.dropFirst().joined() : rest
  }

  // MARK: Splitting

  /// Moves the words from the last preposition on out of the base name into the label of the first argument.
  private mutating func split(_ type: OmittedTypeName, named name: String) {
    let words = CamelCase.words(base)
    if type.isBoolean, words.last == "Animated" {
      base = words.dropLast().joined()
      labels[0] = "animated"
    } else if words.first != "set", !(name == "sender" && CamelCase.words(type.name).last == "Object"),
      let place = Self.lastPreposition(words, upTo: words.count)
    {
      split(words, at: place, type)
    }
  }

  private static func lastPreposition(_ words: [String], upTo end: Int, isNested: Bool = false) -> Int? {
    guard let found = words[..<end].lastIndex(where: { PartOfSpeech($0) == .preposition }) else { return nil }
    if !isNested, CamelCase.isSame(words[found], "of"),
      let earlier = lastPreposition(words, upTo: found, isNested: true),
      !["of", "for"].contains(where: { CamelCase.isSame(words[earlier], $0) })
    {
      return earlier
    }
    return found
  }

  private mutating func split(_ words: [String], at place: Int, _ type: OmittedTypeName) {
    let before = place > 0 ? words[place - 1] : ""
    let after = place + 1 < words.count ? words[place + 1] : ""
    if Self.conflicts(before: before, words[place], after: after) { return }
    var start = place
    if Self.extended.contains(where: { CamelCase.isSame($0.0, before) && CamelCase.isSame($0.1, words[place]) }) {
      start -= 1
    }
    let isVacuous = start == place && Self.isVacuous(words[place], before: after, type)
    // Before a coordinate, the preposition stays in the base name: `moveTo(x:)`.
    let isOnLabel = !["X", "Y", "Z"].contains(words[(place + 1)...].joined())
    let label = words[(isOnLabel && !isVacuous ? start : place + 1)...].joined()
    let newBase = Array(words[..<(isOnLabel || isVacuous ? start : place + 1)])
    guard let first = newBase.first else { return }
    let isNothing = TypeNameMatch.isVacuous(first)
    if newBase.count == 1, isNothing || !TypeNameMatch.canBeMember(first) { return }
    if newBase.count == 2, isNothing { return }
    base = newBase.joined()
    labels[0] = label
  }

  private static let extended = [
    ("compatible", "with"), ("best", "matching"), ("according", "to"), ("bound", "by"), ("separated", "by"),
  ]

  private static func conflicts(before: String, _ preposition: String, after: String) -> Bool {
    let following = [
      "with": ["error", "no"], "to": ["visible", "backing"], "from": ["backing"],
    ]
    if CamelCase.isSame(preposition, "in"), CamelCase.isSame(before, "plug") { return true }
    return (following[preposition.lowercased()] ?? []).contains { CamelCase.isSame($0, after) }
  }

  private static func isVacuous(_ preposition: String, before next: String, _ type: OmittedTypeName) -> Bool {
    guard ["with", "using"].contains(where: { CamelCase.isSame($0, preposition) }) else { return false }
    if CamelCase.isSame(preposition, "with"), CamelCase.isSame(next, "zone") { return false }
    return type.hasDefault || type.isFunction
  }
}
