import Testing
import UIKit

@testable import InterfaceBuilder

/// What the canvas marks as ambiguous.
@Suite struct CanvasVerdictTests {
  /// A cell of 44 points whose content asks for `height` points between the edges of its content view.
  static func cell(height: Double, tools: String = "21507") throws -> InterfaceDocument {
    try InterfaceDocument(
      text: XibText.xib(
        """
        <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <constraints><constraint firstAttribute="height" constant="\(height)" id="tall"/></constraints>
        </view>
        </subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="top"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="leading"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="trailing"/>
        <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="bottom"/>
        </constraints>
        </tableViewCellContentView>
        </tableViewCell>
        """, tools: tools))
  }

  func marks(_ fixture: SceneFixture) -> [String: [NSLayoutConstraint.Attribute]] {
    let marks = fixture.scene.ambiguousViews(by: fixture.scene.rootView.layoutDiagnosis).map {
      (fixture.scene.location(of: $0.view)?.id ?? "without an identifier", $0.attributes)
    }
    return Dictionary(marks, uniquingKeysWith: +)
  }

  /// On the canvas the content of a row that asks for more height is marked, and what is in it keeps its size.
  @Test func overruled() throws {
    let fixture = try SceneFixture(document: Self.cell(height: 100))
    #expect(marks(fixture) == ["content": [.height]])
    #expect(fixture.frame("content")?.height == 44)
    #expect(fixture.frame("box")?.height == 100)
    #expect(fixture.scene.rootView.layoutDiagnosis.conflicts.isEmpty)
  }

  /// A cell of 44 points with views of its own in the content view.
  static func cell(_ subviews: String, constraints: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      text: XibText.xib(
        """
        <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
        <subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints>
        </tableViewCellContentView>
        </tableViewCell>
        """))
  }

  static func tie(_ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double = 0)
    -> String
  {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(other)" \
    constant="\(constant)" id="\(first)-\(attribute)-\(second)"/>
    """
  }

  static func box(_ id: String, height: Double, _ inside: String = "") -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(inside)
    <constraints><constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/>
    <constraint firstAttribute="width" constant="30" id="\(id)-width"/></constraints></view>
    """
  }

  /// What hangs on the height of a content that asks for more is marked with it.
  @Test func centredInOverruled() throws {
    let document = try Self.cell(
      Self.box("tall", height: 60) + Self.box("centred", height: 10),
      constraints: Self.tie("tall", "top", "content", "top", 8) + Self.tie("content", "bottom", "tall", "bottom", 8)
        + Self.tie("tall", "leading", "content", "leading") + Self.tie("centred", "leading", "tall", "trailing")
        + Self.tie("centred", "centerY", "content", "centerY"))
    #expect(try marks(SceneFixture(document: document)) == ["content": [.height], "centred": [.top]])
  }

  /// In a column it is the last view that is open with the height of the content.
  @Test func columnInOverruled() throws {
    let column = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      \(Self.box("first", height: 30))\(Self.box("last", height: 30))
      </subviews></stackView>
      """
    let document = try Self.cell(
      column,
      constraints: Self.tie("stack", "top", "content", "top") + Self.tie("content", "bottom", "stack", "bottom")
        + Self.tie("stack", "leading", "content", "leading"))
    #expect(
      try marks(SceneFixture(document: document)) == ["content": [.height], "stack": [.height], "last": [.height]])
  }

  @Test func halfAPointIsNotMarked() throws {
    #expect(try marks(SceneFixture(document: Self.cell(height: 44.5))).isEmpty)
  }

  @Test func inARunningAppThatIsAConflictBetweenConstraints() throws {
    let fixture = try SceneFixture(document: Self.cell(height: 100)) { $0.safeAreaSource = .device }
    let diagnosis = fixture.scene.rootView.layoutDiagnosis
    #expect(marks(fixture).isEmpty)
    #expect(diagnosis.overruledViews.isEmpty)
    #expect(diagnosis.conflicts.count == 1)
  }

  @Test(arguments: [("6073", true), ("6154", true), ("6206", false)])
  func xcode6MarkedEveryCellBeforeItsRelease(tools: String, isMarked: Bool) throws {
    let marks = try marks(SceneFixture(document: Self.cell(height: 44, tools: tools)))
    #expect(marks["cell"] == (isMarked ? [.width, .height] : nil))
  }

  /// A table of two rows on a screen of 568 points. The second starts below `top`, and holds a box of 20 points or
  /// another height.
  static func rows(secondBelow top: Double, stating height: String, box: Double = 20, tools: String) throws
    -> InterfaceDocument
  {
    let first = """
      <tableViewCell contentMode="scaleToFill" rowHeight="\(top)" id="first">
      <tableViewCellContentView key="contentView" tableViewCell="first" id="first-content"/></tableViewCell>
      """
    let second = """
      <tableViewCell contentMode="scaleToFill" \(height) id="second">
      <tableViewCellContentView key="contentView" tableViewCell="second" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <subviews>\(Self.box("fixed", height: box))
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="wide"/></subviews>
      <constraints>
      \(tie("fixed", "leading", "content", "leading"))\(tie("fixed", "top", "content", "top"))
      \(tie("wide", "leading", "content", "leading"))\(tie("content", "trailing", "wide", "trailing"))
      \(tie("wide", "top", "fixed", "bottom"))\(tie("content", "bottom", "wide", "bottom"))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    return try InterfaceDocument(
      text: XibText.xib(
        """
        <tableView style="grouped" dataMode="static" rowHeight="-1" id="table">
        <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <sections><tableViewSection id="section"><cells>\(first)\(second)</cells></tableViewSection></sections>
        </tableView>
        """, tools: tools, device: "retina4_0"))
  }

  /// Rows below the visible part are not laid out since Xcode 15: only what does not depend on their size is certain.
  @Test(arguments: [(600.0, "22505", true), (600, "21507", false), (300, "22505", false)])
  func rowsBelowTheVisiblePart(top: Double, tools: String, isMarked: Bool) throws {
    let document = try Self.rows(secondBelow: top, stating: #"rowHeight="44""#, tools: tools)
    #expect(try marks(SceneFixture(document: document)) == (isMarked ? ["wide": [.width, .height]] : [:]))
  }

  /// A row whose height is stated keeps it, so that its content has a conflict.
  @Test(arguments: [(#"rowHeight="44""#, false), ("", true)])
  func onlyRowsWithoutAStatedHeightGiveWay(height: String, givesWay: Bool) throws {
    let document = try Self.rows(secondBelow: 100, stating: height, box: 100, tools: "17701")
    let fixture = try SceneFixture(document: document)
    #expect(marks(fixture)["content"] == (givesWay ? [.height] : nil))
    #expect(fixture.scene.rootView.layoutDiagnosis.conflicts.isEmpty == givesWay)
  }

  /// The arranged views of a stack whose place is open are open with it.
  @Test func openStack() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <subviews>
      <switch opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="switch"/>
      </subviews>
      </stackView>
      </subviews>
      <constraints>
      <constraint firstItem="stack" firstAttribute="top" relation="greaterThanOrEqual" secondItem="safe" secondAttribute="top" id="top"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="leading"/>
      </constraints>
      """)
    #expect(marks(fixture) == ["stack": [.top], "switch": [.top]])
  }

  /// The cells of a section that was dragged out of its table are laid out one by one.
  @Test func sectionOnItsOwn() throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cell">
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      </tableViewCellContentView>
      </tableViewCell>
      """
    let document = try InterfaceDocument(
      text: XibText.xib(
        "<tableViewSection headerTitle=\"Date\" id=\"section\"><cells>\(cell)</cells></tableViewSection>"))
    #expect(document.scenes.map(\.id) == ["cell"])
    #expect(try SceneFixture(document: document).scene.rootView.frame.size == CGSize(width: 320, height: 60))
  }
}
