import Pages
import Testing

/// Only elements make markup; every text is escaped.
struct FragmentTests {
  static let hostile = "</p><script>alert('1')</script>\" onload=\"x\" & \u{202E}\n\u{1B}[31m"

  @Test func aTextMakesNoMarkup() {
    let markup = Fragment(text: Self.hostile).markup
    #expect(!markup.contains("<"))
    #expect(!markup.contains(">"))
    #expect(!markup.contains("\""))
    #expect(!markup.contains("\n"))
    #expect(!markup.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x1B })
  }

  @Test func aValueEndsNoAttribute() {
    let markup = element("p", ["title": Self.hostile]) { "text" }.markup
    #expect(markup.hasPrefix("<p title=\""))
    #expect(markup.hasSuffix("\">text</p>\n"))
    #expect(markup.count { $0 == "\"" } == 2)
    #expect(markup.count { $0 == "<" } == 2)
  }

  @Test func attributesWithoutAValueAreLeftOut() {
    #expect(element("b", ["id": nil, "hidden": "", "class": "a"]) { "x" }.markup == "<b hidden class=\"a\">x</b>")
  }

  @Test func elementsWithoutContentHaveNoEndTag() {
    #expect(element("br").markup == "<br>")
    #expect(element("img", ["src": "a.png"]) { "left out" }.markup == "<img src=\"a.png\">")
  }

  @Test func contentIsPutTogetherFromConditionsAndLoops() {
    let names = ["a", "b"]
    let markup = element("ul") {
      for name in names { element("li") { name } }
      if names.isEmpty { "none" } else { element("li") { "end" } }
    }.markup
    #expect(markup == "<ul>\n<li>a</li>\n<li>b</li>\n<li>end</li>\n</ul>\n")
  }

  @Test func aPageOfOneFileRunsItsOwnScriptOnly() {
    let markup = ContentPolicy.singleFile(scriptHash: "abc").markup
    #expect(markup.contains("default-src 'none'") || markup.contains("default-src &#39;none&#39;"))
    #expect(markup.contains("sha256-abc"))
    #expect(!markup.contains("unsafe-eval"))
  }
}
