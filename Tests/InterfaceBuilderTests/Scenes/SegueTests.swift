import Foundation
import Testing
@_spi(Generated) import UIKit

@testable import InterfaceBuilder

/// Segues of a storyboard are performed in UIKit's order.
@Suite(.serialized) struct SegueTests {
  private static var events: [String] = []

  final class First: UIViewController {
    var allows = true

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      SegueTests.events.append("asked for \(identifier)")
      return allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let destination = segue.destination
      let from = sender.map { "\(type(of: $0))" } ?? "code"
      SegueTests.events.append(
        "\(segue.identifier ?? "-") from \(from) to \(destination.title ?? "-"), loaded: \(destination.isViewLoaded)")
    }

    func back(_ segue: UIStoryboardSegue) { SegueTests.events.append("back from \(segue.source.title ?? "-")") }
  }

  final class Fade: UIStoryboardSegue {
    override func perform() { SegueTests.events.append("fade to \(destination.title ?? "-")") }
  }

  init() {
    Self.events = []
    let table = RuntimeTable.shared
    guard table.anyClass(named: "SegueFirst") == nil else { return }
    table.add(First.self, named: "SegueFirst", module: "Tests")
    table.add(Fade.self, named: "SegueFade", module: "Tests")
    table.addMethod("segueBack:", of: First.self) { $0.back($1.value(0)) }
  }

  private static let scenes = [
    """
    <navigationController id="n"><navigationBar key="navigationBar" id="nb"/><connections>
    <segue kind="relationship" relationship="rootViewController" destination="a" id="r1"/></connections>
    </navigationController>
    """,
    """
    <viewController id="a" title="A" customClass="SegueFirst"><view key="view" id="av">
    <gestureRecognizers/><connections><outletCollection property="gestureRecognizers" destination="g" id="o1"/></connections>
    <subviews>
    <button tag="1" buttonType="system" id="ab"><connections>
    <segue kind="show" identifier="detail" destination="b" id="s1"/></connections></button></subviews></view>
    <navigationItem key="navigationItem" title="A" id="ni">
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"><connections>
    <segue kind="show" identifier="more" destination="b" id="s5"/></connections></barButtonItem></navigationItem>
    <connections>
    <segue kind="presentation" identifier="sheet" modalPresentationStyle="formSheet" destination="b" id="s2"/>
    <segue kind="custom" identifier="fade" customClass="SegueFade" destination="b" id="s3"/>
    </connections></viewController>
    <tapGestureRecognizer id="g"><connections><segue kind="show" identifier="tapped" destination="b" id="s6"/></connections>
    </tapGestureRecognizer>
    """,
    """
    <viewController id="b" title="B"><view key="view" id="bv"><subviews><button buttonType="system" id="bb"><connections>
    <segue kind="unwind" unwindAction="segueBack:" destination="e" id="s4"/></connections></button></subviews></view>
    </viewController><exit id="e" sceneMemberID="exit"/>
    """,
  ]

  /// The navigation controller of the storyboard, in a window.
  private func start() throws -> (window: UIWindow, navigation: UINavigationController, first: First) {
    let document = try InterfaceDocument(text: XibText.storyboard(Self.scenes))
    var environment = Environment.designTime(of: document)
    environment.safeAreaSource = .device
    let controllers = StoryboardControllers(document: document, environment: environment)
    let navigation = try #require(controllers.controller(ofID: "n") as? UINavigationController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation, try #require(navigation.topViewController as? First))
  }

  private func button(in controller: UIViewController?) throws -> UIButton {
    try #require(controller?.view.subviews.first as? UIButton)
  }

  @Test func aControlAsksPreparesAndShows() throws {
    let (window, navigation, first) = try start()
    try button(in: first).sendActions(for: .touchUpInside)
    #expect(Self.events == ["asked for detail", "detail from UIButton to B, loaded: false"])
    #expect(navigation.topViewController?.title == "B")
    withExtendedLifetime(window) {}
  }

  @Test func aControllerMayRefuseAControl() throws {
    let (window, navigation, first) = try start()
    first.allows = false
    try button(in: first).sendActions(for: .touchUpInside)
    #expect(Self.events == ["asked for detail"])
    #expect(navigation.topViewController === first)
    withExtendedLifetime(window) {}
  }

  @Test func aBarButtonShows() throws {
    let (window, navigation, _) = try start()
    let bar = navigation.navigationBar
    let add = try #require(bar.innerElements.first { $0.label == "Add" })
    Fingers(on: window).tap(at: [bar.pointInTop(CGPoint(x: add.frame.midX, y: add.frame.midY))])
    #expect(Self.events == ["asked for more", "more from UIBarButtonItem to B, loaded: false"])
    #expect(navigation.topViewController?.title == "B")
  }

  @Test func aGestureShows() throws {
    let (window, navigation, _) = try start()
    Fingers(on: window).tap(at: [CGPoint(x: 200, y: 600)])
    #expect(Self.events == ["asked for tapped", "tapped from UITapGestureRecognizer to B, loaded: false"])
    #expect(navigation.topViewController?.title == "B")
  }

  @Test func codeIsNotAsked() throws {
    let (window, _, first) = try start()
    first.performSegue(withIdentifier: "sheet", sender: nil)
    #expect(Self.events == ["sheet from code to B, loaded: false"])
    let presented = try #require(first.presentedViewController)
    #expect(presented.title == "B" && presented.modalPresentationStyle == .formSheet)
    withExtendedLifetime(window) {}
  }

  @Test func aCustomClassPerforms() throws {
    let (window, navigation, first) = try start()
    first.performSegue(withIdentifier: "fade", sender: 7)
    #expect(Self.events == ["fade from Int to B, loaded: false", "fade to B"])
    #expect(navigation.topViewController === first)
    withExtendedLifetime(window) {}
  }

  @Test func anUnwindSegueGoesBackToTheControllerWithTheAction() throws {
    let (window, navigation, first) = try start()
    first.performSegue(withIdentifier: "detail", sender: nil)
    window.layoutIfNeeded()
    try button(in: navigation.topViewController).sendActions(for: .touchUpInside)
    #expect(Self.events.last == "back from B")
    #expect(navigation.topViewController === first)
  }

  @Test func anUnwindSegueDismisses() throws {
    let (window, _, first) = try start()
    first.performSegue(withIdentifier: "sheet", sender: nil)
    window.layoutIfNeeded()
    try button(in: first.presentedViewController).sendActions(for: .touchUpInside)
    #expect(first.presentedViewController == nil)
  }

  @Test func aSegueToNowhereStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      try SegueTests().start().first.performSegue(withIdentifier: "detial", sender: nil)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Receiver (<First>) has no "
          + "segue with identifier 'detial''"))
  }
}
