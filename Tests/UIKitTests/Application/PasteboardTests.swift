import Foundation
import Testing
import UIKit

/// Pasteboards.
@Suite struct PasteboardTests {
  let pasteboard: UIPasteboard

  init() throws {
    pasteboard = try #require(UIPasteboard(name: UIPasteboard.Name("test"), create: true))
  }

  @Test func eachKindOfValueIsFoundAsWhatItWasSet() throws {
    #expect(pasteboard.string == nil)
    pasteboard.string = "Hello"
    #expect(pasteboard.string == "Hello")
    #expect(pasteboard.hasStrings)
    #expect(!pasteboard.hasURLs)
    let url = try #require(URL(string: "https://example.com"))
    pasteboard.url = url
    #expect(pasteboard.url == url)
    #expect(pasteboard.string == nil)
    pasteboard.color = .red
    #expect(pasteboard.color == .red)
    pasteboard.strings = ["a", "b"]
    #expect(pasteboard.numberOfItems == 2)
    #expect(pasteboard.strings == ["a", "b"])
  }

  @Test func eachChangeCounts() {
    let before = pasteboard.changeCount
    pasteboard.string = "a"
    pasteboard.addItems([["x": 1]])
    #expect(pasteboard.changeCount == before + 2)
  }
}
