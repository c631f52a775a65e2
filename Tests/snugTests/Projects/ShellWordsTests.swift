import Testing

@testable import snug

/// The command lines that the driver of the compiler prints.
struct ShellWordsTests {
  @Test(arguments: [
    ("swift-frontend -typecheck a.swift\n", ["swift-frontend", "-typecheck", "a.swift"]),
    ("a 'b c.swift'  '' d", ["a", "b c.swift", "", "d"]),
    (#"'it'\''s' a\ b"#, ["it's", "a b"]),
    ("", []),
  ])
  func wordsEndAtSpacesThatAreNotQuoted(line: String, words: [String]) {
    #expect(ShellWords.words(of: line) == words)
  }
}
