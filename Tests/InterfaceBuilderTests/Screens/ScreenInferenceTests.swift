import Testing
import UIKit

@testable import InterfaceBuilder

/// A controller's screen is inferred from the segues that lead to it.
@Suite struct ScreenInferenceTests {
  static func controller(_ id: String, _ inside: String = "", attributes: String = "") -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view"/>
    \(inside)
    </viewController>
    """
  }

  static func navigation(_ id: String, root: String, bar: String = "", attributes: String = "") -> String {
    """
    <navigationController id="\(id)" \(attributes) sceneMemberID="viewController">
    <navigationBar key="navigationBar" \(bar) id="\(id)-bar"/>
    <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-root"/></connections>
    </navigationController>
    """
  }

  static func tabs(_ id: String, _ child: String) -> String {
    """
    <tabBarController id="\(id)" sceneMemberID="viewController">
    <tabBar key="tabBar" id="\(id)-bar"/>
    <connections><segue destination="\(child)" kind="relationship" relationship="viewControllers" id="\(id)-child"/></connections>
    </tabBarController>
    """
  }

  static func segue(_ destination: String, _ kind: String, _ id: String, attributes: String = "") -> String {
    "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) id=\"\(id)\"/></connections>"
  }

  func screen(
    _ id: String, _ controllers: [String], tools: String = "21507", device: String? = "retina6_1",
    orientation: String = "portrait", after: String = "", environment: Environment? = nil
  ) throws -> ScreenSurroundings {
    let document = try InterfaceDocument(
      text: XibText.storyboard(controllers, tools: tools, device: device, orientation: orientation, after: after))
    return ScreenInference(document: document, environment: environment ?? .designTime(of: document))
      .surroundings(ofController: id)
  }

  @Test func aControllerThatNothingLeadsToHasTheBareScreen() throws {
    let screen = try screen("one", [Self.controller("one")])
    #expect(screen.rootViewSize == CGSize(width: 414, height: 896))
    #expect(screen.safeArea == UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0))
  }

  @Test(arguments: [
    ("retina6_1", "20037", CGFloat(44), CGFloat(34)), ("retina6_1", "21225", 48, 34), ("retina5_9", "22505", 50, 34),
    ("retina6_1", "21179", 44, 34), ("retina5_9", "21179", 44, 34),
    ("retina6_0", "20037", 44, 34), ("retina6_0", "21507", 47, 34), ("retina6_5", "21225", 44, 34),
    ("retina6_12", "23504", 59, 34), ("retina6_1", "23727", 96, 68), ("retina6_12", "24412", 118, 68),
    ("retina5_5", "23727", 20, 0), ("ipad11_0rounded", "17111", 0, 20), ("ipad12_9rounded", "21701", 24, 20),
  ])
  func theCanvasHasInsetsOfItsOwnByDeviceAndVersion(device: String, tools: String, top: CGFloat, bottom: CGFloat) throws
  {
    let screen = try screen("one", [Self.controller("one")], tools: tools, device: device)
    #expect(screen.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    let run = Environment(device: try #require(Device.named(device)))
    let onDevice = try self.screen("one", [Self.controller("one")], tools: tools, device: device, environment: run)
    #expect(onDevice.safeArea.top == CGFloat(run.device.portraitInsets.top))
  }

  /// A build of Xcode without a number counts as the version of its plug-in.
  @Test func versionOfThePlugIn() throws {
    let plugIn = #"<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>"#
    let text = XibText.storyboard([Self.controller("one")], tools: "32700.99.1234")
      .replacingOccurrences(of: "<scenes>", with: "<dependencies>\(plugIn)</dependencies><scenes>")
    #expect(try InterfaceDocument(text: text).xcode == XcodeVersion(toolsVersion: "22685"))
    let other = text.replacingOccurrences(of: "32700.99.1234", with: "21507")
    #expect(try InterfaceDocument(text: other).xcode == XcodeVersion(toolsVersion: "21507"))
  }

  /// A view by itself stands at the top of the screen; a wider one, or one of a screen's size, keeps all of the home
  /// area free.
  @Test(arguments: [
    ("retina6_1", "17701", 414, 896, CGFloat(44), CGFloat(34)), ("retina6_1", "17701", 896, 414, 0, 21),
    ("retina6_1", "17701", 381, 44, 44, 0), ("retina6_1", "17701", 497, 338, 44, 34),
    ("retina6_1", "17701", 414, 818, 44, 0), ("retina6_1", "17701", 414, 880, 44, 18),
    ("retina6_1", "14490", 375, 667, 44, 34), ("retina6_1", "21507", 300, 190, 48, 0),
    ("retina6_1", "21701", 300, 190, 48, 34),
    ("retina4_7", "17132", 375, 120, 0, 0), ("retina4_7", "21225", 375, 120, 0, 0),
    ("retina4_7", "22505", 375, 120, 20, 0), ("retina6_1", "23727", 300, 190, 96, 34),
  ])
  func viewsByThemselves(
    device: String, tools: String, width: Int, height: Int, top: CGFloat, bottom: CGFloat
  ) throws {
    let document = try InterfaceDocument(
      text: XibText.xib(
        """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        </view>
        """, tools: tools, device: device))
    let view = try #require(document.scenes.first?.rootViewElement)
    var environment = Environment.designTime(of: document)
    for orientation in [Orientation.portrait, .landscape] {
      environment.orientation = orientation
      let screen = ScreenInference(document: document, environment: environment).surroundings(ofView: view)
      #expect(screen.safeArea.top == top)
      #expect(screen.safeArea.bottom == bottom)
    }
  }

  /// Margins start at the safe area, on old canvases only in documents with safe areas.
  @Test(arguments: [("12121", "retina4_7", false), ("12121", "retina5_9", true), ("14460", "retina4_7", true)])
  func marginsOfDocumentsWithoutSafeAreas(tools: String, device: String, follow: Bool) throws {
    let text = XibText.storyboard([Self.controller("one")], tools: tools, device: device)
    let document = try InterfaceDocument(text: text.replacingOccurrences(of: "useSafeAreas=\"YES\" ", with: ""))
    #expect(!document.usesSafeAreas)
    let canvas = Environment.designTime(of: document)
    #expect(canvas.traits(for: document).layoutPolicy.marginsFollowSafeArea == follow)
    let run = Environment(device: try #require(Device.named(device)))
    #expect(run.traits(for: document).layoutPolicy.marginsFollowSafeArea)
  }

  @Test func aToolbarStandsAboveATabBar() throws {
    let tabs = Self.tabs("tabs", "nav")
    let shown = Self.navigation("nav", root: "one", attributes: #"toolbarHidden="NO""#)
    let both = try screen("one", [tabs, shown, Self.controller("one")])
    #expect(both.bottomBars.map(\.kind) == [.tabBar, .toolbar])
    #expect(both.safeArea.bottom == 132)
    let simulated = Self.controller("one", #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#)
    #expect(try screen("one", [tabs, Self.navigation("nav", root: "one"), simulated]).bottomBarHeight == 98)
    #expect(try screen("one", [Self.navigation("nav", root: "one"), simulated]).bottomBarHeight == 49)
  }

  /// The status bar of devices with a home button depends on the canvas.
  @Test(arguments: [
    ("12121", 20.0), ("14490", 20), ("15702", 0), ("20037", 0), ("21507", 0), ("21701", 20), ("22505", 20),
    ("23046", 20),
  ])
  func statusBar(tools: String, top: Double) throws {
    #expect(try screen("one", [Self.controller("one")], tools: tools, device: "retina4_7").safeArea.top == top)
  }

  @Test(arguments: [("14490", 20.0), ("15702", 0), ("20037", 0), ("22505", 20)])
  func aCanvasWithoutADeviceHasTheStatusBarOfOneWithAHomeButton(tools: String, top: Double) throws {
    #expect(try screen("one", [Self.controller("one")], tools: tools, device: nil).safeArea.top == top)
  }

  @Test(arguments: [("14490", 44.0, 44.0), ("15705", 49, 44), ("20037", 49, 44)])
  func toolbarsOnDevicesWithAHomeButtonDependOnTheCanvas(tools: String, onCanvas: Double, onDevice: Double) throws {
    let device = try #require(Device.named("retina4_7"))
    let controller = Self.controller(
      "one", #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#)
    #expect(try screen("one", [controller], tools: tools, device: "retina4_7").safeArea.bottom == onCanvas)
    let canvas = CanvasPolicy(of: try #require(XcodeVersion(toolsVersion: tools)))
    #expect(BarHeights(environment: Environment(device: device), canvas: canvas).toolbar == onDevice)
  }

  /// At run time the device decides about the status bar, not the canvas.
  @Test func runTime() throws {
    let device = try #require(Device.named("retina4_7"))
    let screen = try screen(
      "one", [Self.controller("one")], tools: "15702", environment: Environment(device: device))
    #expect(screen.safeArea.top == 20)
  }

  @Test func belowANavigationBar() throws {
    let screen = try screen("one", [Self.navigation("nav", root: "one"), Self.controller("one")])
    #expect(screen.safeArea == UIEdgeInsets(top: 92, left: 0, bottom: 34, right: 0))
  }

  @Test func belowAHiddenNavigationBarWhichIsNone() throws {
    let screen = try screen(
      "one", [Self.navigation("nav", root: "one", attributes: "navigationBarHidden=\"YES\""), Self.controller("one")])
    #expect(screen.safeArea.top == 48)
  }

  @Test func largeTitlesUnlessTheScreensOwnItemWantsNone() throws {
    let navigation = Self.navigation("nav", root: "one", bar: "largeTitles=\"YES\"")
    #expect(try screen("one", [navigation, Self.controller("one")]).safeArea.top == 144)
    let small = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"item\"/>"
    #expect(try screen("one", [navigation, Self.controller("one", small)]).safeArea.top == 92)
  }

  /// A title is as large as that of the screen before it unless its own item says otherwise.
  @Test func inheritedLargeTitles() throws {
    func item(_ mode: String) -> String {
      "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"\(mode)\" id=\"\(mode)\"/>"
    }
    let navigation = Self.navigation("nav", root: "one", bar: "largeTitles=\"YES\"")
    let show = Self.segue("two", "show", "s1")
    for (first, second, top) in [("", "", 144), (item("never"), "", 92), (item("never"), item("always"), 144)] {
      let controllers = [navigation, Self.controller("one", first + show), Self.controller("two", second)]
      #expect(try screen("two", controllers).safeArea.top == CGFloat(top))
    }
  }

  /// Where the safe area counts twice, bars count once.
  @Test(arguments: [("23504", 92.0, 34.0), ("23727", 140.0, 68.0), ("24412", 150.0, 68.0)])
  func barsWhereTheSafeAreaCountsTwice(tools: String, top: Double, bottom: Double) throws {
    let navigation = Self.navigation("nav", root: "one")
    let screen = try screen("one", [navigation, Self.controller("one")], tools: tools)
    #expect(screen.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    let device = try #require(Device.named("retina6_1"))
    let run = try self.screen(
      "one", [navigation, Self.controller("one")], tools: tools, environment: Environment(device: device))
    #expect(run.safeArea.bottom == 34)
  }

  @Test func barsGoOnAlongShowsAndPushes() throws {
    let controllers = [
      Self.tabs("tab", "nav"), Self.navigation("nav", root: "one"),
      Self.controller("one", Self.segue("two", "show", "s1")),
      Self.controller("two", Self.segue("three", "push", "s2")), Self.controller("three"),
    ]
    let screen = try screen("three", controllers)
    #expect(screen.safeArea == UIEdgeInsets(top: 92, left: 0, bottom: 83, right: 0))
  }

  @Test func withoutANavigationBarToShowIsToPresentAPageSheet() throws {
    let controllers = [Self.controller("one", Self.segue("two", "show", "s1")), Self.controller("two")]
    let screen = try screen("two", controllers)
    #expect(screen.isSheet)
    #expect(try self.screen("two", controllers, tools: "14490").rootViewSize.height == 896)
  }

  /// Since Xcode 14 the canvas's sheets end above the home area; since Xcode 26 they begin below the status bar's inset.
  @Test(arguments: [
    ("20037", "retina6_1", 842.0, 0.0, 34.0), ("21225", "retina6_1", 886, 0, 0), ("23727", "retina6_12", 842, 0, 0),
    ("24412", "retina6_12", 793, 59, 0), ("20037", "retina4_7", 647, 0, 0), ("24412", "retina4_7", 647, 0, 0),
  ])
  func sheetsOfTheCanvas(tools: String, device: String, height: Double, top: Double, bottom: Double) throws {
    let controllers = [Self.controller("one", Self.segue("two", "show", "s1")), Self.controller("two")]
    let screen = try screen("two", controllers, tools: tools, device: device)
    #expect(Double(screen.rootViewSize.height) == height)
    #expect(screen.safeArea == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test(arguments: ["20037", "24412"]) func sheetsOfDevicesDoNotDependOnTheCanvas(tools: String) throws {
    let environment = Environment(device: try #require(Device.named("retina6_1")))
    let controllers = [Self.controller("one", Self.segue("two", "show", "s1")), Self.controller("two")]
    let screen = try screen("two", controllers, tools: tools, environment: environment)
    #expect(screen.rootViewSize.height == 842)
    #expect(screen.safeArea == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func aSimulatedPageSheetIsASheet() throws {
    let metrics = "<modalPageSheetSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let controller = Self.controller("one", metrics)
      .replacingOccurrences(of: "id=\"one-view\"/>", with: "id=\"one-view\">\(Self.frame)</view>")
    #expect(try screen("one", [controller]).isSheet)
    #expect(try !screen("one", [Self.navigation("nav", root: "one"), controller]).isSheet)
  }

  /// A freeform scene that is as wide as a phone fills the width of each device; another one is a part of a screen.
  @Test(arguments: [(375.0, 812.0, 44.0), (300, 300, 0)])
  func freeformScenesOnDevices(width: Double, onPhone: Double, side: Double) throws {
    let freeform = Self.controller("one", "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
      .replacingOccurrences(
        of: "id=\"one-view\"/>",
        with: "id=\"one-view\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"700\"/></view>")
    let phone = try #require(Device.named("retina5_9"))
    let screen = try screen("one", [freeform], environment: Environment(device: phone, orientation: .landscape))
    #expect(screen.rootViewSize == CGSize(width: onPhone, height: 700))
    #expect(Double(screen.safeArea.left) == side)
    #expect(try self.screen("one", [freeform]).rootViewSize.width == width)
  }

  private static let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"414\" height=\"886\"/>"

  /// A controller that is pushed onto the navigation controller around a tab bar controller covers the tab bar.
  @Test func aPushCoversTheTabBarInsideOfTheNavigationController() throws {
    let shown = Self.controller("two")
    let inside = [Self.navigation("nav", root: "tab"), Self.tabs("tab", "one")]
    for kind in ["show", "push"] {
      let source = Self.controller("one", Self.segue("two", kind, "s1"))
      #expect(try screen("one", inside + [source, shown]).safeArea.bottom == 83)
      let covering = try screen("two", inside + [source, shown])
      #expect(covering.safeArea == UIEdgeInsets(top: 92, left: 0, bottom: 34, right: 0))
    }
  }

  /// Without a navigation bar, a controller is shown inside of the navigation controller all the same.
  @Test func aHiddenNavigationBarIsNoReasonForASheet() throws {
    let controllers = [
      Self.tabs("tab", "nav"), Self.navigation("nav", root: "one", attributes: "navigationBarHidden=\"YES\""),
      Self.controller("one", Self.segue("two", "show", "s1")), Self.controller("two"),
    ]
    let screen = try screen("two", controllers)
    #expect(!screen.isSheet)
    #expect(screen.safeArea == UIEdgeInsets(top: 48, left: 0, bottom: 83, right: 0))
  }

  @Test func aPresentationThatCoversTheScreenIsNoSheet() throws {
    let segue = Self.segue("two", "presentation", "s1", attributes: "modalPresentationStyle=\"fullScreen\"")
    let screen = try screen("two", [Self.controller("one", segue), Self.controller("two")])
    #expect(!screen.isSheet)
    #expect(screen.rootViewSize.height == 896)
  }

  @Test func aNavigationBarInASheetIsHigher() throws {
    let controllers = [
      Self.controller("one", Self.segue("nav", "presentation", "s1")), Self.navigation("nav", root: "two"),
      Self.controller("two"),
    ]
    #expect(try screen("two", controllers).safeArea.top == 56)
    #expect(try screen("two", controllers, tools: "24412").safeArea.top == 70)
  }

  @Test func anOpaqueBarTakesItsHeightFromTheView() throws {
    let screen = try screen(
      "one", [Self.navigation("nav", root: "one", bar: "translucent=\"NO\""), Self.controller("one")])
    #expect(screen.rootViewSize == CGSize(width: 414, height: 804))
    #expect(screen.safeArea.top == 0)
  }

  @Test func simulatedMetricsSayOtherwise() throws {
    let none = "<nil key=\"simulatedTopBarMetrics\"/>"
    #expect(
      try screen("one", [Self.navigation("nav", root: "one"), Self.controller("one", none)]).safeArea.top == 48)
    let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    #expect(try screen("one", [Self.controller("one", toolbar)]).safeArea.bottom == 34 + 49)
    let prompted = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"YES\"/>"
    #expect(try screen("one", [Self.controller("one", prompted)]).safeArea.top == 48 + 44 + 30)
  }

  /// A status bar that a navigation controller simulates away is missing on all of its screens.
  @Test func statusBarOfNavigationController() throws {
    let hidden = "<nil key=\"simulatedStatusBarMetrics\"/>"
    let navigation = Self.navigation("nav", root: "one")
      .replacingOccurrences(of: "<connections>", with: hidden + "<connections>")
    let controllers = [navigation, Self.controller("one", Self.segue("two", "show", "s1")), Self.controller("two")]
    for id in ["one", "two"] {
      #expect(try screen(id, controllers, tools: "11535", device: "retina4_7").safeArea.top == 44)
    }
  }

  /// A segue of a cell that stands beside the controller hands no bars on, on the canvas.
  @Test func segueOutsideController() throws {
    let cell = "<tableViewCell id=\"cell\">\(Self.segue("two", "show", "s1"))</tableViewCell>"
    let controllers = [
      Self.navigation("nav", root: "one"), Self.controller("one") + cell, Self.controller("two"),
    ]
    #expect(try screen("two", controllers, tools: "8121", device: "retina4_7").safeArea.top == 20)
    let device = try #require(Device.named("retina4_7"))
    #expect(
      try screen("two", controllers, tools: "8121", environment: Environment(device: device)).safeArea.top == 64)
  }

  /// Where several segues lead to a screen, the named one decides, else a relationship, else the first.
  @Test func tieBreakers() throws {
    let controllers = [
      Self.controller("one", Self.segue("three", "presentation", "s1")), Self.navigation("nav", root: "two"),
      Self.controller("two", Self.segue("three", "show", "s2")), Self.controller("three"),
    ]
    #expect(try screen("three", controllers).safeArea.top == 0)
    let named = "<inferredMetricsTieBreakers><segue reference=\"s2\"/></inferredMetricsTieBreakers>"
    #expect(try screen("three", controllers, after: named).safeArea.top == 92)
  }

  /// Controllers that lead to each other in a circle end in the bare screen.
  @Test func circle() throws {
    let controllers = [
      Self.controller("one", Self.segue("two", "show", "s1")), Self.controller("two", Self.segue("one", "show", "s2")),
    ]
    #expect(try screen("one", controllers).isSheet)
    #expect(try screen("two", controllers).isSheet)
  }

  @Test func landscapeKeepsTheSidesOfPhonesWithAHousingFree() throws {
    let screen = try screen("one", [Self.controller("one")], orientation: "landscape")
    #expect(screen.rootViewSize == CGSize(width: 896, height: 414))
    #expect(screen.safeArea == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }
}
