/// Words of a command that a person copies into a shell.
enum ShellWord {
  /// A word, in single quotes if it contains characters with a meaning for the shell.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy { plain.contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./+-=:,@%".unicodeScalars)
}
