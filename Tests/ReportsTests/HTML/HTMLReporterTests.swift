import Audit
import Environments
import Foundation
import InterfaceBuilder
import Reports
import Testing

struct HTMLReporterTests {
  /// The sample with a picture of its first screen.
  static var documents: [DocumentReport] {
    var documents = Sample.documents
    documents[0].screens[0].pictures = [
      ScreenPicture(
        environment: Sample.cells[1].id, path: "pictures/Log in/50%/AX3.png", width: 320, height: 568,
        marks: [ScreenPicture.Mark(finding: 0, x: 16, y: 56.8, width: 160, height: 142)])
    ]
    return documents
  }

  static func page(_ documents: [DocumentReport] = documents, header: RunHeader = Sample.header) -> String {
    var reporter = HTMLReporter()
    var text = reporter.begin(header)
    for document in documents { text += reporter.report(document) }
    return text + reporter.end()
  }

  /// The values of an attribute, in the order of the page.
  static func values(of attribute: String, in page: String) -> [String] {
    page.split(separator: " \(attribute)=\"", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }

  @Test func thePageIsWrittenWhenTheRunHasEnded() {
    var reporter = HTMLReporter()
    #expect(reporter.begin(Sample.header) + reporter.report(Sample.documents[0]) == "")
    #expect(reporter.end().hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
  }

  @Test func theFiguresOfTheRun() {
    let page = Self.page()
    #expect(page.contains("<h1>1 violation on 1 of 2 screens</h1>"))
    #expect(page.contains("<p class=\"figures\">3 documents · 1 could not be audited · 1 thing not checked</p>"))
    #expect(page.contains("data-value=\"serious\" aria-pressed=\"false\"><b>1</b> serious</button>"))
    #expect(page.contains("data-value=\"needs-review\" aria-pressed=\"false\"><b>1</b> to review</button>"))
    #expect(page.contains("<li><code>Broken.xib:3</code> is not XML</li>"))
    #expect(page.contains("<li><code>Fine.xib:7</code> “nan” is no number</li>"))
  }

  /// The map of an app is a tree: below each screen stand those to which its taps lead.
  @Test func aWalkIsDrawnAsAMap() throws {
    #expect(!Self.page().contains("Map of the app"))
    var header = Sample.header
    header.walks = [
      WalkRecord(
        document: Sample.documents[0].document,
        screens: [
          WalkRecord.Screen(name: "Menu", parent: nil, steps: ["“Open”"]),
          WalkRecord.Screen(
            name: Sample.documents[0].screens[0].scene.name, parent: "Menu", steps: ["“Open”", "“<Log in>”"]),
          WalkRecord.Screen(name: "Help", parent: nil, steps: ["“?”"]),
        ], ways: 9, failures: ["“Buy”: trap"],
        openings: [
          WalkRecord.Opening(address: "https://example.org/<b>", parent: "Menu", steps: ["“Open”", "“Site”"])
        ])
    ]
    let page = Self.page(header: header)
    let map = try #require(page.firstMatch(of: /(?s)<section class="map".*?<\/section>/)).output
    #expect(map.contains("the walk reached 3 screens beyond the first one, by 9 ways</p>"))
    let text = map.replacing(/<img[^>]*>/, with: "[picture]").replacing(/[ ](href|class|id)="[^"]*"/, with: "")
      .replacing("\n", with: "")
    let tree = """
      <ul><li><div><span>First screen</span></div>\
      <ul><li><div><span>“Open” ↓</span><span>Menu</span></div>\
      <ul><li><div><span>“&lt;Log in&gt;” ↓</span>[picture]<span><a>Login</a> · 2 findings</span></div></li>\
      <li><div><span>“Site” ↓</span><span>opens https://example.org/&lt;b&gt; (not followed)</span></div></li></ul></li>\
      <li><div><span>“?” ↓</span><span>Help</span></div></li></ul></li></ul>
      """
    #expect(text.contains(tree))
    #expect(text.contains("<summary>1 way that ended early</summary><ul><li>“Buy”: trap</li></ul>"))
  }

  @Test func testsWhoseScreensAreAuditedAreCounted() throws {
    #expect(!Self.page().contains("Screens of tests"))
    var header = Sample.header
    header.tests = [TestsRecord(target: "FormTests", tests: 9, screens: 4, failures: ["<A>/testA: trap"])]
    let page = Self.page(header: header)
    #expect(page.contains("FormTests: 9 tests show 4 screens</p>"))
    #expect(page.contains("<summary>1 test not looked at</summary>"))
    #expect(page.contains("<li>&lt;A&gt;/testA: trap</li>"))
  }

  /// A mark's position is a fraction of the picture. The mark has the same number as the finding in the text.
  @Test func marksAndTextShareNumbers() throws {
    let page = Self.page()
    #expect(page.contains("<span class=\"mark serious\" style=\"left:5%;top:10%;width:50%;height:25%\">"))
    let link = try #require(
      page.firstMatch(of: /<a class="serious" href="#(finding-[0-9a-f]{16})" title="[^"]*">1<\/a>/)
    ).output.1
    #expect(page.contains("<li class=\"finding serious\" id=\"\(link)\""))
    #expect(page.contains("<a class=\"number serious\" href=\"#\(link)\">1</a>"))
    #expect(page.contains("<p class=\"message\">The text is cut after “Forgot”.</p>"))
    #expect(page.contains("<p class=\"fix\"><b>Fix </b>Set the number of lines to 0.</p>"))
    #expect(page.contains("alt=\"Login on iPhone SE, AX3, 1 finding marked\""))
    #expect(page.contains("src=\"pictures/Log%20in/50%25/AX3.png\""))
  }

  /// Bit n stands for environment n. The first finding is in both environments, the second one only in the first.
  @Test func findingsNameTheirEnvironments() {
    let page = Self.page()
    #expect(Self.values(of: "data-in", in: page) == ["3", "1"])
    #expect(Self.values(of: "data-worst", in: page) == ["1", "0"])
    #expect(Self.values(of: "data-size", in: page) == ["L", "AX3"])
  }

  /// The cells of the table: both findings are at L, and one is at AX3, which has a picture.
  @Test func theTableOfEnvironments() {
    let page = Self.page()
    #expect(
      page.contains(
        """
        <tr><th scope="row">iPhone SE</th><td class="serious" data-e="0">1</td><td class="serious" data-e="1">\
        <button type="button" aria-label="Show iPhone SE, AX3">1</button></td></tr>
        """))
  }

  /// A link from the first run leads to the same finding in the next run, even if lines, words and order differ.
  @Test func permalinksHoldFromRunToRun() {
    var moved = Self.documents
    moved[0].screens[0].findings[0].line = 400
    moved[0].screens[0].findings[0].message = "Other words."
    moved[0].screens[0].findings.reverse()
    moved.reverse()
    func links(_ page: String) -> Set<String> {
      Set(Self.values(of: "id", in: page).filter { $0.hasPrefix("finding-") })
    }
    #expect(links(Self.page()).count == 2)
    #expect(links(Self.page()) == links(Self.page(moved)))
  }

  @Test func identifiersAreUniqueAndLinksLeadSomewhere() {
    var documents = Self.documents
    // A finding that is equal to another one.
    documents[0].screens[0].findings.append(documents[0].screens[0].findings[0])
    let page = Self.page(documents)
    let identifiers = Self.values(of: "id", in: page)
    #expect(Set(identifiers).count == identifiers.count)
    let links = Self.values(of: "href", in: page).filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    #expect(links.count > 8)
    #expect(Set(links).subtracting(identifiers).isEmpty)
  }

  /// The page loads nothing from a network and sends nothing. It can be opened from disk.
  @Test func thePageNeedsNoNetwork() throws {
    let page = Self.page()
    let addresses = Self.values(of: "href", in: page) + Self.values(of: "src", in: page)
    let names = HTMLReporter.companions.map(\.name)
    #expect(names == ["report.css", "report.js"])
    for address in addresses {
      #expect(address.hasPrefix("#") || address.hasPrefix("pictures/") || names.contains(address))
    }
    for text in [page] + HTMLReporter.companions.map({ String(decoding: $0.bytes, as: UTF8.self) }) {
      // The name of the SVG namespace is not an address that is loaded.
      let text = text.replacing("http://www.w3.org/2000/svg", with: "")
      for word in ["http:", "https:", "//cdn", "@import", "url(", "fetch(", "XMLHttpRequest", "eval("] {
        #expect(!text.contains(word))
      }
    }
  }

  /// Texts of documents stay texts: they add no element, attribute or line, and do not reverse the text after them.
  @Test(arguments: [
    "</h3><script>alert(1)</script>", "\" onmouseover=\"alert(1)", "\"\u{301} onmouseover=alert(1) x=\"", "<\u{338}b>",
    "&lt;script&gt;", "<!--", "\u{202E}gnp.exe", "\u{0}\u{1B}[2J",
  ])
  func hostileTexts(_ text: String) {
    func filled(_ text: String) -> String {
      var documents = Self.documents
      var screen = documents[0].screens[0]
      screen.scene.name = text
      screen.notChecked = [NotChecked(subject: text, reason: text, line: 1)]
      for index in screen.findings.indices {
        screen.findings[index].document = text
        screen.findings[index].view.label = text
        screen.findings[index].message = text
        screen.findings[index].because = [text]
        screen.findings[index].fix = text
        screen.findings[index].extent = text
      }
      screen.pictures[0].path = "pictures/\(text).png"
      documents[0].document = text
      documents[0].screens = [screen]
      documents[0].environments = documents[0].environments.map {
        var cell = $0
        cell.device.name = text
        cell.locale = text
        return cell
      }
      documents[1].failure?.message = text
      return Self.page(documents)
    }
    /// The page without texts: its elements and the names of their attributes.
    func skeleton(_ page: String) -> [String] {
      page.matches(of: /<\/?[a-z0-9]+( [a-z-]+(="[^"]*")?)*>/).map {
        $0.output.0.replacing(/="[^"]*"/, with: "").description
      }
    }
    let (plain, hostile) = (filled("plain"), filled(text))
    #expect(skeleton(hostile) == skeleton(plain))
    #expect(hostile.unicodeScalars.count { $0 == "<" } == plain.unicodeScalars.count { $0 == "<" })
    #expect(!hostile.unicodeScalars.contains { ["\u{202E}", "\u{0}", "\u{1B}"].contains($0) })
  }

  /// The file is a script, because pages that are opened from disk cannot read data files.
  @Test func theViewsOfAPicture() throws {
    let outlines = PageOutlines(
      picture: "pictures/“a”.png",
      views: [
        PageOutlines.Outline(
          x: 16, y: 20.333333, width: 100, height: 44, label: "button “</script>”", takesTaps: true, baselines: [48.5]),
        PageOutlines.Outline(x: 0, y: 0, width: .nan, height: 1, label: "\u{2028}", takesTaps: false, baselines: []),
      ])
    #expect(
      try outlines.text == """
        snugOutlines("pictures/“a”.png", [{"b":[48.5],"f":[16,20.33,100,44],"l":"button “</script>”","t":1},\
        {"f":[0,0,0,1],"l":"\\\\u{2028}"}]);

        """)
    #expect(PageOutlines.path(ofPicture: "pictures/a.png.png") == "pictures/a.png.js")
  }

  @Test func whatIsSuppressedIsNoFinding() {
    var documents = Self.documents
    for index in 0...1 {
      documents[0].screens[0].findings[index].suppression = Suppression(place: .configuration, reason: "It is <short>.")
    }
    documents[0].screens[0].notChecked = [NotChecked(subject: "Map", reason: "it is <drawn>", line: 1)]
    let page = Self.page(documents)
    #expect(page.contains("<summary>1 not checked</summary>"))
    #expect(page.contains("<li>Map: it is &lt;drawn&gt;</li>"))
    #expect(page.contains("<h1>No violations</h1>"))
    #expect(!page.contains("class=\"finding"))
    #expect(page.contains("2 screens without open findings"))
  }

  @Test func theWorstScreenComesFirst() {
    var documents = Self.documents
    var mild = documents[0]
    mild.document = "Mild.storyboard"
    mild.screens[0].scene.name = "Mild"
    mild.screens[0].findings[0].impact = .minor
    documents.insert(mild, at: 0)
    let names = Self.page(documents).matches(of: /<h2 id="screen-[^>]*><a [^>]*>([^<]*)</).map { String($0.output.1) }
    #expect(names == ["Login", "Mild"])
  }
}
