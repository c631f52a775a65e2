import Testing

@testable import Projects

/// Patterns of paths match as in shells, and in bounded time.
struct GlobPatternTests {
  @Test(arguments: [
    ("*.swift", "A.swift", true), ("*.swift", ".swift", false), ("*.swift", "A.swiftx", false), ("?.h", "ab.h", false),
    ("[a-c]?.m", "bx.m", true), ("[!a-c]*", "b", false), ("[!a-c]*", "d", true), ("[]]", "]", true), ("[a", "[a", true),
    ("a*b*c", "a1b2b3c", true), ("a*b*c", "a1b2b3", false), ("\\*", "*", true), ("", "", true), ("Café", "Café", true),
  ])
  func aNameHasAPattern(_ pattern: String, name: String, matches: Bool) {
    #expect(WildcardName(pattern).matches(name) == matches)
  }

  @Test(arguments: [
    ("Views/*.swift", "Views/A.swift", true), ("Views/*.swift", "Views/Deep/A.swift", false),
    ("**/*.swift", "A.swift", true), ("**/*.swift", "a/b/c/A.swift", true), ("a/**/b", "a/b", true),
    ("a/**/b", "a/x/y/b/z", true), ("a/**/b", "x/b", false), ("a/**", "a/b", true), ("./a/", "a/b", true),
    ("*.{png,jpg}", "a.jpg", true), ("{a,b}/{c,d}", "b/c", true), ("{a}", "a", true), ("{a", "{a", true),
    ("a/**/**/b", "a/b", true),
  ])
  func aPathHasAPattern(_ pattern: String, path: String, matches: Bool) {
    #expect(GlobPattern.patterns(pattern).contains { $0.matches(path) } == matches)
  }

  @Test func aPatternBeginsWithFoldersWithoutWildcards() throws {
    let (path, rest) = try #require(GlobPattern.patterns("App/Sources/**/*.swift").first).split
    #expect(path == "App/Sources")
    #expect(rest?.matches("a/B.swift") == true)
    #expect(try #require(GlobPattern.patterns("App/A.swift").first).split.rest == nil)
  }

  @Test(.timeLimit(.minutes(1))) func patternsTakeNoExponentialTime() {
    let name = String(repeating: "a", count: 250)
    #expect(!WildcardName(String(repeating: "*a", count: 120) + "b").matches(name))
    let folders = String(repeating: "**/a/", count: 30) + "b"
    #expect(
      GlobPattern.patterns(folders).allSatisfy { !$0.matches(Array(repeating: "a", count: 500).joined(separator: "/")) }
    )
  }

  @Test func patternsBeyondTheLimitsAreNone() {
    #expect(GlobPattern.patterns(String(repeating: "{a,b}", count: 40)).isEmpty)
    #expect(GlobPattern.patterns(String(repeating: "a", count: 2000)).isEmpty)
    #expect(GlobPattern.patterns(Array(repeating: "a", count: 65).joined(separator: "/")).isEmpty)
    #expect(GlobPattern.patterns("").isEmpty)
  }
}
