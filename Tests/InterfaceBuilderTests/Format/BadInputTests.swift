import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Whatever a file holds, reading it gives a document or one clear line.
@Suite struct BadInputTests {
  func line(_ text: String) -> String {
    do {
      let document = try InterfaceDocument(text: text)
      return "read: \(document.kind)"
    } catch {
      return error.description
    }
  }

  @Test func textThatIsNotXML() {
    #expect(line("hello") == "Test.xib:1: not XML")
    #expect(line("{\"a\": 1}") == "Test.xib:1: not XML")
  }

  private func line(_ bytes: [UInt8]) -> String {
    do {
      let document = try InterfaceDocument(data: Data(bytes), path: "Test.xib")
      return "read: \(document.kind)"
    } catch {
      return error.description
    }
  }

  /// `é` in Latin-1, which is not valid UTF-8.
  private static let latin = "é".unicodeScalars.map { UInt8($0.value) }
  private static let root = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"

  @Test(arguments: [
    ("<!-- caf", " --></document>"), ("<caf", "/></document>"), ("<view id=\"", "\"/></document>"),
    ("<string>", "</string></document>"), ("<string><![CDATA[", "]]></string></document>"),
    ("<?caf", "?></document>"),
  ])
  func bytesThatAreNoUTF8WhereverTheyStand(before: String, after: String) {
    #expect(
      line(Array((Self.root + "\n" + before).utf8) + Self.latin + Array(after.utf8))
        == """
        Test.xib:2: not well-formed XML: bytes that are no text in the document's encoding (UTF-8 unless it names another)
        """)
  }

  @Test func aDocumentMayHaveAnotherEncoding() throws {
    let xib = Self.root + "<objects><label text=\"é\" id=\"a\"/></objects></document>"
    #expect(
      line(Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>".utf8) + xib.unicodeScalars.map { UInt8($0.value) })
        == "read: xib")
    #expect(line([UInt8](try #require("\u{FEFF}\(xib)".data(using: .utf16LittleEndian)))) == "read: xib")
    #expect(
      line("<?xml version=\"1.0\" encoding=\"Klingon\"?>\n<document/>")
        == "Test.xib:1: not well-formed XML: an encoding that is not known")
  }

  /// Found by `make fuzz`: libxml2 only prints this fault and does not call its handlers.
  @Test func halfAPairOfUTF16() throws {
    let start = [UInt8](try #require("\u{FEFF}\(Self.root)".data(using: .utf16LittleEndian)))
    let end = [UInt8](try #require("</document>".data(using: .utf16LittleEndian)))
    #expect(
      line(start + [0x00, 0xD8, 0x05, 0xD5] + end)
        == """
        Test.xib:1: not well-formed XML: bytes that are no text in the document's encoding (UTF-8 unless it names another)
        """)
  }

  @Test func controlsAreNoPartOfXML() {
    #expect(
      line("<document>\u{1}</document>") == "Test.xib:1: not well-formed XML: a character that XML does not allow")
  }

  @Test func processingInstructionsArePassedOverWithDataOrWithout() {
    #expect(line(XibText.xib("<?merge?><?merge a b?><view id=\"a\"><?x?></view><!-- -->")) == "read: xib")
  }

  @Test func entitiesOfXMLItselfStandForTheirCharacters() throws {
    let document = try InterfaceDocument(
      text: XibText.xib(
        "<label text=\"A &amp; B &lt;&#x43;&quot;\" id=\"a\"><string key=\"b\">&amp;&#10;</string></label>"))
    let label = try #require(document.root.child("objects")?.child("label"))
    #expect(label["text"] == "A & B <C\"")
    #expect(label.string("b") == "&\n")
    #expect(line("<document>&nbsp;</document>") == "Test.xib:1: not well-formed XML: an entity that is not declared")
  }

  @Test(arguments: [
    "<!ENTITY a \"b\">", "<!NOTATION n SYSTEM \"n\">", "<!ATTLIST document a CDATA \"b\">", "<!ELEMENT document ANY>",
    "<!ENTITY % p SYSTEM \"file:///etc/hostname\"> %p;",
  ])
  func aDocumentTypeHoweverFarFromTheBeginningWhateverItDeclares(declaration: String) throws {
    let xml = """
      <?xml version="1.0"?>
      <!--\(String(repeating: " ", count: 5000))-->
      <!DOCTYPE document [\(declaration)]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>
      """
    let refusal = "Test.xib:3: declares a document type, whose entities could expand without end; refused"
    #expect(line(xml) == refusal)
    #expect(line([UInt8](try #require("\u{FEFF}\(xml)".data(using: .utf16BigEndian)))) == refusal)
  }

  @Test func whatIsNoRegularFile() throws {
    let reason = "could not be read: it is a device, not a file"
    #expect(throws: DocumentError.unreadable(path: "/dev/zero", reason: "it is a device, not a file")) {
      try InterfaceDocument.load(contentsOf: "/dev/zero")
    }
    #expect(DocumentError.unreadable(path: "/dev/zero", reason: "it is a device, not a file").reason == reason)
    let folder = try TemporaryFolder()
    let pipe = folder.url.appendingPathComponent("pipe.xib").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: DocumentError.unreadable(path: pipe, reason: "it is a pipe, not a file")) {
      try InterfaceDocument.load(contentsOf: pipe)
    }
  }

  @Test func aFileThatIsTooLargeForADocument() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("Huge.xib").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 3 << 30) == 0)
    #expect(throws: DocumentError.unreadable(path: path, reason: "it is larger than 32 MB")) {
      try InterfaceDocument.load(contentsOf: path)
    }
  }

  @Test func bytesThatAreNoText() throws {
    #expect(throws: DocumentError.notXML(path: "a.xib", line: 1)) {
      try InterfaceDocument(data: Data([0xFF, 0xFE, 0x00, 0x01, 0x02]), path: "a.xib")
    }
  }

  @Test func aFileWithoutContent() {
    #expect(line("") == "Test.xib: the file is empty")
    #expect(line(" \n\t") == "Test.xib: the file is empty")
  }

  @Test func aDocumentThatEndsTooEarly() {
    #expect(line("<document>\n<objects>\n") == "Test.xib:2: the document ends inside <objects>")
  }

  @Test func aDocumentCutAnywhereIsNeverReadAsAWholeOne() {
    let whole = XibText.xib("<view contentMode=\"scaleToFill\" id=\"aaa-aa-aaa\">\n</view>")
    let significant = whole.count - 2
    for length in stride(from: 0, to: significant, by: 7) {
      #expect(line(String(whole.prefix(length))).hasPrefix("Test.xib"))
    }
    #expect(line(whole) == "read: xib")
  }

  @Test func aTagThatIsClosedByAnother() {
    #expect(
      line("<document>\n<objects>\n</document>")
        == "Test.xib:3: not well-formed XML: <objects> is not closed by its own end tag")
  }

  @Test(arguments: ["\n", "\r\n"]) func aMergeThatWasNotFinished(end: String) {
    let lines = ["<document>", "<<<<<<< HEAD", "<objects/>", "=======", "<objects>", ">>>>>>> other", "</document>"]
    #expect(
      line(lines.joined(separator: end))
        == "Test.xib:2: a merge was not finished: resolve the conflict that begins here")
  }

  @Test func anAttributeThatIsWrittenTwice() {
    #expect(
      line("<document a=\"1\" a=\"2\"/>") == "Test.xib:1: not well-formed XML: an attribute written twice")
  }

  @Test func contentAfterTheEnd() {
    #expect(
      line("<document/>\nrest") == "Test.xib:2: not well-formed XML: there is content after the document's end")
  }

  @Test func entitiesThatExpandWithoutEndAreNotEvenLookedAt() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&c;</document>
      """
    #expect(
      line(bomb) == "Test.xib:2: declares a document type, whose entities could expand without end; refused")
  }

  @Test func anExternalEntityIsNotOpened() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE document [<!ENTITY x SYSTEM "file:///etc/hostname">]>
      <document>&x;</document>
      """
    #expect(
      line(text) == "Test.xib:1: declares a document type, whose entities could expand without end; refused")
  }

  @Test func tenThousandNestedViews() {
    let depth = 10_000
    let open = (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined(separator: "\n")
    let close = String(repeating: "</subviews></view>\n", count: depth)
    #expect(
      line(XibText.xib(open + close)) == "Test.xib:260: elements are nested more than 512 levels deep; refused")
  }

  @Test func xmlOfAnotherKind() {
    #expect(
      line("<plist version=\"1.0\"/>")
        == "Test.xib:1: not an Interface Builder document: the outermost element is <plist>, not <document>")
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "macOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
  ])
  func documentsForOtherPlatforms(type: String, runtime: String, name: String) {
    #expect(
      line("<document type=\"\(type)\" targetRuntime=\"\(runtime)\"/>")
        == "Test.xib:1: a document for \(name); only iOS documents can be read")
  }

  @Test func theArchiveFormatOfXcode4() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
      \t<data><int key="IBDocument.SystemTarget">1024</int></data>
      </archive>
      """
    #expect(
      line(text)
        == "Test.xib:2: the archive format of Xcode 4 and before; open and save it with Xcode 8 or later")
  }

  @Test func aMissingFileAndAFolder() {
    let folder = FileManager.default.temporaryDirectory.path
    let path = folder + "/no-such-document.xib"
    #expect(throws: DocumentError.missing(path: path)) { try InterfaceDocument.load(contentsOf: path) }
    #expect(throws: DocumentError.isDirectory(path: folder)) { try InterfaceDocument.load(contentsOf: folder) }
    #expect(DocumentError.missing(path: "a.xib").description == "a.xib: no such file")
    #expect(DocumentError.isDirectory(path: "a").description == "a: is a folder, not a document")
    #expect(DocumentError.notPermitted(path: "a.xib").description == "a.xib: no permission to read the file")
  }

  /// The XML parser's own limit was 10 MB.
  @Test func aDocumentOfTwelveMegabytesIsRead() throws {
    let label = "<label text=\"a text that is repeated until the document is large\" id=\"l\"/>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>\
      <view id="v"><subviews>\(String(repeating: label, count: (12 << 20) / label.utf8.count + 1))</subviews></view>\
      </objects></document>
      """
    #expect(text.utf8.count > 12 << 20)
    let tree = try ElementTreeParser.parse(Data(text.utf8))
    #expect(tree.nodes.count > 100_000)
    // One text of this size.
    // The tags around it have 38 bytes.
    let long = "<document><string>\(String(repeating: "text ", count: 12 << 18))</string></document>"
    #expect(try ElementTreeParser.parse(Data(long.utf8)).nodes[1].text.utf8.count == long.utf8.count - 38)
  }

  /// The limits of the parser that are off protect against nothing that is let in.
  @Test(arguments: [
    "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">]><d>&b;</d>",
    "<!DOCTYPE d SYSTEM \"file:///etc/passwd\"><d/>", "<!DOCTYPE d [<!ENTITY a SYSTEM \"/etc/passwd\">]><d>&a;</d>",
    "<!DOCTYPE d [<!ENTITY % a SYSTEM \"/etc/passwd\"> %a;]><d/>",
  ]) func entitiesStayRefused(text: String) {
    #expect(throws: ElementTreeParser.Failure.declaresEntities(line: 1)) {
      try ElementTreeParser.parse(Data(text.utf8))
    }
    #expect(throws: (any Error).self) { try ElementTreeParser.parse(Data("<d>&a;</d>".utf8)) }
  }
}
