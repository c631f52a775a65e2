import Testing

@testable import InterfaceBuilder

/// Parts of a document that are not understood get a note with their place, and have no other effect.
@Suite struct DocumentNotesTests {
  @Test func anUnknownElementWhateverItHoldsIsOneNote() throws {
    let document = try InterfaceDocument(
      text: XibText.xib(
        """
        <view contentMode="scaleToFill" id="aaa-aa-aaa">
        <hologram depth="3"><sparkle/></hologram>
        </view>
        """))
    #expect(
      document.notes == [
        DocumentNote(
          kind: .unknownElement, line: 6, objectID: "aaa-aa-aaa", message: "unknown element <hologram>")
      ])
  }

  @Test func anUnknownAttribute() throws {
    let document = try InterfaceDocument(
      text: XibText.xib("<view contentMode=\"scaleToFill\" shininess=\"9\" id=\"aaa-aa-aaa\"/>"))
    #expect(
      document.notes == [
        DocumentNote(
          kind: .unknownAttribute, line: 5, objectID: "aaa-aa-aaa", message: "unknown attribute shininess of <view>")
      ])
  }

  @Test func twoObjectsWithOneIdentifier() throws {
    let document = try InterfaceDocument(
      text: XibText.xib("<view id=\"aaa-aa-aaa\"/>\n<label text=\"x\" id=\"aaa-aa-aaa\"/>"))
    #expect(
      document.notes == [
        DocumentNote(
          kind: .duplicateIdentifier, line: 6, objectID: "aaa-aa-aaa",
          message: "<label> has the identifier aaa-aa-aaa of the <view> in line 5")
      ])
  }

  @Test func aDocumentThatInterfaceBuilderCouldHaveWrittenHasNone() throws {
    let document = try InterfaceDocument(
      text: XibText.storyboard([
        """
        <viewController id="ctr-ol-ler" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="roo-tv-iew">
        <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
        <viewLayoutGuide key="safeArea" id="saf-ea-rea"/>
        </view>
        </viewController>
        """
      ]))
    #expect(document.notes == [])
    #expect(document.kind == .storyboard)
    #expect(document.scenes.map(\.id) == ["ctr-ol-ler"])
    #expect(document.scenes.first?.rootViewElement?.id == "roo-tv-iew")
    #expect(document.device == .init(id: "retina6_1", isLandscape: false, isDark: false))
  }
}
