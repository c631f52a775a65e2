import Foundation
import TestSupport
import Testing
import UIKit

@testable import InterfaceBuilder

/// Views that hold others in their own way.
@Suite struct ContainerTests {
  /// A view of an app may stand beside the label of the cell's style.
  @Test(arguments: ["title", "detail"]) func constraintsToTheLabelsOfACell(label: String) throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <tableView dataMode="static" style="plain" rowHeight="44" id="table">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <sections><tableViewSection id="section"><cells>
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="title" detailTextLabel="detail" id="cell">
      <tableViewCellContentView key="contentView" id="content"><subviews>
      <label text="Rex" id="title"/><label text="Dog" id="detail"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="dot"><constraints>
      <constraint firstAttribute="width" constant="10" id="w"/><constraint firstAttribute="height" constant="10" id="h"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="dot" firstAttribute="centerY" secondItem="\(label)" secondAttribute="centerY" id="y"/>
      <constraint firstItem="dot" firstAttribute="centerX" secondItem="content" secondAttribute="centerX" id="x"/>
      </constraints></tableViewCellContentView>
      </tableViewCell>
      </cells></tableViewSection></sections>
      </tableView>
      </subviews>
      """)
    #expect(fixture.scene.notes.isEmpty)
    let dot = try #require(fixture.view("dot"))
    let title = try #require(fixture.view(label))
    #expect(dot.superview === title.superview)
    #expect(abs(dot.frame.midY - title.frame.midY) < 1)
  }

  @Test func staticSectionsAndPrototypesOfTables() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <tableView dataMode="static" style="grouped" separatorStyle="none" rowHeight="-1" sectionHeaderHeight="18" id="table">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <view key="tableHeaderView" id="header"><rect key="frame" x="0.0" y="0.0" width="414" height="60"/></view>
      <sections><tableViewSection headerTitle="Pets" id="section"><cells>
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="title" detailTextLabel="detail" accessoryType="disclosureIndicator" rowHeight="50" id="cell">
      <tableViewCellContentView key="contentView" id="content"><subviews>
      <label text="Rex" id="title"/><label text="Dog" id="detail"/>
      </subviews></tableViewCellContentView>
      </tableViewCell>
      </cells></tableViewSection></sections>
      </tableView>
      </subviews>
      """)
    let table = try #require(fixture.view("table") as? UITableView)
    #expect(table.style == .grouped && table.separatorStyle == .none)
    #expect(table.tableHeaderView === fixture.view("header"))
    #expect(table.numberOfSections == 1)
    let cell = try #require(fixture.view("cell") as? UITableViewCell)
    #expect(table.visibleCells.first === cell)
    #expect(cell.textLabel === fixture.view("title") && cell.textLabel?.text == "Rex")
    #expect(cell.detailTextLabel === fixture.view("detail"))
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.contentView === fixture.view("content"))
    #expect(cell.frame.height == 50)
  }

  /// Rows of 44 points and a line, and content that ends where that of other rows does.
  @Test func theTextOfAListContentConfigurationIsTheRowsTitle() throws {
    func row(_ id: String, detail: String) -> String {
      """
      <tableViewCell accessoryType="disclosureIndicator" id="\(id)">
      <tableViewCellContentView key="contentView" id="\(id)-content"/>
      <listContentConfiguration key="contentConfiguration" text="Title" secondaryText="\(detail)"/>
      </tableViewCell>
      """
    }
    let fixture = try SceneFixture(
      """
      <subviews>
      <tableView dataMode="static" style="plain" rowHeight="-1" id="table">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <sections><tableViewSection id="section"><cells>
      \(row("one", detail: ""))\(row("two", detail: "More"))
      </cells></tableViewSection></sections>
      </tableView>
      </subviews>
      """, tools: "23504")
    let one = try #require(fixture.view("one") as? UITableViewCell)
    #expect(one.textLabel?.text == "Title")
    #expect(one.frame.height == 44.5)
    #expect(one.contentView.frame.width == 414 - 30.5)
    let two = try #require(fixture.view("two") as? UITableViewCell)
    #expect(two.detailTextLabel?.text == "More")
    #expect(two.frame.height == 55.5)
    #expect(fixture.document.notes.isEmpty)
  }

  /// A list at 64 points in a screen below a navigation bar.
  static func screenWithList(_ attributes: String = "", before: String = "") -> [String] {
    [
      """
      <navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="screen" kind="relationship" relationship="rootViewController" id="segue"/>
      </connections></navigationController>
      """,
      """
      <viewController id="screen" \(attributes) sceneMemberID="viewController">
      <view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/><subviews>\(before)
      <tableView dataMode="prototypes" style="grouped" rowHeight="44" id="table">
      <rect key="frame" x="0.0" y="64" width="600" height="536"/>
      <prototypes><tableViewCell id="cell">
      <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes>
      </tableView>
      </subviews></view></viewController>
      """,
    ]
  }

  /// Until Xcode 8, a list that comes first starts below the bars, wherever it lies.
  @Test(arguments: [("10117", "", "", 114.0), ("10117", noAdjustment, "", 50), ("10117", "", "<view id=\"v\"/>", 50)])
  func listsBelowBars(tools: String, attributes: String, before: String, y: Double) throws {
    let document = try InterfaceDocument(
      text: XibText.storyboard(Self.screenWithList(attributes, before: before), tools: tools, device: nil))
    let scene = try #require(document.scene("screen"))
    let loaded = document.instantiate(scene, in: .designTime(of: document))
    loaded.layout()
    #expect((loaded.object("cell") as? UIView)?.frame.minY == CGFloat(y))
  }

  nonisolated static let noAdjustment = "automaticallyAdjustsScrollViewInsets=\"NO\""

  @Test func prototypesOfCollectionViews() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <collectionView dataMode="prototypes" id="collection">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="5" id="layout">
      <size key="itemSize" width="90" height="80"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      </collectionViewFlowLayout>
      <cells><collectionViewCell id="cell">
      <view key="contentView" id="content"><subviews><label text="Rex" id="label"/></subviews></view>
      </collectionViewCell></cells>
      </collectionView>
      </subviews>
      """)
    let cell = try #require(fixture.view("cell") as? UICollectionViewCell)
    #expect(cell.frame.size == CGSize(width: 90, height: 80))
    #expect(cell.contentView === fixture.view("content"))
    #expect(fixture.view("label")?.superview === cell.contentView)
    let layout = try #require(fixture.scene.object("layout") as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 4 && layout.minimumInteritemSpacing == 5)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func itemsOfToolbarsWithViewsOfTheirOwn() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <toolbar id="bar">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
      <items>
      <barButtonItem systemItem="flexibleSpace" id="space"/>
      <barButtonItem title="Done" style="done" id="done"/>
      <barButtonItem id="custom"><switch key="customView" on="YES" id="switch"/></barButtonItem>
      </items>
      </toolbar>
      </subviews>
      """)
    let bar = try #require(fixture.view("bar") as? UIToolbar)
    #expect(bar.items?.map(\.title) == [nil, "Done", nil])
    #expect(bar.items?[1].style == .done)
    #expect(fixture.view("switch")?.superview === bar)
  }

  static let embedding: [String] = [
    """
    <viewController id="outer" sceneMemberID="viewController">
    <view key="view" id="outer-view"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
    <containerView id="container"><rect key="frame" x="0.0" y="100" width="414" height="200"/>
    <connections><segue destination="inner" kind="embed" id="segue"/></connections>
    </containerView>
    </subviews></view>
    </viewController>
    """,
    """
    <viewController id="inner" sceneMemberID="viewController">
    <view key="view" id="inner-view"><rect key="frame" x="0.0" y="0.0" width="414" height="200"/></view>
    </viewController>
    """,
  ]

  /// A container holds the scene of its segue only where that was asked for.
  @Test func embedded() throws {
    let document = try InterfaceDocument(text: XibText.storyboard(Self.embedding))
    #expect(document.scenes.map(\.isEmbedded) == [false, true])
    #expect(try SceneFixture(document: document).view("inner-view") == nil)
    let full = try SceneFixture(document: document, showsEmbeddedScenes: true)
    #expect(full.view("inner-view")?.superview === full.view("container"))
    #expect(full.frame("inner-view") == CGRect(x: 0, y: 0, width: 414, height: 200))
    #expect(full.scene.viewController?.children.count == 1)
  }

  @Test func aSceneThatContainsItselfEnds() throws {
    let inside = Self.embedding[1].replacingOccurrences(
      of: "</view>\n",
      with: """
        <subviews><containerView id="again"><connections>
        <segue destination="outer" kind="embed" id="back"/></connections></containerView></subviews></view>

        """)
    let document = try InterfaceDocument(text: XibText.storyboard([Self.embedding[0], inside]))
    let full = try SceneFixture(document: document, showsEmbeddedScenes: true)
    #expect(full.view("again")?.subviews.isEmpty == true)
  }

  @Test func textsInAnotherLanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write(#""label.text" = "Hallo"; "button.normalTitle" = "Los";"#, to: "de.lproj/Main.strings")
    let path = folder.url.appendingPathComponent("Base.lproj/Main.xib").path
    let inside = """
      <subviews><label text="Hello" id="label"/>
      <button buttonType="system" id="button"><state key="normal" title="Go"/></button></subviews>
      """
    let english = try SceneFixture(inside, path: path)
    #expect((english.view("label") as? UILabel)?.text == "Hello")
    #expect(english.document.languages == ["de"])
    let translated = try SceneFixture(inside, path: path) { $0.locale = "de-AT" }
    #expect((translated.view("label") as? UILabel)?.text == "Hallo")
    #expect((translated.view("button") as? UIButton)?.currentTitle == "Los")
  }
}
