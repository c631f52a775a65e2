import Testing

@testable import Projects

/// Names are taken apart into words as Swift's compiler does it.
struct CamelCaseTests {
  @Test(arguments: [
    ("viewDidLoad", ["view", "Did", "Load"]), ("URLForItem", ["URL", "For", "Item"]), ("itemURLs", ["item", "URLs"]),
    ("UTF8String", ["UTF", "8", "String"]), ("a_bC", ["a", "_", "b", "C"]), ("", []), ("ID", ["ID"]), ("x", ["x"]),
    ("UITableView", ["UI", "Table", "View"]), ("größer", ["größer"]),
  ])
  func namesHaveWords(_ name: String, words: [String]) {
    #expect(CamelCase.words(name) == words)
    #expect(CamelCase.words(name).joined() == name)
  }

  @Test(arguments: [
    ("URLForItem", "urlForItem"), ("Title", "title"), ("title", "title"), ("ID", "id"), ("UTF8", "utf8"), ("", ""),
    ("URLs", "urls"), ("X", "x"),
  ])
  func acronymsBecomeSmall(_ name: String, small: String) { #expect(CamelCase.lowercasingInitialism(name) == small) }

  @Test(arguments: [
    ("remove", PartOfSpeech.verb), ("With", .preposition), ("removing", .gerund), ("reload", .verb),
    ("running", .gerund),
    ("book", .verb), ("title", .unknown), ("ring", .verb), ("autoresize", .unknown), ("", .unknown),
  ])
  func wordsHaveAKind(_ word: String, kind: PartOfSpeech) { #expect(PartOfSpeech(word) == kind) }
}
