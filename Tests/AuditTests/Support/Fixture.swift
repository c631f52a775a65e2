import Environments
import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// Small documents, written as Interface Builder would save them, and what the audit finds in them.
enum Fixture {
  /// A xib with one screen-sized view. Its safe area is `safe`, the view itself `root`.
  static func xib(
    _ subviews: String, constraints: [String] = [], connections: String = "", device: String = "retina6_12",
    owner: String = "Owner", resources: String = ""
  ) throws -> InterfaceDocument {
    let text = xibText(
      subviews, constraints: constraints, connections: connections, device: device, owner: owner, resources: resources)
    return try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
  }

  /// The text of such a document.
  static func xibText(
    _ subviews: String, constraints: [String] = [], connections: String = "", device: String = "retina6_12",
    owner: String = "Owner", resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
          <connections>\(connections)</connections>
        </placeholder>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
    \(subviews)
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
    \(constraints.joined(separator: "\n"))
          </constraints>
        </view>
      </objects>
      \(resources)
    </document>
    """
  }

  /// A view placed by constraints.
  static func view(_ id: String, _ attributes: String = "", element: String = "view", content: String = "") -> String {
    """
    <\(element) opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
    \(attributes)>\(content)</\(element)>
    """
  }

  /// A label that follows the text size.
  static func label(_ id: String, _ text: String, lines: Int = 1, _ attributes: String = "") -> String {
    view(
      id,
      """
      horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" numberOfLines="\(lines)" \
      lineBreakMode="tailTruncation" adjustsFontForContentSizeCategory="YES" \(attributes)
      """,
      element: "label", content: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
  }

  /// A button with a title and an action.
  static func button(_ id: String, _ title: String, _ content: String = "") -> String {
    view(
      id, "buttonType=\"system\"", element: "button",
      content: """
        <state key="normal" title="\(title)"/>\(content)
        <connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="\(id)-action"/></connections>
        """)
  }

  /// A constraint such as `pin("a", "top", "safe", "top", 20)`: the top of `a` is 20 points below that of `safe`.
  static func pin(
    _ first: String, _ firstAttribute: String, _ second: String, _ secondAttribute: String, _ constant: Double = 0,
    relation: String = "equal", priority: Int = 1000
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(firstAttribute)" relation="\(relation)" secondItem="\(second)" \
    secondAttribute="\(secondAttribute)" constant="\(constant)" priority="\(priority)" \
    id="\(first).\(firstAttribute)-\(second).\(secondAttribute)"/>
    """
  }

  /// A constraint of a view's own size, which is written inside the view's element.
  static func size(_ id: String, _ attribute: String, _ constant: Double, _ relation: String = "equal") -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" relation="\(relation)" constant="\(constant)" \
    id="\(id).\(attribute)"/>
    """
  }

  /// A storyboard with one controller, whose view is a screen. Its safe area is `safe`, the view itself `root`.
  static func storyboard(
    _ subviews: String, constraints: [String] = [], ground: String = ground, controller: String? = nil,
    attributes: String = ""
  ) throws -> InterfaceDocument {
    let text = storyboardText(
      subviews, constraints: constraints, ground: ground, controller: controller, attributes: attributes)
    return try InterfaceDocument(data: Data(text.utf8), path: "Fixture.storyboard")
  }

  /// A background that follows the appearance.
  static let ground = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"

  /// The text of such a document.
  static func storyboardText(
    _ subviews: String, constraints: [String] = [], ground: String = ground, controller: String? = nil,
    attributes: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
        <viewController id="controller" \(controller.map { "customClass=\"\($0)\"" } ?? "") sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
    \(subviews)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            \(ground)
            <constraints>
    \(constraints.joined(separator: "\n"))
            </constraints>
          </view>
          \(attributes)
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  /// The findings of one rule on the document's only screen, over the default matrix.
  static func findings(
    _ rule: any Rule, in document: InterfaceDocument, _ selection: EnvironmentSelection = EnvironmentSelection()
  ) throws -> [Finding] {
    let report = Auditor(rules: [rule], selection: selection).audit(document)
    return try #require(report.screens.first).findings
  }
}
