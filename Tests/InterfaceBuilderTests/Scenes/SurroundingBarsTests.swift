import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Bars around a scene.
@Suite struct SurroundingBarsTests {
  typealias Document = ScreenInferenceTests

  /// A tab bar controller with two tabs, the first of which leads from a list to a detail.
  static let controllers = [
    """
    <tabBarController id="tab" sceneMemberID="viewController">
    <tabBar key="tabBar" id="tab-bar"><color key="barTintColor" red="1" green="0" blue="0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></tabBar>
    <connections>
    <segue destination="nav" kind="relationship" relationship="viewControllers" id="t1"/>
    <segue destination="other" kind="relationship" relationship="viewControllers" id="t2"/>
    </connections>
    </tabBarController>
    """,
    """
    <navigationController id="nav" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" title="Pets" id="item-1"/>
    <navigationBar key="navigationBar" id="nav-bar"/>
    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="n1"/></connections>
    </navigationController>
    """,
    Document.controller(
      "list",
      "<navigationItem key=\"navigationItem\" title=\"Pets\" id=\"list-item\"/>"
        + Document.segue("detail", "show", "s1")),
    Document.controller("detail", "<navigationItem key=\"navigationItem\" title=\"Cat\" id=\"detail-item\"/>"),
    Document.controller("other", "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"item-2\"/>"),
  ]

  func scene(_ id: String) throws -> LoadedScene {
    let document = try InterfaceDocument(
      text: XibText.storyboard(
        Self.controllers, tools: "21507", device: "retina6_1", orientation: "portrait", after: ""))
    let description = try #require(document.scenes.first { $0.id == id })
    let scene = document.instantiate(description, in: .designTime(of: document))
    scene.layout()
    return scene
  }

  /// In a running app, the tabs are those of the document as well.
  @Test func aTabBarControllerOfAnAppHasTheTabsOfTheDocument() throws {
    let document = try InterfaceDocument(
      text: XibText.storyboard(
        Self.controllers, tools: "21507", device: "retina6_1", orientation: "portrait", after: ""))
    let controllers = StoryboardControllers(document: document, environment: .designTime(of: document))
    let tabs = try #require(controllers.controller(ofID: "tab") as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Pets", nil])
    #expect(tabs.viewControllers?.last?.tabBarItem.systemItem == .search)
  }

  @Test func standWhereTheSafeAreaEnds() throws {
    let scene = try scene("list")
    #expect(
      scene.surroundingBars.map(\.frame) == [
        CGRect(x: 0, y: 48, width: 414, height: 44), CGRect(x: 0, y: 813, width: 414, height: 49),
      ])
  }

  /// Show the scene's own item, and the way back where it was pushed.
  @Test func items() throws {
    let root = try #require(try scene("list").surroundingBars.first as? UINavigationBar)
    #expect(root.topItem?.title == "Pets" && root.backItem == nil)
    let pushed = try #require(try scene("detail").surroundingBars.first as? UINavigationBar)
    #expect(pushed.topItem?.title == "Cat" && pushed.backItem?.title == "Pets")
  }

  /// Show every tab in the tab bar's own look, with the scene's tab chosen.
  @Test func tabs() throws {
    let bar = try #require(try scene("detail").surroundingBars.last as? UITabBar)
    #expect(bar.items?.map(\.shownTitle) == ["Pets", "Search"])
    #expect(bar.selectedItem === bar.items?.first)
    #expect(bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func areNoPartOfTheScene() throws {
    let scene = try scene("list")
    #expect(!scene.objectIDs.contains("item-1") && !scene.objectIDs.contains("tab-bar"))
    #expect(scene.objectIDs.contains("list-item"))
  }
}
