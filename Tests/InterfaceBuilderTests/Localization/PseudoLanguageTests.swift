import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// A document is laid out in a pseudo-language as in any other language.
struct PseudoLanguageTests {
  @Test(arguments: [
    (PseudoLanguage.accented, "Save all 3 files", "Šåvë åļļ 3 fîļëš"), (.doubleLength, "Save", "Save Save"),
    (.bounded, "Save", "[# Save #]"), (.rightToLeft, "Save", "Save"),
  ]) func textsAreChanged(language: PseudoLanguage, text: String, changed: String) {
    #expect(language.text(for: text) == changed)
    #expect(language.text(for: "") == "")
  }

  /// A label, a button of each kind, and a segmented control.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects><view id="root"><subviews>
    <label text="Name" id="label"/><label id="empty"/>
    <button buttonType="system" id="plain"><state key="normal" title="Name"/></button>
    <button buttonType="system" id="filled"><buttonConfiguration key="configuration" style="filled" title="Name"/></button>
    <segmentedControl id="segments"><segments><segment title="Name"/></segments></segmentedControl>
    </subviews></view></objects></document>
    """

  @Test(arguments: [(nil, "Name"), ("double-length", "Name Name"), ("bounded", "[# Name #]"), ("xx", "Name")])
  func viewsShowThem(locale: String?, text: String) throws {
    let document = try InterfaceDocument(data: Data(Self.document.utf8), path: "Fixture.xib")
    var environment = Environment.designTime(of: document)
    environment.locale = locale
    let loaded = document.instantiate(document.scenes[0], in: environment)
    let views = loaded.rootView.subviews
    #expect((views[0] as? UILabel)?.text == text)
    #expect((views[1] as? UILabel)?.text ?? "" == "")
    #expect((views[2] as? UIButton)?.currentTitle == text)
    #expect((views[3] as? UIButton)?.configuration?.title == text)
    #expect((views[4] as? UISegmentedControl)?.titleForSegment(at: 0) == text)
    #expect(loaded.notes == document.instantiate(document.scenes[0], in: .designTime(of: document)).notes)
  }
}
