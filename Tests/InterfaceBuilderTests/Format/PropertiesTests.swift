import Testing
import UIKit

@testable import InterfaceBuilder

@Suite("Size-class variations")
struct PropertiesTests {
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

  @Test("Without a variation that applies, what is written on the element counts")
  func plain() throws {
    let properties = try properties(.compact, .regular)
    #expect(properties["axis"] == "vertical")
    #expect(properties["spacing"] == "8")
    #expect(properties.excluded("subviews") == ["lab-el-two"])
  }

  @Test("A variation replaces only what it names")
  func oneClass() throws {
    let properties = try properties(.compact, .compact)
    #expect(properties["axis"] == "horizontal")
    #expect(properties["spacing"] == "4")
    #expect(properties.excluded("subviews") == ["lab-el-two"])
  }

  @Test("The variation that asks for more wins")
  func twoClasses() throws {
    let properties = try properties(.regular, .compact)
    #expect(properties["axis"] == "horizontal")
    #expect(properties["spacing"] == "2")
    #expect(properties.excluded("subviews") == ["lab-el-one"])
  }

  @Test("Conditions that are none")
  func conditions() {
    #expect(SizeClassCondition(key: "default")?.specificity == 0)
    #expect(SizeClassCondition(key: "widthClass=compact")?.specificity == 1)
    #expect(SizeClassCondition(key: "heightClass=any") == nil)
    #expect(SizeClassCondition(key: "depthClass=compact") == nil)
  }
}
