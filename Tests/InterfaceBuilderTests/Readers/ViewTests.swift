import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Elements become views with the properties that they state, and with the format's defaults for the others.
@Suite struct ViewTests {
  /// On the canvas a recorded natural size replaces the computed one, and wraps in less room.
  @Test func recordedSizes() throws {
    func label(_ id: String) -> String {
      """
      <label numberOfLines="0" text="A A A A A" translatesAutoresizingMaskIntoConstraints="NO" customClass="Own" id="\(id)"/>
      """
    }
    let text = XibText.xib(
      """
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <subviews>\(label("free"))\(label("narrow"))</subviews>
      <constraints>
      <constraint firstItem="free" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="free" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstItem="narrow" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
      <constraint firstItem="narrow" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c4"/>
      <constraint firstItem="narrow" firstAttribute="width" constant="80" id="c5"/>
      </constraints>
      </view>
      """)
    let sizes = ["free", "narrow"].map {
      "<designable name=\"\($0)\"><size key=\"intrinsicContentSize\" width=\"200\" height=\"23\"/></designable>"
    }
    let recorded = text.replacingOccurrences(
      of: "<resources>", with: "<designables>\(sizes.joined())</designables><resources>")
    let canvas = try SceneFixture(document: InterfaceDocument(text: recorded))
    #expect(canvas.frame("free")?.size == CGSize(width: 200, height: 23))
    #expect(canvas.frame("narrow")?.size == CGSize(width: 80, height: 69))
    let device = try SceneFixture(document: InterfaceDocument(text: recorded)) { $0.safeAreaSource = .device }
    let computed = try SceneFixture(document: InterfaceDocument(text: text))
    #expect(device.frame("free")?.size == computed.frame("free")?.size)
  }

  /// On the canvas a placeholder replaces the natural size, in one direction or both.
  @Test func placeholders() throws {
    let inside = """
      <subviews>
      <imageView placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="80" \
      translatesAutoresizingMaskIntoConstraints="NO" id="image"/>
      <view placeholderIntrinsicWidth="60" placeholderIntrinsicHeight="30" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
      <button placeholderIntrinsicWidth="200" translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <state key="normal" title="Go"/>
      </button>
      <button translatesAutoresizingMaskIntoConstraints="NO" id="own"><state key="normal" title="Go"/></button>
      </subviews>
      """
    let canvas = try SceneFixture(inside)
    #expect(canvas.view("image")?.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 80))
    #expect(canvas.view("box")?.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 30))
    let own = try #require(canvas.view("own")?.systemLayoutSizeFitting(.zero))
    #expect(canvas.view("button")?.systemLayoutSizeFitting(.zero) == CGSize(width: 200, height: own.height))
    let device = try SceneFixture(inside) { $0.safeAreaSource = .device }
    #expect(device.view("image")?.systemLayoutSizeFitting(.zero) == .zero)
  }

  /// A plain view: defaults, and what is written.
  @Test func plainView() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <view contentMode="scaleToFill" id="plain"/>
      <view hidden="YES" alpha="0.5" clipsSubviews="YES" tag="7" contentMode="scaleAspectFit" opaque="NO"
        userInteractionEnabled="NO" semanticContentAttribute="forceRightToLeft" id="full">
      <rect key="frame" x="10" y="20" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>
      <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      </subviews>
      """)
    let plain = try #require(fixture.view("plain"))
    #expect(!plain.isHidden && plain.alpha == 1 && !plain.clipsToBounds && plain.isOpaque && plain.tag == 0)
    #expect(plain.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(plain.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    let full = try #require(fixture.view("full"))
    #expect(full.isHidden && full.alpha == 0.5 && full.clipsToBounds && !full.isOpaque && full.tag == 7)
    #expect(full.contentMode == .scaleAspectFit)
    #expect(!full.isUserInteractionEnabled)
    #expect(full.semanticContentAttribute == .forceRightToLeft)
    #expect(full.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(full.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
    #expect(full.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  /// The frame in the document counts only where constraints don't place the view.
  @Test func storedFrames() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="placed">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <constraints>
      <constraint firstAttribute="width" constant="50" id="c1"/>
      <constraint firstAttribute="height" constant="60" id="c2"/>
      </constraints>
      </view>
      <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="fixed">
      <rect key="frame" x="5" y="6" width="7" height="8"/>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="placed" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="11" id="c3"/>
      <constraint firstItem="placed" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="12" id="c4"/>
      </constraints>
      """)
    #expect(fixture.frame("placed") == CGRect(x: 11, y: 48 + 12, width: 50, height: 60))
    #expect(fixture.frame("fixed") == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test func aViewThatFollowsItsSuperviewsSizeOnAnotherDevice() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <view id="wide">
      <rect key="frame" x="20" y="0.0" width="374" height="10"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      </view>
      </subviews>
      """
    ) { environment in
      environment.device = Device.named("retina4_0") ?? environment.device
      environment.safeAreaSource = .device
    }
    #expect(fixture.scene.rootView.bounds.width == 320)
    #expect(fixture.frame("wide") == CGRect(x: 20, y: 0, width: 280, height: 10))
  }

  /// The bold system font is Bold on the canvas, on a device that of UIKit.
  @Test func boldSystemFont() throws {
    let label = """
      <subviews><label text="One" id="label">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label></subviews>
      """
    let canvas = try #require(SceneFixture(label).view("label") as? UILabel)
    #expect(canvas.font == UIFont.systemFont(ofSize: 20, weight: .bold))
    let device = try #require(SceneFixture(label) { $0.safeAreaSource = .device }.view("label") as? UILabel)
    #expect(device.font == UIFont.boldSystemFont(ofSize: 20))
  }

  /// Labels.
  @Test func label() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <label text="One" lineBreakMode="wordWrap" numberOfLines="3" textAlignment="center" horizontalHuggingPriority="251"
        adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" id="plain">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
      <label lineBreakMode="tailTruncation" id="lines"><string key="text">One
      two</string></label>
      <label usesAttributedText="YES" id="styled">
      <attributedString key="attributedText">
      <fragment content="Big"><attributes><font key="NSFont" metaFont="system" size="30"/></attributes></fragment>
      <fragment content=" small"><attributes><font key="NSFont" metaFont="system" size="10"/></attributes></fragment>
      </attributedString>
      </label>
      </subviews>
      """)
    let plain = try #require(fixture.view("plain") as? UILabel)
    #expect(plain.text == "One")
    #expect(plain.numberOfLines == 3 && plain.lineBreakMode == .byWordWrapping && plain.textAlignment == .center)
    #expect(plain.adjustsFontSizeToFitWidth && plain.minimumScaleFactor == 0.5)
    #expect(plain.font == UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(plain.textColor == UIColor(white: 1, alpha: 1))
    #expect(plain.contentHuggingPriority(for: .horizontal) == UILayoutPriority(rawValue: 251))
    let lines = try #require(fixture.view("lines") as? UILabel)
    #expect(lines.text == "One\ntwo")
    #expect(lines.font == UIFont.systemFont(ofSize: 17))
    let styled = try #require(fixture.view("styled") as? UILabel)
    #expect(styled.attributedText?.string == "Big small")
    #expect(styled.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
  }

  /// Labels with a least size shrink, unless the document says that they don't.
  /// Interface Builder leaves the attribute out where it is YES.
  @Test(arguments: [
    ("minimumScaleFactor=\"0.5\"", true), ("minimumFontSize=\"10\"", true), ("", false),
    ("minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\"", false),
  ])
  func shrinkingLabels(attributes: String, shrinks: Bool) throws {
    let fixture = try SceneFixture("<subviews><label text=\"One\" \(attributes) id=\"label\"/></subviews>")
    let label = try #require(fixture.view("label") as? UILabel)
    #expect(label.adjustsFontSizeToFitWidth == shrinks)
  }

  /// A text style has the reader's text size, whether or not the label follows it.
  /// A label that follows the reader's text size takes over later changes, too.
  @Test func textStyles() throws {
    let label = """
      <label text="One" %@ id="%@"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let follows = label.replacingOccurrences(
      of: "%@ id=\"%@\"", with: "adjustsFontForContentSizeCategory=\"YES\" id=\"yes\"")
    let stays = label.replacingOccurrences(of: "%@ id=\"%@\"", with: "id=\"no\"")
    let fixture = try SceneFixture("<subviews>\(follows)\(stays)</subviews>") {
      $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    #expect((fixture.view("yes") as? UILabel)?.font.pointSize == 53)
    #expect((fixture.view("no") as? UILabel)?.font.pointSize == 53)
    fixture.scene.rootView.setRootTraits(UITraitCollection(preferredContentSizeCategory: .large))
    #expect((fixture.view("yes") as? UILabel)?.font.pointSize == 17)
    #expect((fixture.view("no") as? UILabel)?.font.pointSize == 53)
  }

  /// Canvases show text styles at a size of their own, those of documents and those that UIKit chooses.
  @Test(arguments: [("7531", CGFloat(16)), ("14313", 17), ("17701", 17), ("18122", 14), ("20037", 14), ("21507", 17)])
  func textStylesOfTheCanvas(tools: String, size: CGFloat) throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <label text="One" adjustsFontForContentSizeCategory="YES" id="label">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <button buttonType="system" id="button"><buttonConfiguration key="configuration" style="plain" title="Pay"/></button>
      </subviews>
      """, tools: tools)
    #expect((fixture.view("label") as? UILabel)?.font.pointSize == size)
    let button = try #require(fixture.view("button") as? UIButton)
    #expect(tools == "7531" || button.intrinsicContentSize.height == (size == 14 ? 31 : 35))
  }

  /// Buttons: types, states, insets and configurations.
  @Test func button() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <button buttonType="roundedRect" id="old">
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>
      <state key="selected" title="Gone"/>
      </button>
      <button buttonType="system" id="new">
      <buttonConfiguration key="configuration" style="filled" title="Pay" imagePadding="6"/>
      </button>
      <button id="custom"><state key="normal" image="pet"/></button>
      </subviews>
      """, resources: "<image name=\"pet\" width=\"24\" height=\"32\"/>")
    let old = try #require(fixture.view("old") as? UIButton)
    #expect(old.buttonType == .system)
    #expect(old.title(for: .normal) == "Go" && old.title(for: .selected) == "Gone")
    #expect(old.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(old.titleLabel?.font.pointSize == 15)
    let new = try #require(fixture.view("new") as? UIButton)
    #expect(new.configuration?.title == "Pay" && new.configuration?.imagePadding == 6)
    let custom = try #require(fixture.view("custom") as? UIButton)
    #expect(custom.buttonType == .custom)
    #expect(custom.intrinsicContentSize == CGSize(width: 24, height: 32))
  }

  @Test func imagesHaveTheSizeThatTheDocumentStoresSymbolsTheirOwn() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <imageView image="pet" id="asset"/>
      <imageView image="star" catalog="system" id="symbol"/>
      <imageView image="nowhere" id="missing"/>
      </subviews>
      """,
      resources: """
        <image name="pet" width="24" height="32"/><image name="star" catalog="system" width="128" height="120"/>
        """)
    #expect((fixture.view("asset") as? UIImageView)?.image?.size == CGSize(width: 24, height: 32))
    #expect((fixture.view("symbol") as? UIImageView)?.image?.isSymbolImage == true)
    #expect((fixture.view("missing") as? UIImageView)?.image == nil)
    #expect(
      fixture.scene.notes == [
        DocumentNote(
          kind: .missingResource, line: 11, objectID: "missing",
          message: "the image “nowhere” is neither in the document nor in an asset catalog near it")
      ])
  }

  @Test func stackViews() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="12" id="stack">
      <subviews><view id="one"/><view id="two"/></subviews>
      </stackView>
      <stackView spacingType="standard" id="standard">
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      </stackView>
      </subviews>
      """)
    let stack = try #require(fixture.view("stack") as? UIStackView)
    #expect(stack.axis == .vertical && stack.distribution == .equalSpacing && stack.alignment == .center)
    #expect(stack.spacing == 12 && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.count == 2)
    let standard = try #require(fixture.view("standard") as? UIStackView)
    #expect(standard.spacing == UIStackView.spacingUseSystem && standard.isLayoutMarginsRelativeArrangement)
  }

  @Test func datesAndColoursOfControlsAndWhatIsNoDate() throws {
    let fixture = try SceneFixture(
      """
      <subviews>
      <datePicker minuteInterval="5" id="meeting"><date key="date" timeIntervalSinceReferenceDate="571434660"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="600000000"/></datePicker>
      <datePicker minuteInterval="-5" id="odd"><date key="date" timeIntervalSinceReferenceDate="inf"/></datePicker>
      <datePicker useCurrentDate="YES" id="now"><date key="date" timeIntervalSinceReferenceDate="571434660"/></datePicker>
      <pageControl numberOfPages="3" id="pages">
      <color key="pageIndicatorTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </pageControl></subviews>
      """)
    let meeting = try #require(fixture.view("meeting") as? UIDatePicker)
    #expect(meeting.date == Date(timeIntervalSinceReferenceDate: 571_434_660) && meeting.minuteInterval == 5)
    #expect(meeting.maximumDate == Date(timeIntervalSinceReferenceDate: 600_000_000) && meeting.minimumDate == nil)
    for id in ["odd", "now"] {
      let picker = try #require(fixture.view(id) as? UIDatePicker)
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0) && picker.minuteInterval == 1)
    }
    let pages = try #require(fixture.view("pages") as? UIPageControl)
    #expect(pages.pageIndicatorTintColor == .red && pages.currentPageIndicatorTintColor == nil)
  }

  @Test func valuesSetByKeyPath() throws {
    let fixture = try SceneFixture(
      """
      <subviews><view id="round"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="ownPropertyOfTheApp"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view></subviews>
      """)
    let layer = try #require(fixture.view("round")?.layer)
    #expect(layer.cornerRadius == 8 && layer.borderWidth == 1.5 && layer.masksToBounds)
    #expect(fixture.scene.notes.isEmpty)
  }

  @Test func whereObjectsComeFrom() throws {
    let fixture = try SceneFixture(
      "<subviews>\n<label text=\"One\" customClass=\"FancyLabel\" userLabel=\"Title\" id=\"label\"/>\n</subviews>")
    let label = try #require(fixture.view("label"))
    #expect(
      fixture.scene.location(of: label)
        == ObjectLocation(
          id: "label", line: 9, element: "label", className: "UILabel", customClass: "FancyLabel", userLabel: "Title"))
    #expect(fixture.scene.objectIDs.prefix(3) == ["root", "safe", "label"])
  }
}
