/// Splits names in camel case into words, by the rules by which Swift imports Objective-C names.
///
/// The rules are those of
/// [SE-0005](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0005-objective-c-name-translation.md).
/// Only ASCII letters count as uppercase or lowercase.
enum CamelCase {
  /// Splits a name into words. Joined together, the words are the name again.
  ///
  /// An acronym is one word, including the `s` of its plural: `URLs`. Each underscore is a word.
  static func words(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    var words: [String] = []
    var start = 0
    while start < bytes.count {
      let end = endOfWord(in: bytes, from: start)
      words.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return words
  }

  private static func endOfWord(in bytes: [UInt8], from start: Int) -> Int {
    if bytes[start] == underscore { return start + 1 }
    var end = start
    while end < bytes.count, isUppercase(bytes[end]) { end += 1 }
    if end - start > 1 {
      var endOfNext = end
      while endOfNext < bytes.count, isLowercase(bytes[endOfNext]) { endOfNext += 1 }
      let isPlural =
        plurals.contains(String(decoding: bytes[end..<endOfNext], as: UTF8.self))
        && !(bytes[end - 1] == UInt8(ascii: "I") && endOfNext == end + 1)
      if end == bytes.count || isPlural { return endOfNext }
      return isLowercase(bytes[end]) ? end - 1 : end
    }
    while end < bytes.count, !isUppercase(bytes[end]), bytes[end] != underscore { end += 1 }
    return end
  }

  /// The name with its first letter in lowercase, unless the name begins with an acronym.
  static func lowercasingWord(_ name: String) -> String {
    let bytes = Array(name.utf8.prefix(2))
    guard let first = bytes.first, isUppercase(first), bytes.count < 2 || !isUppercase(bytes[1]) else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The name with its first word in lowercase, even if that word is an acronym.
  static func lowercasingInitialism(_ name: String) -> String {
    let bytes = Array(name.utf8)
    guard let first = bytes.first, isUppercase(first) else { return name }
    var count = 0
    while count < bytes.count {
      if count + 1 < bytes.count, !isUppercase(bytes[count + 1]) {
        let rest = String(decoding: bytes[(count + 1)...], as: UTF8.self)
        if count == 0 || !isLetter(bytes[count + 1]) || plurals.contains(words(rest).first ?? "") { count += 1 }
        break
      }
      count += 1
    }
    let start = String(decoding: bytes[..<count], as: UTF8.self)
    return start.lowercased() + String(decoding: bytes[count...], as: UTF8.self)
  }

  /// Whether two words are equal, ignoring the case of their first letters.
  static func isSame(_ word: String, _ other: String) -> Bool {
    word.utf8.count == other.utf8.count && word.prefix(1).lowercased() == other.prefix(1).lowercased()
      && word.dropFirst() == other.dropFirst()
  }

  /// The words with which two names begin alike.
  ///
  /// - Returns: the common words as one text, and whether a digit follows them in one of the names. In that case, the
  ///   last common word is left out of the text. The flag is `nil` if one of the names ends after the common words.
  static func commonPrefix(_ name: String, _ other: String) -> (text: String, isBeforeDigit: Bool?) {
    let (first, second) = (words(name), words(other))
    let count = zip(first, second).prefix { $0 == $1 }.count
    let next = [first.dropFirst(count).first, second.dropFirst(count).first].compactMap { $0 }
    if next.contains(where: { $0.utf8.first.map(isDigit) == true }) {
      return (first.prefix(max(count - 1, 0)).joined(), true)
    }
    return (first.prefix(count).joined(), count < first.count && count < second.count ? false : nil)
  }

  static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { isUppercase(byte) || isLowercase(byte) }

  private static let underscore = UInt8(ascii: "_")
  private static let plurals: Set<String> = ["s", "es", "ies"]
}
