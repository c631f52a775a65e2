/// Computes the Swift names of an enumeration's cases: the Objective-C names without the words with which all of them
/// begin.
enum EnumeratorNames {
  /// - Parameters:
  ///   - enumeration: the name of the enumeration.
  ///   - names: the Objective-C names of the constants, without the constants that have an explicit Swift name.
  /// - Returns: the prefix that Swift removes from the name of each constant.
  static func prefix(of names: [String], in enumeration: String) -> String {
    guard var common = names.first else { return "" }
    var isBeforeDigit = false
    for name in names.dropFirst() {
      let next = CamelCase.commonPrefix(common, name)
      common = next.text
      isBeforeDigit = next.isBeforeDigit ?? isBeforeDigit
      if common.isEmpty { return "" }
    }
    var checked = common
    if common.hasPrefix("k") {
      let second = common.utf8.dropFirst().first
      if second.map(CamelCase.isUppercase) ?? !isBeforeDigit { checked.removeFirst() }
    }
    let shared = sharedPrefix(of: checked, withPlural: enumeration)
    var length = shared.count + common.count - checked.count
    if checked.dropFirst(shared.count).first == "_", !isBeforeDigit { length += 1 }
    return String(common.prefix(length))
  }

  /// The Swift name of a constant after a prefix is removed.
  static func name(of constant: String, without prefix: String) -> String {
    guard !prefix.isEmpty, constant.hasPrefix(prefix) else { return constant }
    let rest = String(constant.dropFirst(prefix.count))
    if rest.isEmpty { return constant }
    return rest.utf8.contains(where: CamelCase.isLowercase) ? CamelCase.lowercasingInitialism(rest) : rest
  }

  /// The words with which both names begin. The second name may have the last of these words in the plural, as in
  /// `NoteColorRed` and `NoteColors`.
  private static func sharedPrefix(of singular: String, withPlural plural: String) -> String {
    let common = CamelCase.commonPrefix(singular, plural).text
    guard common.count != singular.count, plural.hasSuffix("s") else { return common }
    guard let word = CamelCase.words(String(singular.dropFirst(common.count))).first else { return common }
    let longer = common + word
    if plural.dropLast().hasSuffix(word) { return longer }
    guard plural.hasSuffix("es") else { return common }
    if plural.dropLast(2).hasSuffix(word) { return longer }
    guard plural.hasSuffix("ies"), singular.hasSuffix("y") else { return common }
    return plural.dropLast(3).hasSuffix(word.dropLast()) ? longer : common
  }
}
