/// Reads a command line as the driver of the compiler prints it.
enum ShellWords {
  /// The words of a line. Single quotes are around words with special characters, and `'\''` is a quote in them.
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
