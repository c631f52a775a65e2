import Environments
import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Audit

/// Rows that are as high as their content on devices, whatever height Interface Builder shows for their prototype.
@MainActor struct AutomaticRowTests {
  /// A table whose prototype is shown 200 points high, and asks for 60.
  private static func document(rowHeight: String) throws -> InterfaceDocument {
    try Fixture.storyboard(
      """
      <tableView contentMode="scaleToFill" fixedFrame="YES" dataMode="prototypes" style="plain" separatorStyle="none" \
      rowHeight="\(rowHeight)" id="table">
        <rect key="frame" x="0.0" y="100" width="393" height="500"/>
        <prototypes><tableViewCell reuseIdentifier="row" rowHeight="200" id="cell">
          <rect key="frame" x="0.0" y="28" width="393" height="200"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="393" height="200"/>
            <subviews>\(Fixture.view("view"))</subviews>
            <constraints>
              \(Fixture.pin("view", "top", "content", "top", 0)) \(Fixture.pin("view", "leading", "content", "leading", 0))
              \(Fixture.pin("view", "trailing", "content", "trailing", 0))
              \(Fixture.pin("content", "bottom", "view", "bottom", 0))
              <constraint firstItem="view" firstAttribute="height" constant="60" id="height"/>
            </constraints>
          </tableViewCellContentView></tableViewCell></prototypes>
      </tableView>
      """, controller: "List")
  }

  @Test(arguments: [
    ("cellForRowAt", "-1", 60), ("", "-1", 200), ("cellForRowAt heightForRowAt", "-1", 200),
    ("cellForRowAt heightForRowAt automaticDimension", "-1", 200), ("cellForRowAt rowHeight", "-1", 200),
    ("cellForRowAt rowHeight automaticDimension", "-1", 60), ("cellForRowAt rowHeight automaticDimension", "44", 60),
    ("cellForRowAt", "44", 200), ("cellForRowAtIndexPath setRowHeight UITableViewAutomaticDimension", "44", 60),
  ]) func whoDecidesTheHeight(words: String, rowHeight: String, height: CGFloat) throws {
    let type = CodeType.types(in: Array("class List: UITableViewController { func f() { \(words) } }".utf8))
    let document = try Self.document(rowHeight: rowHeight).knowing(AppCode(types: type))
    let scene = try #require(document.scenes.first)
    func row(_ environment: Environment) throws -> CGRect {
      let loaded = document.instantiate(scene, in: environment, showsEmbeddedScenes: true)
      loaded.layout()
      return try #require(loaded.object("cell") as? UITableViewCell).frame
    }
    let phone = try #require(Device.named("retina6_12"))
    #expect(try row(Environment(device: phone)).height == height)
    #expect(try row(.designTime(of: document)).height == 200)
  }
}
