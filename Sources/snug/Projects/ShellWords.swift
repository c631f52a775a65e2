/// Splits a command line that the Swift compiler's driver prints into words.
enum ShellWords {
  /// The words of a command line. A word with special characters is in single quotes, and `'\''` stands for a quote
  /// inside them.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var characters = line.makeIterator()
    while let character = characters.next() {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where !isQuoted:
        if let escaped = characters.next() { word = (word ?? "") + String(escaped) }
      case " " where !isQuoted, "\n" where !isQuoted:
        if let ended = word { words.append(ended) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
