import Foundation
import Testing
@_spi(Generated) import UIKit

@testable import InterfaceBuilder

/// Outlets of the app's classes lead to every object of a scene.
@Suite struct TopLevelObjectTests {
  final class Screen: UIViewController {
    weak var panel: UIView?
    var provider: Provider?
    var constraints: [NSLayoutConstraint] = []
    private(set) var isInSplitView: Bool?
    private(set) var columns = 0

    override func viewDidLoad() {
      if let panel { view.addSubview(panel) }
      isInSplitView = splitViewController != nil
      columns = splitViewController?.viewControllers.count ?? 0
    }
  }

  final class Provider: NSObject {
    var screen: Screen?
  }

  init() {
    let table = RuntimeTable.shared
    guard table.anyClass(named: "TopLevelScreen") == nil else { return }
    table.add(Screen.self, named: "TopLevelScreen", module: "Tests")
    table.add(Provider.self, named: "TopLevelProvider", module: "Tests")
    table.addMaker { Provider() }
    table.addProperty("panel", of: Screen.self, \.panel)
    table.addProperty("provider", of: Screen.self, \.provider)
    table.addProperty("constraints", of: Screen.self, \.constraints)
    table.addProperty("screen", of: Provider.self, \.screen)
  }

  private static let screen = """
    <viewController id="c" customClass="TopLevelScreen" customModule="Tests"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="on"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="off"/></constraints>
    <variation key="default"><mask key="constraints"><exclude reference="off"/></mask></variation></view>
    <connections><outlet property="panel" destination="p" id="o1"/><outlet property="provider" destination="x" id="o2"/>
    <outletCollection property="constraints" destination="on" id="o3"/>
    <outletCollection property="constraints" destination="off" id="o4"/></connections></viewController>
    <view id="p"><rect key="frame" x="0" y="0" width="100" height="40"/></view>
    <customObject id="x" customClass="TopLevelProvider" customModule="Tests">
    <connections><outlet property="screen" destination="c" id="o5"/></connections></customObject>
    """

  private static func load(_ scenes: String...) throws -> LoadedScene {
    let document = try document(scenes)
    var environment = Environment.designTime(of: document)
    environment.safeAreaSource = .device
    return document.instantiate(try #require(document.scenes.first), in: environment)
  }

  private static func document(_ scenes: String...) throws -> InterfaceDocument { try document(scenes) }

  private static func document(_ scenes: [String]) throws -> InterfaceDocument {
    let scenes = scenes.enumerated().map { number, objects in
      "<scene sceneID=\"s\(number)\"><objects>\(objects)</objects></scene>"
    }
    return try InterfaceDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        \(scenes.joined())
        </scenes></document>
        """.utf8), path: "Main.storyboard")
  }

  @Test func viewsBesideTheControllerLiveUntilItsViewIsLoaded() throws {
    let loaded = try Self.load(Self.screen)
    let screen = try #require(loaded.viewController as? Screen)
    #expect(screen.panel?.superview === screen.view)
    #expect(screen.panel?.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test func objectsOfTheAppAreMadeAndConnected() throws {
    let loaded = try Self.load(Self.screen)
    let screen = try #require(loaded.viewController as? Screen)
    #expect(screen.provider?.screen === screen)
    screen.provider?.screen = nil
  }

  @Test func constraintsThatAreNotInstalledAreInactive() throws {
    let loaded = try Self.load(Self.screen)
    let screen = try #require(loaded.viewController as? Screen)
    #expect(screen.constraints.map(\.isActive) == [true, false])
  }

  /// A text field's own outlet, which no class of the app declares.
  @Test func viewsOfUIKitsOwnOutletsAreConnected() throws {
    let field = """
      <textField id="f"><connections><outlet property="leftView" destination="p" id="o6"/></connections></textField>
      """
    let loaded = try Self.load(Self.screen.replacing("<subviews>", with: "<subviews>\(field)"))
    let screen = try #require(loaded.viewController as? Screen)
    let made = try #require(screen.view.subviews.compactMap { $0 as? UITextField }.first)
    #expect(made.leftView != nil)
    #expect(made.leftView === screen.panel)
    #expect(made.documentIdentifier == "f")
  }

  private static func container(_ name: String, _ id: String, _ relationship: String, _ destinations: String...)
    -> String
  {
    let segues = destinations.enumerated().map { number, destination in
      "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(relationship)\" "
        + "id=\"\(id)\(number)\"/>"
    }
    return "<\(name) id=\"\(id)\"><connections>\(segues.joined())</connections></\(name)>"
  }

  @Test func aColumnOfASplitViewKnowsIt() throws {
    let loaded = try Self.load(
      Self.screen, Self.container("navigationController", "n", "rootViewController", "c"),
      Self.container("splitViewController", "split", "masterViewController", "n", "d"), "<viewController id=\"d\"/>")
    let screen = try #require(loaded.viewController as? Screen)
    #expect(screen.isInSplitView == true)
    #expect(screen.columns == 2)
    #expect(screen.navigationController?.viewControllers == [screen])
  }

  @Test func aScreenWithoutASplitViewHasNone() throws {
    let loaded = try Self.load(
      Self.screen, Self.container("navigationController", "n", "rootViewController", "c"))
    #expect((loaded.viewController as? Screen)?.isInSplitView == false)
  }

  @Test func aRootKnowsItsNavigationController() throws {
    let loaded = try Self.load(
      Self.screen, Self.container("navigationController", "n", "rootViewController", "c"))
    let screen = try #require(loaded.viewController as? Screen)
    #expect(screen.navigationController?.viewControllers == [screen])
    // The navigation controller does not take the view away if its own view is used.
    let view = try #require(screen.view)
    screen.navigationController?.view.layoutIfNeeded()
    #expect(view.isDescendant(of: loaded.rootView))
    #expect(view.superview !== screen.navigationController?.view)
  }

  @Test(arguments: ["show", "push"])
  func aScreenThatASegueShowsKnowsItsNavigationController(_ kind: String) throws {
    let first = """
      <viewController id="d"><connections><segue destination="c" kind="\(kind)" id="s"/></connections></viewController>
      """
    let loaded = try Self.load(
      Self.screen, Self.container("navigationController", "n", "rootViewController", "d"), first)
    let screen = try #require(loaded.viewController as? Screen)
    #expect(screen.navigationController?.viewControllers == [screen])
  }

  /// Two screens show each other, and a third one shows both.
  @Test func theNavigationControllerIsFoundBehindACircleOfSegues() throws {
    let screen = Self.screen.replacing(
      "</viewController>",
      with: "<connections><segue destination=\"d\" kind=\"show\" id=\"s1\"/></connections></viewController>")
    let second = """
      <viewController id="d"><connections><segue destination="c" kind="show" id="s2"/></connections></viewController>
      """
    let first = """
      <viewController id="e"><connections><segue destination="c" kind="show" id="s3"/></connections></viewController>
      """
    let loaded = try Self.load(
      screen, second, first, Self.container("navigationController", "n", "rootViewController", "e"))
    #expect((loaded.viewController as? Screen)?.navigationController != nil)
  }

  @Test func anEmbeddedNavigationControllerKnowsTheOneAroundIt() throws {
    let host = """
      <viewController id="d"><connections><segue destination="n" kind="embed" id="s"/></connections></viewController>
      """
    let loaded = try Self.load(
      Self.screen, Self.container("navigationController", "n", "rootViewController", "c"), host,
      Self.container("navigationController", "m", "rootViewController", "d"))
    let screen = try #require(loaded.viewController as? Screen)
    let navigation = try #require(screen.navigationController)
    #expect(navigation.viewControllers == [screen])
    #expect(navigation.navigationController != nil)
    #expect(navigation.navigationController !== navigation)
  }

  @Test func aScreenThatIsPresentedHasNoNavigationController() throws {
    let first = """
      <viewController id="d"><connections><segue destination="c" kind="presentation" id="s"/></connections></viewController>
      """
    let loaded = try Self.load(
      Self.screen, Self.container("navigationController", "n", "rootViewController", "d"), first)
    #expect((loaded.viewController as? Screen)?.navigationController == nil)
  }

  /// Its code may end the program.
  @Test func aSceneWithoutItsCodeIsMadeOfTheDocument() throws {
    var document = try Self.document(Self.screen)
    let scene = try #require(document.scenes.first)
    document.leaveOutCode(ofScene: "c", because: "laid out without its code")
    var environment = Environment.designTime(of: document)
    environment.safeAreaSource = .device
    let loaded = document.instantiate(scene, in: environment)
    #expect(loaded.viewController.map { type(of: $0) == UIViewController.self } == true)
    #expect(document.notes.contains { $0.line == scene.line && $0.message == "laid out without its code" })
    #expect(document.scenesWithoutCode == ["c"])
  }

  @Test func aSceneThatIsLeftOutIsStillThere() throws {
    var document = try InterfaceDocument(
      data: Data(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes><scene><objects>\n"
          .utf8) + Data("<viewController id=\"a\"/></objects></scene></scenes></document>".utf8),
      path: "Main.storyboard")
    document.leaveOut("a", because: "it trapped")
    #expect(document.scenes.isEmpty)
    #expect(document.scene("a") != nil)
    #expect(document.notes.contains { $0.line == 2 && $0.message == "it trapped" })
  }
}
