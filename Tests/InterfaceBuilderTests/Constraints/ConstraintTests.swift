import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Constraints between objects.
@Suite struct ConstraintTests {
  static func box(_ id: String, width: Int = 10, height: Int = 10) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
    <constraint firstAttribute="width" constant="\(width)" id="\(id)-w"/>
    <constraint firstAttribute="height" constant="\(height)" id="\(id)-h"/>
    </constraints></view>
    """
  }

  @Test func itemsAreViewsGuidesOrTheOwnerWhereNoneIsWritten() throws {
    let fixture = try SceneFixture(
      """
      <subviews>\(Self.box("box"))</subviews>
      <constraints>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="c1"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="8" id="c2"/>
      </constraints>
      """)
    #expect(fixture.frame("box") == CGRect(x: 414 - 30, y: 896 - 34 - 18, width: 10, height: 10))
  }

  /// Standard spacing to a layout guide is 8 points, whatever number was cached with it.
  @Test func standardSpacingToLayoutGuides() throws {
    let document = try InterfaceDocument(
      text: XibText.storyboard(
        [
          """
          <viewController id="screen" sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
          <view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <subviews>\(Self.box("box"))</subviews><constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="20" \
          symbolic="YES" id="c1"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="view" secondAttribute="leading" \
          constant="20" symbolic="YES" id="c2"/>
          </constraints></view></viewController>
          """
        ], tools: "4488", device: nil))
    let fixture = try SceneFixture(document: document)
    #expect(fixture.frame("box")?.origin == CGPoint(x: 20, y: 28))
  }

  @Test func marginsMultipliersAndPriorities() throws {
    let fixture = try SceneFixture(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:2" id="c3"/>
      <constraint firstItem="box" firstAttribute="height" secondItem="box" secondAttribute="width" multiplier="1:3" id="c4"/>
      <constraint firstItem="box" firstAttribute="width" priority="250" constant="5" id="c5"/>
      </constraints>
      """)
    #expect(fixture.frame("box") == CGRect(x: 20, y: 0, width: 207, height: 69))
    #expect(fixture.scene.notes.isEmpty)
  }

  /// A constraint to an object that is not there is left out with a note.
  @Test func missingItem() throws {
    let fixture = try SceneFixture(
      """
      <subviews>\(Self.box("box"))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="gone" secondAttribute="bottom" id="c1"/>
      </constraints>
      """)
    #expect(
      fixture.scene.notes == [
        DocumentNote(
          kind: .missingObject, line: 13, objectID: "c1",
          message: "the constraint refers to gone, which the scene does not have; it was left out")
      ])
  }

  @Test(arguments: [
    (#"firstItem="box" firstAttribute="top" constant="20""#, Self.place),
    (#"firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="height""#, Self.pairing),
    (#"firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="left""#, Self.direction),
    (#"firstItem="box" firstAttribute="centerX" secondItem="root" secondAttribute="centerY""#, Self.types),
  ])
  func whatUIKitRefusesIsAFaultOfTheDocument(attributes: String, rule: String) throws {
    let fixture = try SceneFixture(
      """
      <subviews>\(Self.box("box"))</subviews>
      <constraints>
      <constraint \(attributes) id="c1"/>
      </constraints>
      """)
    #expect(
      fixture.scene.notes == [
        DocumentNote(
          kind: .invalidValue, line: 13, objectID: "c1",
          message: "UIKit refuses the constraint with an exception: \(rule)")
      ])
  }

  nonisolated private static let place =
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
    + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
  nonisolated private static let pairing = "Invalid pairing of layout attributes."
  nonisolated private static let direction =
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing "
    + "for both or neither."
  nonisolated private static let types = "Constraint improperly relates anchors of incompatible types"

  /// Numbers that are none are left out with a note, and the rest is laid out.
  @Test(arguments: ["nan", "inf", "-inf"])
  func notFinite(constant: String) throws {
    let fixture = try SceneFixture(
      """
      <subviews>\(Self.box("box"))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(constant)" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="3" id="c2"/>
      </constraints>
      """)
    #expect(
      fixture.scene.notes == [
        DocumentNote(
          kind: .invalidValue, line: 13, objectID: "c1",
          message: "the constant “\(constant)” is not a finite number; the constraint was left out")
      ])
    #expect(fixture.frame("box")?.minX == 3)
    #expect(fixture.frame("box")?.size == CGSize(width: 10, height: 10))
  }

  @Test func aRingOfConstraintsToAnObjectThatIsNotThere() throws {
    let fixture = try SceneFixture(
      """
      <subviews>\(Self.box("one"))\(Self.box("two"))</subviews>
      <constraints>
      <constraint firstItem="one" firstAttribute="top" secondItem="two" secondAttribute="bottom" id="c1"/>
      <constraint firstItem="two" firstAttribute="top" secondItem="gone" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="gone" firstAttribute="top" secondItem="one" secondAttribute="bottom" id="c3"/>
      </constraints>
      """)
    #expect(fixture.scene.notes.map(\.objectID) == ["c2", "c3"])
    #expect(fixture.frame("one")?.minY == fixture.frame("two")?.maxY)
  }

  @Test func placeholdersHoldOnTheCanvasAndAreGoneAtRunTime() throws {
    let inside = """
      <subviews>\(Self.box("box"))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" placeholder="YES" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="7" priority="500" id="c2"/>
      </constraints>
      """
    #expect(try SceneFixture(inside).frame("box")?.minX == 30)
    #expect(try SceneFixture(inside) { $0.safeAreaSource = .device }.frame("box")?.minX == 7)
  }

  /// Views and constraints that the size class leaves out are not made, and nothing is noted.
  @Test func variations() throws {
    let inside = """
      <subviews>\(Self.box("one"))\(Self.box("two"))</subviews>
      <constraints>
      <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="narrow"/>
      <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="50" id="wide"/>
      <constraint firstItem="two" firstAttribute="leading" secondItem="one" secondAttribute="trailing" id="both"/>
      </constraints>
      <variation key="default">
      <mask key="subviews"><exclude reference="two"/></mask>
      <mask key="constraints"><exclude reference="wide"/></mask>
      </variation>
      <variation key="widthClass=regular">
      <mask key="subviews"><include reference="two"/></mask>
      <mask key="constraints"><exclude reference="narrow"/><include reference="wide"/></mask>
      </variation>
      """
    let narrow = try SceneFixture(inside)
    #expect(narrow.frame("one")?.minX == 10 && narrow.view("two") == nil && narrow.scene.notes.isEmpty)
    let wide = try SceneFixture(inside) { $0.device = Device.named("ipad9_7") ?? $0.device }
    #expect(wide.frame("one")?.minX == 50 && wide.frame("two")?.minX == 60)
  }

  @Test func topAndBottomLayoutGuidesOfOlderDocuments() throws {
    let document = try InterfaceDocument(
      text: XibText.storyboard(
        [
          """
          <viewController id="controller" sceneMemberID="viewController">
          <layoutGuides>
          <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
          </layoutGuides>
          <view key="view" contentMode="scaleToFill" id="root">
          <subviews>\(Self.box("box"))</subviews>
          <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="c1"/>
          </constraints>
          </view>
          </viewController>
          """
        ], tools: "11762", device: "retina4_7"))
    #expect(try SceneFixture(document: document).frame("box")?.minY == 28)
  }
}
