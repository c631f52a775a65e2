import Testing

@testable import Pages

/// The files that stand beside a page.
struct PageFileTests {
  @Test func aComparisonHasAStyleThatBeginsWithThatOfAllPages() throws {
    let files = PageFile.comparison
    #expect(files.map(\.name) == ["comparison.css", "comparison.js"])
    let style = try #require(files.first)
    #expect(style.bytes.starts(with: PageFile.baseStyle))
    #expect(style.bytes.count > PageFile.baseStyle.count)
  }

  /// Pages are read from disk and in tests without a network.
  @Test func noFileLoadsAnything() throws {
    for file in PageFile.comparison {
      let text = String(decoding: file.bytes, as: UTF8.self)
      for word in ["http://", "https://", "@import", "url(//"] {
        #expect(!text.contains(word), "\(file.name): \(word)")
      }
    }
  }
}
