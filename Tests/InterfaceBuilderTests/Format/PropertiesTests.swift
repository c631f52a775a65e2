import Testing
import UIKit

@testable import InterfaceBuilder

/// Size-class variations.
@Suite struct PropertiesTests {
  let document: InterfaceDocument

  init() throws {
    document = try InterfaceDocument(
      text: XibText.xib(
        """
        <stackView axis="vertical" spacing="8" id="sta-ck-vie">
        <subviews><label id="lab-el-one"/><label id="lab-el-two"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="lab-el-two"/></mask></variation>
        <variation key="heightClass=compact" axis="horizontal" spacing="4"/>
        <variation key="heightClass=compact-widthClass=regular" spacing="2">
        <mask key="subviews"><include reference="lab-el-two"/><exclude reference="lab-el-one"/></mask>
        </variation>
        </stackView>
        """))
  }

  func properties(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) throws -> Properties {
    let traits = UITraitCollection {
      $0.horizontalSizeClass = width
      $0.verticalSizeClass = height
    }
    return Properties(try #require(document.objects["sta-ck-vie"]), traits: traits)
  }

  @Test func withoutAVariationThatAppliesWhatIsWrittenOnTheElementCounts() throws {
    let properties = try properties(.compact, .regular)
    #expect(properties["axis"] == "vertical")
    #expect(properties["spacing"] == "8")
    #expect(properties.excluded("subviews") == ["lab-el-two"])
  }

  @Test func aVariationReplacesOnlyWhatItNames() throws {
    let properties = try properties(.compact, .compact)
    #expect(properties["axis"] == "horizontal")
    #expect(properties["spacing"] == "4")
    #expect(properties.excluded("subviews") == ["lab-el-two"])
  }

  @Test func theVariationThatAsksForMoreWins() throws {
    let properties = try properties(.regular, .compact)
    #expect(properties["axis"] == "horizontal")
    #expect(properties["spacing"] == "2")
    #expect(properties.excluded("subviews") == ["lab-el-one"])
  }

  @Test func conditionsThatAreNone() {
    #expect(SizeClassCondition(key: "default")?.specificity == 0)
    #expect(SizeClassCondition(key: "widthClass=compact")?.specificity == 1)
    #expect(SizeClassCondition(key: "heightClass=any") == nil)
    #expect(SizeClassCondition(key: "depthClass=compact") == nil)
  }

  /// Documents for any size class keep a frame per size class for views without constraints.
  @Test(arguments: [(393.0, 113.0), (1024, -23)])
  func aFrameOfASizeClassReplacesTheElementsOwn(width: CGFloat, x: CGFloat) throws {
    let document = try InterfaceDocument(
      text: XibText.xib(
        """
        <view id="roo-tv-iew"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box-vi-ewo">
        <rect key="frame" x="-23" y="-15" width="46" height="30"/>
        <variation key="heightClass=regular-widthClass=compact" fixedFrame="YES">
        <rect key="frame" x="113" y="45" width="94" height="30"/></variation></view></subviews></view>
        """))
    let scene = try #require(document.scenes.first)
    var environment = Environment.designTime(of: document)
    environment.device = try #require(Device.all.first { ($0.idiom == .pad) == (width > 500) })
    environment.safeAreaSource = .device
    let loaded = document.instantiate(scene, in: environment)
    loaded.layout()
    #expect((loaded.object("box-vi-ewo") as? UIView)?.frame.minX == x)
  }

  /// Two thirds of a screen in landscape are regular, in portrait they are compact, as a third is.
  @Test(arguments: Device.windows)
  func sizeClassesOfAWindowBesideAnotherApp(device: Device) throws {
    for orientation in Orientation.allCases {
      let traits = Environment(device: device, orientation: orientation).traits(for: document)
      let isRegular = orientation == .landscape && device.id.hasSuffix("two_thirds")
      #expect(traits.horizontalSizeClass == (isRegular ? .regular : .compact))
      #expect(traits.verticalSizeClass == .regular)
      #expect(traits.userInterfaceIdiom == .pad)
    }
  }
}
