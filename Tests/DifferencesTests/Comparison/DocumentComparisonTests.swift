import Audit
import Environments
import Foundation
import InterfaceBuilder
import Testing

@testable import Differences

/// What a comparison of two revisions finds, and that it finds the opposite in the other direction.
@MainActor struct DocumentComparisonTests {
  private func revision(_ label: String, constraint: String = "") throws -> DocumentComparison.Revision {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(label)</subviews>
      <constraints>\(constraint)</constraints></view></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Test.xib")
    return .init(document: document, report: DocumentReport(document: "Test.xib"))
  }

  private func label(_ text: String, y: Int = 40, id: String = "L") -> String {
    """
    <label text="\(text)" numberOfLines="1" id="\(id)">
    <rect key="frame" x="20" y="\(y)" width="200" height="30"/><fontDescription type="system" pointSize="17"/></label>
    """
  }

  private func difference(
    _ old: DocumentComparison.Revision, _ new: DocumentComparison.Revision
  ) -> DocumentDifference {
    DocumentComparison(environments: [Environment(device: .canvas(size: CGSize(width: 393, height: 852)))])
      .difference(from: old, to: new, name: "Test.xib")
  }

  @Test func equalDocumentsDoNotDiffer() throws {
    let revision = try revision(label("Name"))
    #expect(difference(revision, revision).isEmpty)
  }

  @Test func identifiersMakeNoDifference() throws {
    #expect(try difference(revision(label("Name")), revision(label("Name", id: "M"))).isEmpty)
  }

  @Test func aMoveIsMeasuredInBothDirections() throws {
    let (old, new) = (try revision(label("Name")), try revision(label("Name", y: 52)))
    let move = try #require(difference(old, new).scenes.first?.moves.first)
    let back = try #require(difference(new, old).scenes.first?.moves.first)
    #expect(move.from == [20, 40, 200, 30])
    #expect(move.to == [20, 52, 200, 30])
    #expect(back.from == move.to)
    #expect(back.to == move.from)
  }

  @Test func aNewTextIsAChangeInBothDirections() throws {
    let (old, new) = (try revision(label("Name")), try revision(label("Full name")))
    #expect(difference(old, new).scenes.first?.changes.first?.details == ["text: “Name” → “Full name”"])
    #expect(difference(new, old).scenes.first?.changes.first?.details == ["text: “Full name” → “Name”"])
  }

  @Test func aViewThatOnlyOneRevisionHasIsAddedOrRemoved() throws {
    let (old, new) = (try revision(""), try revision(label("Name")))
    #expect(difference(old, new).scenes.first?.changes.map(\.kind) == [.added])
    #expect(difference(new, old).scenes.first?.changes.map(\.kind) == [.removed])
  }

  @Test func aDocumentThatOnlyOneRevisionHasNamesItsScreens() throws {
    let difference = DocumentComparison(environments: []).difference(.added, try revision(""), name: "Test.xib")
    #expect(difference.kind == .added)
    #expect(difference.scenes.map(\.kind) == [.added])
    #expect(!difference.isEmpty)
  }
}
