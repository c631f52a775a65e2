import Foundation
import Testing
@_spi(Generated) import UIKit

@testable import InterfaceBuilder

/// Documents are loaded with the app's own classes, in UIKit's order.
@Suite(.serialized) struct OwnClassTests {
  /// What happened, in order.
  private static var events: [String] = []

  final class Screen: UIViewController {
    var badge: Badge?
    var labels: [UILabel] = []
    var height: NSLayoutConstraint?
    var add: UIBarButtonItem?
    private(set) var taps: [Int] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      OwnClassTests.events.append("screen init, title \(title ?? "-")")
    }

    override func awakeFromNib() { OwnClassTests.events.append("screen awake, view loaded: \(isViewLoaded)") }

    override func viewDidLoad() {
      let width = view.bounds.width
      OwnClassTests.events.append("screen loaded, badge \(badge?.name ?? "-"), \(labels.count) labels, \(width) wide")
      height?.constant = 50
    }

    override func viewWillAppear(_ animated: Bool) {
      OwnClassTests.events.append("screen will appear, \(view.bounds.width) wide")
    }

    override func viewDidAppear(_ animated: Bool) {
      OwnClassTests.events.append("screen did appear, badge \(badge?.frame.height ?? 0) high")
    }

    func tap(_ sender: UIView) { taps.append(sender.tag) }
  }

  final class Badge: UIView {
    var name = ""
    var corner: CGFloat = 0

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      OwnClassTests.events.append("badge init, \(subviews.count) subviews, tag \(tag)")
      addSubview(UIView())
    }

    override func awakeFromNib() { OwnClassTests.events.append("badge awake, corner \(corner), name \(name)") }
  }

  final class Caption: UILabel {
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      text = (text ?? "") + "!"
    }
  }

  /// A button whose override needs what its initializer makes at its end.
  final class Round: UIButton {
    private var mark: UIView?
    private(set) var earlyChanges = 0
    override var isHighlighted: Bool { didSet { if mark == nil { earlyChanges += 1 } } }
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      mark = UIView()
    }
  }

  /// A screen to which another one hands a text over.
  final class Detail: UIViewController {
    // What this is about.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var caption: String!
    private(set) var shown: String?
    override func viewDidLoad() { shown = caption }
  }

  /// A screen that other code makes with a text.
  final class Article: UIViewController {
    let text: String
    init?(coder: NSCoder, text: String) {
      self.text = text
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A view to which its screen hands a text over.
  final class Mark: UIView {
    // What this is about.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var caption: String!
    private(set) var shown: String?
    override func awakeFromNib() { shown = caption }
  }

  final class Row: UITableViewCell {
    weak var title: UILabel?
    override func awakeFromNib() { OwnClassTests.events.append("row awake, title \(title?.text ?? "-")") }
  }

  final class List: UIViewController, UITableViewDataSource {
    weak var table: UITableView?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      (cell as? Row)?.title?.text = "row \(indexPath.row)"
      return cell
    }
  }

  /// A header of a grid.
  final class Header: UICollectionReusableView {
    weak var title: UILabel?
  }

  /// A grid with a header for each of its two sections.
  class Grid: UIViewController, UICollectionViewDataSource {
    weak var grid: UICollectionView?
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
      (view as? Header)?.title?.text = "section \(indexPath.section)"
      return view
    }
  }

  /// A grid whose code says where its contents come from.
  final class LaterGrid: Grid {
    override func viewDidLoad() {
      super.viewDidLoad()
      grid?.dataSource = self
    }
  }

  init() {
    Self.events = []
    let table = RuntimeTable.shared
    guard table.anyClass(named: "OwnClassScreen") == nil else { return }
    table.add(Screen.self, named: "OwnClassScreen", module: "Tests")
    table.add(Badge.self, named: "OwnClassBadge", module: "Tests")
    table.add(Caption.self, named: "OwnClassCaption", module: "Tests")
    table.add(Row.self, named: "OwnClassRow", module: "Tests")
    table.add(List.self, named: "OwnClassList", module: "Tests")
    table.add(Header.self, named: "OwnClassHeader", module: "Tests")
    table.add(Grid.self, named: "OwnClassGrid", module: "Tests")
    table.add(LaterGrid.self, named: "OwnClassLaterGrid", module: "Tests")
    table.add(Round.self, named: "OwnClassRound", module: "Tests")
    table.add(Detail.self, named: "OwnClassDetail", module: "Tests")
    table.add(Mark.self, named: "OwnClassMark", module: "Tests")
    table.add(Article.self, named: "OwnClassArticle", module: "Tests")
    EmptyValues.shared.addCreator(of: Article.self) { coder in
      Article(coder: coder, text: try EmptyValues.shared.required())
    }
    EmptyValues.shared.addHandedOver("caption", of: Detail.self, \.caption)
    EmptyValues.shared.addHandedOver("caption", of: Mark.self, \.caption)
    table.addProperty("badge", of: Screen.self, \.badge)
    table.addProperty("labels", of: Screen.self, \.labels)
    table.addProperty("height", of: Screen.self, \.height)
    table.addProperty("add", of: Screen.self, \.add)
    table.addMethod("ownClassTap:", of: Screen.self) { $0.tap($1.value(0)) }
    table.addProperty("name", of: Badge.self, \.name)
    table.addProperty("corner", of: Badge.self, \.corner)
    table.addProperty("title", of: Row.self, \.title)
    table.addProperty("table", of: List.self, \.table)
    table.addProperty("title", of: Header.self, \.title)
    table.addProperty("grid", of: Grid.self, \.grid)
  }

  private static func document(_ controller: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155"
          useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes></document>
        """.utf8), path: "Main.storyboard")
  }

  private func load(_ document: InterfaceDocument) throws -> LoadedScene {
    var environment = Environment.designTime(of: document)
    environment.device = try #require(Device.named("retina4_7"))
    environment.safeAreaSource = .device
    return document.instantiate(try #require(document.scenes.first), in: environment)
  }

  private static let screen = """
    <viewController id="c" title="Pets" customClass="OwnClassScreen" customModule="Tests">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <view tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="b" customClass="OwnClassBadge"
      customModule="Tests" customModuleProvider="target"><rect key="frame" x="0" y="0" width="100" height="20"/>
    <subviews><label text="one" id="l1" customClass="OwnClassCaption"><rect key="frame" x="0" y="0" width="9" height="9"/>
    </label></subviews>
    <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="8"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="name" value="gold"/>
    </userDefinedRuntimeAttributes></view>
    <button tag="3" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <state key="normal" title="Tap"/><connections>
    <action selector="ownClassTap:" destination="c" eventType="touchUpInside" id="a1"/></connections></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="g"/>
    <constraints>
    <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" id="k1"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="k2"/>
    <constraint firstItem="t" firstAttribute="centerX" secondItem="g" secondAttribute="centerX" id="k3"/>
    <constraint firstItem="t" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="k4"/>
    </constraints></view>
    <connections><outlet property="badge" destination="b" id="o1"/><outlet property="height" destination="h" id="o2"/>
    <outletCollection property="labels" destination="l1" id="o3"/></connections></viewController>
    """

  @Test func onlyWhatTheDocumentStatesIsSetWhileAControlIsMade() throws {
    let scene = try load(
      Self.document(
        """
        <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><button id="r" customClass="OwnClassRound"><rect key="frame" x="0" y="0" width="9" height="9"/>
        </button></subviews></view></viewController>
        """))
    let button = try #require(scene.rootView.subviews.first as? Round)
    #expect(button.earlyChanges == 0)
  }

  @Test(arguments: [false, true])
  func aScreenGetsEmptyValuesIfItIsToHaveThem(_ isFilled: Bool) throws {
    var document = try Self.document(
      """
      <viewController id="c" customClass="OwnClassDetail"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><view id="m" customClass="OwnClassMark">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews></view></viewController>
      """)
    if isFilled { document.addEmptyValues(toScene: "c") }
    let detail = try #require(try load(document).viewController as? Detail)
    #expect(detail.shown == (isFilled ? "" : nil))
    #expect((detail.view.subviews.first as? Mark)?.shown == (isFilled ? "" : nil))
  }

  /// Other code makes the controller by an initializer with more arguments. Without it, they are empty.
  @Test func aScreenIsMadeWithEmptyArgumentsIfItIsToHaveThem() throws {
    var document = try Self.document(
      """
      <viewController id="c" customClass="OwnClassArticle"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController>
      """)
    #expect(try load(document).viewController is Article == false)
    document.addEmptyValues(toScene: "c")
    let article = try #require(try load(document).viewController as? Article)
    #expect(article.text == "")
    #expect(article.isViewLoaded && article.view.bounds.width > 0)
  }

  @Test func theOrderIsUIKits() throws {
    let scene = try load(Self.document(Self.screen))
    scene.layout()
    #expect(
      Self.events == [
        "screen init, title Pets", "screen awake, view loaded: false", "badge init, 1 subviews, tag 7",
        "badge awake, corner 8.0, name gold", "screen loaded, badge gold, 1 labels, 393.0 wide",
        "screen will appear, 375.0 wide", "screen did appear, badge 50.0 high",
      ])
  }

  @Test func initialisersSeeTheDocumentAndHaveTheLastWord() throws {
    let scene = try load(Self.document(Self.screen))
    #expect((scene.object("l1") as? Caption)?.text == "one!")
    let badge = try #require(scene.object("b") as? Badge)
    #expect(badge.subviews.count == 2 && badge.subviews.first === scene.object("l1"))
  }

  @Test func actionsCallTheController() throws {
    let scene = try load(Self.document(Self.screen))
    (scene.object("t") as? UIButton)?.sendActions(for: .touchUpInside)
    #expect((scene.viewController as? Screen)?.taps == [3])
  }

  /// The items of a toolbar are the controller's, whether a navigation controller shows them or not.
  @Test func aControllerHasTheToolbarItemsOfTheDocument() throws {
    let scene = try load(
      Self.document(
        """
        <viewController id="c" customClass="OwnClassScreen"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="393" height="852"/></view>
        <toolbarItems><barButtonItem systemItem="flexibleSpace" id="i1"/>
        <barButtonItem title="Add" id="i2"><connections><action selector="ownClassTap:" destination="c" id="a1"/></connections>
        </barButtonItem></toolbarItems>
        <connections><outlet property="add" destination="i2" id="o1"/></connections></viewController>
        """))
    let screen = try #require(scene.viewController as? Screen)
    #expect(screen.toolbarItems?.map(\.title) == [nil, "Add"])
    #expect(screen.add != nil && screen.add === screen.toolbarItems?.last)
    #expect(screen.add?.target === screen && screen.add?.action == Selector("ownClassTap:"))
  }

  /// A stand-in for a class of a module beside UIKit.
  final class GLKView: UIOpaqueView {}

  @Test func anElementOfAModuleBesideUIKitIsOfItsClass() throws {
    RuntimeTable.shared.addFrameworkClass(GLKView.self)
    let scene = try load(
      Self.document(
        """
        <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><glkView opaque="NO" tag="4" id="g"><rect key="frame" x="10" y="20" width="30" height="40"/></glkView>
        </subviews></view></viewController>
        """))
    let view = try #require(scene.rootView.subviews.first as? GLKView)
    #expect(view.representedClassName == "GLKView")
    #expect(view.tag == 4)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theCanvasRunsNoCode() throws {
    let document = try Self.document(Self.screen)
    let scene = document.instantiate(try #require(document.scenes.first), in: .designTime(of: document))
    scene.layout()
    #expect(Self.events.isEmpty)
    #expect(!(scene.viewController is Screen))
  }

  private static let list = """
    <viewController id="c" customClass="OwnClassList"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><tableView style="plain" rowHeight="-1" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <prototypes><tableViewCell reuseIdentifier="Row" id="r" customClass="OwnClassRow">
    <rect key="frame" x="0" y="0" width="393" height="44"/><tableViewCellContentView key="contentView" id="n">
    <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
    <label text="prototype" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="n" secondAttribute="topMargin" id="k1"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="n" secondAttribute="leadingMargin" id="k2"/>
    <constraint firstAttribute="bottomMargin" secondItem="l" secondAttribute="bottom" id="k3"/></constraints>
    </tableViewCellContentView>
    <connections><outlet property="title" destination="l" id="o1"/></connections></tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="c" id="o2"/></connections></tableView></subviews></view>
    <connections><outlet property="table" destination="t" id="o3"/></connections></viewController>
    """

  @Test func prototypesAreMadeAnewForEachRow() throws {
    let scene = try load(Self.document(Self.list))
    scene.layout()
    let table = try #require((scene.viewController as? List)?.table)
    let rows = table.visibleCells.compactMap { $0 as? Row }
    #expect(rows.map { $0.title?.text } == ["row 0", "row 1"])
    #expect(Self.events == ["row awake, title prototype", "row awake, title prototype"])
    #expect(table.indexPath(for: rows[1]) == IndexPath(row: 1, section: 0))
    #expect(rows.allSatisfy { scene.location(of: $0)?.id == "r" })
    #expect(rows.allSatisfy { $0.reuseIdentifier == "Row" && $0.frame.width == 375 })
  }

  private static func grid(_ controller: String, outlet: String) -> String {
    """
    <viewController id="c" customClass="\(controller)"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><collectionView dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="50" height="50"/>
    <size key="headerReferenceSize" width="50" height="40"/></collectionViewFlowLayout>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="r" customClass="OwnClassHeader">
    <rect key="frame" x="0" y="0" width="393" height="40"/><subviews>
    <label text="prototype" id="l"><rect key="frame" x="0" y="0" width="200" height="40"/></label></subviews>
    <connections><outlet property="title" destination="l" id="o1"/></connections></collectionReusableView>
    \(outlet)</collectionView></subviews></view>
    <connections><outlet property="grid" destination="t" id="o3"/></connections></viewController>
    """
  }

  /// The header of the document is a prototype for the code, whether an outlet or the code sets the data source.
  @Test(arguments: ["OwnClassGrid", "OwnClassLaterGrid", "OwnClassScreenless"])
  func headersOfGridsAreMadeAnewForEachSection(controller: String) throws {
    let outlet = "<connections><outlet property=\"dataSource\" destination=\"c\" id=\"o2\"/></connections>"
    let scene = try load(Self.document(Self.grid(controller, outlet: controller == "OwnClassGrid" ? outlet : "")))
    scene.layout()
    let grid = try #require(scene.object("t") as? UICollectionView)
    let kind = UICollectionView.elementKindSectionHeader
    let headers = grid.subviews.filter { $0.screenRole == .cell || $0 is UICollectionReusableView }
    let texts = headers.compactMap { ($0.subviews.first as? UILabel)?.text }
    if controller == "OwnClassScreenless" {
      // Without the app's code, the canvas shows the header itself.
      #expect(texts == ["prototype"])
    } else {
      #expect(texts == ["section 0", "section 1"])
      #expect(headers.map(\.frame.minY) == [0, 40])
      #expect(headers.allSatisfy { scene.location(of: $0)?.id == "r" })
      #expect(grid.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1)) === headers[1])
    }
  }

  @Test func anOutletThatTheClassLacksStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let tests = OwnClassTests()
      let controller = OwnClassTests.screen.replacing("property=\"badge\"", with: "property=\"bagde\"")
      _ = try tests.load(OwnClassTests.document(controller))
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<Screen> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key bagde.' "
          + "(Main.storyboard:"))
  }

  /// The property may be one of the parts that do not compile.
  @Test func inAnAppOfWhichPartsAreLeftOutSuchAnOutletIsIgnored() async {
    await #expect(processExitsWith: .success) { @MainActor in
      RuntimeTable.shared.isIncomplete = true
      let tests = OwnClassTests()
      let controller = OwnClassTests.screen.replacing("property=\"badge\"", with: "property=\"bagde\"")
      _ = try tests.load(OwnClassTests.document(controller))
    }
  }

  // MARK: Xibs

  final class Owner: UIViewController, UITextFieldDelegate {
    var field: UITextField?
    private(set) var heard: [String] = []
    override func viewDidLoad() { heard.append("loaded, field \(field?.text ?? "-")") }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
    func tap(_ sender: UITapGestureRecognizer) { heard.append("\(sender.numberOfTapsRequired) taps") }
  }

  private func xib() throws -> InterfaceDocument {
    try InterfaceDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
          useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OwnClassOwner"><connections>
        <outlet property="view" destination="v" id="o1"/><outlet property="field" destination="f" id="o2"/>
        </connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <textField text="Name" id="f"><rect key="frame" x="0" y="0" width="100" height="40"/>
        <connections><outlet property="delegate" destination="-1" id="o3"/></connections></textField></subviews>
        <connections><outletCollection property="gestureRecognizers" destination="g" id="o4"/></connections></view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="g"><connections>
        <action selector="ownClassDoubleTap:" destination="-1" id="o5"/></connections></tapGestureRecognizer>
        </objects></document>
        """.utf8), path: "Owner.xib")
  }

  @Test func aXibIsLoadedWithItsOwner() throws {
    let table = RuntimeTable.shared
    if table.anyClass(named: "OwnClassOwner") == nil {
      table.add(Owner.self, named: "OwnClassOwner", module: "Tests")
      table.addMaker { Owner() }
      table.addProperty("field", of: Owner.self, \.field)
      table.addMethod("ownClassDoubleTap:", of: Owner.self) { $0.tap($1.value(0)) }
    }
    let screen = try load(try xib())
    let owner = try #require(screen.viewController as? Owner)
    #expect(owner.heard == ["loaded, field Name"])
    #expect(owner.view === screen.rootView)
    let window = UIWindow(frame: screen.rootView.bounds)
    window.addSubview(screen.rootView)
    owner.field?.becomeFirstResponder()
    owner.view.gestureRecognizers?.first?.state = .ended
    #expect(owner.heard == ["loaded, field Name", "began", "2 taps"])
  }

  @Test func onTheCanvasItIsNot() throws {
    let document = try xib()
    let scene = try #require(document.scenes.first)
    #expect(document.instantiate(scene, in: Environment.designTime(of: document)).viewController == nil)
  }
}
