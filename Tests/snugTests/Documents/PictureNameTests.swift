import Audit
import Environments
import Foundation
import InterfaceBuilder
import Testing

@testable import snug

/// No two pictures have one name.
struct PictureNameTests {
  private func storyboard(_ names: [String]) throws -> InterfaceDocument {
    let scenes = names.enumerated().map { index, name in
      """
      <scene sceneID="scene\(index)"><objects>
        <viewController title="\(name)" id="c\(index)"><view key="view" id="v\(index)"/></viewController>
      </objects></scene>
      """
    }
    return try InterfaceDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
        """.utf8), path: "Main.storyboard")
  }

  @Test func screensOfOneNameAreToldApart() throws {
    let document = try storyboard(["Login", "login", "Log in", "Log/in", "Login-c1"])
    let cell = Environment.designTime(of: document)
    let name = PictureName(document: "Main", scenes: document.scenes, environments: [cell])
    #expect(
      document.scenes.map { name($0, in: cell) }
        == ["Main/Login", "Main/login-c1", "Main/Log-in", "Main/Log-in-c3", "Main/Login-c1-c4"])
  }

  @Test func anOnlyScreenHasTheNameOfItsDocument() throws {
    let document = try storyboard(["Login"])
    let cell = Environment.designTime(of: document)
    let name = PictureName(document: "Main", scenes: document.scenes, environments: [cell])
    #expect(name(document.scenes[0], in: cell) == "Main")
  }

  @Test func devicesAreToldApart() {
    #expect(Set(Device.all.map { PictureName.safe($0.name).lowercased() }).count == Device.all.count)
  }

  @Test(arguments: [
    ("Sign In", "Sign-In"), ("a/../b", "a-..-b"), ("..", "unnamed"), (".hidden", "hidden"), ("", "unnamed"),
    ("\u{1B}[31mred\n", "31mred"), ("写真", "写真"),
  ]) func partsNeedNoQuotes(name: String, safe: String) {
    #expect(PictureName.safe(name) == safe)
  }

  @Test func partsAreNotTooLongForFileSystems() {
    #expect(PictureName.safe(String(repeating: "写", count: 100)).utf8.count <= 200)
    #expect(PictureName.safe(String(repeating: "a", count: 100)).count == 80)
  }
}
