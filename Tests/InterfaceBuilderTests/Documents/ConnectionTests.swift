import Testing

@testable import InterfaceBuilder

/// Outlets and actions of a scene.
@Suite struct ConnectionTests {
  static let text = XibText.xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
    <connections><outlet property="card" destination="card" id="o1"/></connections>
    </placeholder>
    <view id="card" customClass="Card">
    <subviews><button id="ok"><connections>
    <action selector="confirm:" destination="-1" eventType="touchUpInside" id="a1"/>
    </connections></button></subviews>
    <connections><outlet property="button" destination="gone" id="o2"/></connections>
    </view>
    <view id="other"><connections><outlet property="next" destination="card" id="o3"/></connections></view>
    """)

  /// Those of File's Owner belong to the first scene, and an action to the class that receives it.
  @Test func connections() throws {
    let document = try InterfaceDocument(text: Self.text)
    let first = document.connections(of: document.scenes[0])
    #expect(first.map(\.name) == ["card", "confirm:", "button"])
    #expect(first.map(\.ownerClass) == ["Owner", "Owner", "Card"])
    #expect(first.map(\.leadsToObject) == [true, true, false])
    #expect(document.connections(of: document.scenes[1]).map(\.name) == ["next"])
  }
}
