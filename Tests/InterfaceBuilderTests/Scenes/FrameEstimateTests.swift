import Testing
import UIKit

@testable import InterfaceBuilder

/// Which frames are estimates, and why.
@Suite struct FrameEstimateTests {
  /// A view with a label in it and another one behind the label.
  private static func row(
    _ label: String, font: String = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
    constraints: String = "", text: String = "Whiskers"
  ) -> String {
    """
    <subviews>
    <label opaque="NO" contentMode="left" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="first" \
    \(label)>\(font)</label>
    <label opaque="NO" contentMode="left" text="McFluff" translatesAutoresizingMaskIntoConstraints="NO" id="second">
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews>
    <constraints>
    <constraint firstItem="first" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
    <constraint firstItem="first" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
    <constraint firstItem="second" firstAttribute="leading" secondItem="first" secondAttribute="trailing" id="c"/>
    <constraint firstItem="second" firstAttribute="top" secondItem="root" secondAttribute="top" id="d"/>
    \(constraints)
    </constraints>
    """
  }

  private func estimates(_ fixture: SceneFixture) -> [String: [String]] {
    let found = fixture.scene.estimates(by: fixture.scene.rootView.layoutDiagnosis, in: fixture.document)
    return Dictionary(
      uniqueKeysWithValues: fixture.scene.objectIDs.compactMap { id in
        fixture.view(id).flatMap { found[ObjectIdentifier($0)] }.map { (id, $0.map(\.text)) }
      })
  }

  @Test func textsOfTheSystemFontAreExact() throws {
    #expect(try estimates(SceneFixture(Self.row(""))) == [:])
  }

  @Test func aFontThatIsNotHereMakesItsLabelAndWhatFollowsAnEstimate() throws {
    let font = """
      <fontDescription key="fontDescription" name="NoFontOfThisName" family="NoFontOfThisName" pointSize="17"/>
      """
    let reason = "a font is not here, so another one is measured: NoFontOfThisName"
    #expect(try estimates(SceneFixture(Self.row("", font: font))) == ["first": [reason], "second": [reason]])
  }

  @Test func aWidthByConstraintIsExactWhateverTheFont() throws {
    let font = """
      <fontDescription key="fontDescription" name="NoFontOfThisName" family="NoFontOfThisName" pointSize="17"/>
      """
    let fixed = """
      <constraint firstItem="second" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="90" \
      id="e"/><constraint firstItem="first" firstAttribute="height" secondItem="root" secondAttribute="height" \
      multiplier="0.1" id="f"/>
      """
    #expect(try estimates(SceneFixture(Self.row("", font: font, constraints: fixed))) == [:])
  }

  @Test func aClassWhoseCodeDidNotRunIsAReason() throws {
    let reason = "the code of a class did not run: BadgeLabel"
    #expect(
      try estimates(SceneFixture(Self.row(#"customClass="BadgeLabel""#))) == ["first": [reason], "second": [reason]])
  }

  @Test func aRecordedSizeOfAClassIsExact() throws {
    let size = #"customClass="BadgeLabel" placeholderIntrinsicWidth="80" placeholderIntrinsicHeight="20""#
    #expect(try estimates(SceneFixture(Self.row(size))) == [:])
  }

  @Test func aTextThatNearlyFillsItsLineIsAReasonForItsHeightAndOneLineIsNot() throws {
    let text = "Whiskers McFluff the Third"
    func label(lines: Int, width: Double) throws -> SceneFixture {
      try SceneFixture(
        Self.row(
          #"numberOfLines="\#(lines)""#,
          font: """
            <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints><constraint \
            firstAttribute="width" constant="\(width)" id="e"/></constraints>
            """, text: text))
    }
    let natural = try Double(#require(SceneFixture(Self.row("", text: text)).frame("first")).width)
    let reason = "the lines of a text may break elsewhere"
    #expect(try estimates(label(lines: 0, width: natural + 20)) == [:])
    #expect(try estimates(label(lines: 1, width: natural + 2)) == [:])
    #expect(try estimates(label(lines: 0, width: natural + 2)) == ["first": [reason]])
  }

  @Test func aTextOfItsNaturalWidthBreaksNowhere() throws {
    #expect(try estimates(SceneFixture(Self.row(#"numberOfLines="0""#))) == [:])
  }

  @Test func contradictingConstraintsAreAReasonOfWhatTheyPlace() throws {
    let both = """
      <constraint firstItem="first" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" \
      id="e"/>
      """
    let fixture = try SceneFixture(Self.row("", constraints: both))
    let reason = "constraints contradict each other"
    #expect(estimates(fixture) == ["first": [reason], "second": [reason]])
    #expect(fixture.scene.estimates(by: nil, in: fixture.document) == [:])
  }

  @Test func whatTheConstraintsLeaveOpenIsAnEstimate() throws {
    let fixture = try SceneFixture(
      """
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
      </constraints>
      """)
    #expect(estimates(fixture) == ["box": ["the constraints leave it open"]])
  }
}
