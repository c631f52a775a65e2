import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Texts that code sets, as the project states them.
struct ShownTextTests {
  private func document() throws -> InterfaceDocument {
    try InterfaceDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/><objects><view id="root"><subviews>
        <label text="Label" id="price"/><button id="buy"><state key="normal" title="Buy"/></button>
        <view id="plain"/></subviews></view></objects></document>
        """.utf8), path: "Fixture.xib")
  }

  private func texts(
    _ document: InterfaceDocument, _ change: (inout Environment) -> Void = { _ in }
  ) throws -> [String?] {
    var environment = Environment.designTime(of: document)
    change(&environment)
    let loaded = document.instantiate(try #require(document.scenes.first), in: environment)
    return [(loaded.object("price") as? UILabel)?.text, (loaded.object("buy") as? UIButton)?.currentTitle]
  }

  @Test func onDevicesTheyReplaceTheDocuments() throws {
    var document = try document()
    document.shownTexts = ["price": .sample(.price), "buy": .texts(["Buy now", "Pre-order for next week"])]
    #expect(try texts(document) == ["Label", "Buy"])
    #expect(try texts(document) { $0.safeAreaSource = .device } == ["$1,234.50", "Buy now"])
    #expect(
      try texts(document) {
        $0.safeAreaSource = .device
        $0.content = .long
      } == ["$12,345,678.90", "Pre-order for next week"])
    #expect(
      try texts(document) {
        $0.safeAreaSource = .device
        $0.content = .empty
      } == ["", ""])
  }

  @Test func viewsWithoutTextAreTold() throws {
    var document = try document()
    document.shownTexts = ["price": .sample(.price), "plain": .sample(.name), "gone": .sample(.name)]
    #expect(document.unknownShownTexts == ["gone", "plain"])
  }
}
