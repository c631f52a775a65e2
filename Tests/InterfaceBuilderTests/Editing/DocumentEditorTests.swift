import Foundation
import Testing

@testable import InterfaceBuilder

/// Values are changed in the text of a document, and every other byte stays.
nonisolated struct DocumentEditorTests {
  /// A document with text that only people write: comments with markup in them, single quotes, entities, spaces, a text
  /// of several lines, constraints with and without a constant.
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone='no'?>
    <!-- <constraint constant="1" id="width"/> is none -->
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <view id="screen"><!-- two > one -->
          <subviews>
            <label text='Tom &amp; "Jerry" &#x2764;' id="name" ><fontDescription key="fontDescription" type="system"   pointSize = "17"/></label>
            <label id="lines"><string key="text">First
    second &lt;b&gt;</string><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <button id="go"><state key="normal" title="Go"/></button>
            <label id="none"/>
            <label id="pale"><color key="textColor" white="0.9" alpha="1"/></label>
            <label id="plain"><nil key="textColor"/></label>
          </subviews>
          <constraints>
            <constraint firstItem="name" firstAttribute="width" constant="20" id="width"/>
            <constraint firstItem="name" firstAttribute="top" secondItem="screen" secondAttribute="top" id="top"></constraint>
          </constraints>
        </view>
      </objects>
      <resources><systemColor name="labelColor"><color white="0" alpha="1"/></systemColor></resources>
    </document>

    """

  static let encodings: [(name: String, data: Data)] = [
    ("UTF-8", Data(text.utf8)),
    ("with a byte order mark", Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)),
    ("with line ends of Windows", Data(text.replacing("\n", with: "\r\n").utf8)),
    (
      "UTF-16, little end first",
      Data([0xFF, 0xFE]) + (text.replacing("UTF-8", with: "UTF-16").data(using: .utf16LittleEndian) ?? Data())
    ),
    (
      "UTF-16, big end first",
      Data([0xFE, 0xFF]) + (text.replacing("UTF-8", with: "UTF-16").data(using: .utf16BigEndian) ?? Data())
    ),
    ("Latin 1", Data(text.replacing("UTF-8", with: "ISO-8859-1").utf8)),
  ]

  /// The text of a document in any encoding, so that tests can compare it.
  private static func decoded(_ data: Data) -> String {
    switch [UInt8](data.prefix(2)) {
    case [0xFF, 0xFE]: String(data: data.dropFirst(2), encoding: .utf16LittleEndian) ?? ""
    case [0xFE, 0xFF]: String(data: data.dropFirst(2), encoding: .utf16BigEndian) ?? ""
    default: String(decoding: data, as: UTF8.self)
    }
  }

  private static func edited(
    _ edit: DocumentEdit, _ id: String, in data: Data = Data(text.utf8)
  ) throws -> Data {
    var editor = try DocumentEditor(data: data, path: "Test.xib")
    try editor.apply(edit, to: id)
    return editor.data
  }

  @Test(arguments: encodings.indices) func nothingElseChanges(_ index: Int) throws {
    let data = Self.encodings[index].data
    let text = Self.decoded(data)
    let edits: [(DocumentEdit, String, String, String)] = [
      (.constant(24.5), "width", #"constant="20" id"#, #"constant="24.5" id"#),
      (.constant(-8), "top", #"secondAttribute="top" id"#, #"secondAttribute="top" constant="-8" id"#),
      (.priority(750), "width", #"constant="20" id"#, #"constant="20" priority="750" id"#),
      (
        .text("a < b & \"c\" 'd'"), "name", #"text='Tom &amp; "Jerry" &#x2764;'"#,
        #"text='a &lt; b &amp; &quot;c&quot; &apos;d&apos;'"#
      ),
      (.fontSize(20), "name", #"pointSize = "17""#, #"pointSize = "20""#),
      (.text("Stop"), "go", #"title="Go""#, #"title="Stop""#),
      (.text("Text"), "none", #"<label id="none"/>"#, #"<label text="Text" id="none"/>"#),
      (
        .attribute(name: "relation", value: "greaterThanOrEqual"), "width", #"constant="20" id"#,
        #"constant="20" relation="greaterThanOrEqual" id"#
      ),
      (
        .systemColor(key: "textColor", name: "labelColor"), "pale",
        #"<color key="textColor" white="0.9" alpha="1"/>"#, #"<color key="textColor" systemColor="labelColor"/>"#
      ),
      (
        .systemColor(key: "textColor", name: "labelColor"), "plain", #"<nil key="textColor"/>"#,
        #"<color key="textColor" systemColor="labelColor"/>"#
      ),
    ]
    for (edit, id, old, new) in edits {
      try #require(text.components(separatedBy: old).count == 2)
      let result = try Self.edited(edit, id, in: data)
      #expect(Self.decoded(result) == text.replacing(old, with: new))
    }
  }

  /// A deleted object takes its line along if nothing else stands there.
  @Test(arguments: encodings.indices) func aDeletedObjectTakesItsLineAlong(_ index: Int) throws {
    let data = Self.encodings[index].data
    func lines(_ data: Data) -> [String] {
      Self.decoded(data).utf8.split(separator: 10, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let without = try Self.edited(.deletion, "width", in: data)
    #expect(lines(without) == lines(data).filter { !$0.contains("constant=\"20\"") })
    #expect(lines(without).count == lines(data).count - 1)
  }

  @Test func anObjectBesideOthersIsDeletedAlone() throws {
    let text = Self.text.replacing("<label id=\"none\"/>", with: "<label id=\"none\"/><label id=\"other\"/>")
    let result = try Self.edited(.deletion, "none", in: Data(text.utf8))
    #expect(Self.decoded(result) == text.replacing("<label id=\"none\"/>", with: ""))
  }

  /// What is tried in memory is what is written.
  @Test(arguments: [
    ObjectEdit(deleting: "width"), ObjectEdit("width", "constant", "24"),
    ObjectEdit("top", "relation", "lessThanOrEqual"),
    ObjectEdit("name", "numberOfLines", "0"), ObjectEdit(deleting: "lines"),
    ObjectEdit("pale", color: "textColor", "labelColor"),
  ])
  func whatIsTriedInMemoryIsWhatIsWritten(_ edit: ObjectEdit) throws {
    let data = Data(Self.text.utf8)
    let tried = try InterfaceDocument(data: data, path: "Test.xib").edited(by: [edit])
    let written = try InterfaceDocument(data: Self.edited(edit.edit, edit.object, in: data), path: "Test.xib")
    #expect(tried.root.tree.hasSameContent(as: written.root.tree))
    #expect(tried.element("top")?["id"] == written.element("top")?["id"])
  }

  /// In an attribute, line ends and tabs are read as spaces unless they are written as references.
  @Test func textsThatXMLWouldChangeAreWrittenAsReferences() throws {
    let result = try Self.edited(.text("one\ntwo\tthree"), "name")
    #expect(Self.decoded(result).contains("text='one&#10;two&#9;three'"))
    let document = try InterfaceDocument(data: result, path: "Test.xib")
    #expect(document.element("name")?["text"] == "one\ntwo\tthree")
  }

  @Test func aTextInSeveralLinesStaysAnElement() throws {
    let result = try Self.edited(.text("Third"), "lines")
    #expect(Self.decoded(result).contains(#"<string key="text">Third</string>"#))
  }

  /// Characters that the encoding does not have are written as references.
  @Test func lettersThatTheEncodingLacks() throws {
    let latin = Self.encodings[5].data
    #expect(Self.decoded(try Self.edited(.text("Größe"), "go", in: latin)).contains(#"title="Gr&#xf6;&#xdf;e""#))
    #expect(Self.decoded(try Self.edited(.text("Größe"), "go")).contains(#"title="Größe""#))
  }

  @Test(arguments: encodings.indices) func theValueThatIsThereChangesNoByte(_ index: Int) throws {
    let data = Self.encodings[index].data
    let edits: [(DocumentEdit, String)] = [
      (.constant(20), "width"), (.constant(0), "top"), (.priority(1000), "top"), (.fontSize(17), "name"),
      (.text("Go"), "go"),
    ]
    for (edit, id) in edits {
      #expect(try Self.edited(edit, id, in: data) == data)
    }
  }

  @Test func severalEditsAreMadeOneAfterTheOther() throws {
    var editor = try DocumentEditor(data: Data(Self.text.utf8), path: "Test.xib")
    try editor.apply(.constant(1), to: "width")
    try editor.apply(.constant(2), to: "top")
    try editor.apply(.priority(3), to: "top")
    let lines = Self.decoded(editor.data).split(separator: "\n").filter { $0.contains("<constraint firstItem") }
    #expect(lines[0].hasSuffix(#"constant="1" id="width"/>"#))
    #expect(lines[1].hasSuffix(#"constant="2" priority="3" id="top"></constraint>"#))
  }

  @Test func whatCannotBeChangedIsSaid() throws {
    func error(_ edit: DocumentEdit, _ id: String) -> String {
      do {
        _ = try Self.edited(edit, id)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(error(.constant(1), "nobody") == "the document has no object nobody")
    #expect(error(.constant(1), "name") == "name is no constraint")
    #expect(error(.constant(.infinity), "width") == "inf is not in the range -1000000000.0 to 1000000000.0")
    #expect(error(.priority(0), "width") == "width cannot have the priority 0")
    #expect(error(.priority(1001), "width") == "1001.0 is not in the range 0.0 to 1000.0")
    #expect(error(.fontSize(20), "lines") == "lines has a font that follows a text style")
    #expect(error(.fontSize(20), "go") == "go has no font of its own")
    #expect(error(.text("x"), "screen") == "screen has no text that could be changed")
    #expect(error(.deletion, "name") == "name is named elsewhere in the document")
    #expect(error(.attribute(name: "relation", value: "equal"), "nobody") == "the document has no object nobody")
    #expect(error(.systemColor(key: "textColor", name: "labelColor"), "none") == "none has no textColor of its own")
    #expect(
      error(.systemColor(key: "textColor", name: "linkColor"), "pale")
        == "pale cannot have the colour linkColor, which the document’s resources lack")
    #expect(error(.text("\u{1}"), "name") == "XML cannot hold the character U+1")
  }
}
