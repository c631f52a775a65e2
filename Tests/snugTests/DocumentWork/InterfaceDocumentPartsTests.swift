import ArgumentParser
import Audit
import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import snug

/// A document whose screens are worked on one by one gives the same as one that is worked on as a whole.
@MainActor
struct InterfaceDocumentPartsTests {
  private static func scene(_ id: String, _ content: String) -> String {
    """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)">\(content)</viewController></objects></scene>
    """
  }

  private static func view(_ id: String) -> String {
    """
    <view key="view" id="v-\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <!-- snug.ignore small-tap-target: it is small -->
    <subviews><button opaque="NO" contentMode="scaleToFill" id="b-\(id)" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/><state key="normal" title="Go"/></button></subviews></view>
    """
  }

  private static func document() throws -> InterfaceDocument {
    let scenes =
      scene("bare", "") + scene("one", view("one"))
        + """
          <scene sceneID="s-nav"><objects><navigationController id="nav"/></objects></scene>
        """ + scene("two", view("two")) + scene("three", view("three"))
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes></document>
      """
    return try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard")
  }

  private static func parts(of document: InterfaceDocument) -> [InterfaceDocument] {
    var first = document
    let others = first.choose(.first)
    return [first]
      + others.map { part in
        var other = document
        #expect(other.choose(part).isEmpty)
        return other
      }
  }

  @Test func eachPartHasOneScreen() throws {
    let parts = Self.parts(of: try Self.document())
    #expect(parts.map { $0.chosenScenes.map(\.id) } == [["bare", "one", "nav"], ["two"], ["three"]])
    #expect(parts.allSatisfy { $0.scenes.count == 5 })
  }

  @Test func theReportsOfPartsAreThatOfTheWhole() throws {
    let document = try Self.document()
    var selection = EnvironmentSelection()
    selection.devices = Array(Device.all.prefix(2))
    func report(_ document: InterfaceDocument, in selection: EnvironmentSelection) -> CompactReport {
      CompactReport(Auditor(selection: selection).audit(document))
    }
    let whole = try report(document, in: selection).whole
    #expect(whole.screens.count == 3)
    let parts = Self.parts(of: document).map { report($0, in: selection) }
    var sum = parts[0]
    for part in parts.dropFirst() { try sum.add(part) }
    #expect(try sum.whole == whole)
    var other = report(document, in: EnvironmentSelection())
    #expect(throws: UnequalParts.self) { try other.add(parts[1]) }
  }

  @Test func theLayoutsOfPartsAreThatOfTheWhole() throws {
    let document = try Self.document()
    let command = try LayoutCommand.parse(["--text-size", "L", "--text-size", "AX3", "Main.storyboard"])
    let found = FoundDocument(path: "Main.storyboard", name: "Main")
    let whole = command.work(on: document, found).product
    #expect(whole.environments.count == 2)
    let parts = Self.parts(of: document).map { command.work(on: $0, found).product }
    var sum = parts[0]
    for part in parts.dropFirst() { try sum.add(part) }
    #expect(sum.environments == whole.environments)
    #expect(sum.environments[0].contains("three"))
  }
}
