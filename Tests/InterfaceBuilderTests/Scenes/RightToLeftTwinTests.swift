import Foundation
import TestSupport
import Testing
import UIKit

@testable import InterfaceBuilder

/// Right to left is the mirror image.
@Suite struct RightToLeftTwinTests {
  nonisolated static let examples = Project.root.appending(path: "Examples")

  nonisolated static let documents: [String] = {
    let paths = FileManager.default.enumerator(atPath: examples.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  /// Every example, as drawn and at the largest text on a small phone.
  @Test(arguments: documents)
  func examples(document path: String) throws {
    let document = try InterfaceDocument.load(contentsOf: Self.examples.appendingPathComponent(path).path)
    let phone = try #require(Device.named("retina4_0"))
    let environments = [
      Environment.designTime(of: document),
      Environment(device: phone, contentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ]
    for scene in document.scenes {
      for environment in environments {
        let result = RightToLeftTwin(scene, of: document, in: environment).compare()
        #expect(result.differences == [], "\(path), \(scene.name)")
      }
    }
  }

  @Test func theComparisonReachesViewsOfEveryKindOfExample() throws {
    let counts = try Self.documents.map { path -> Int in
      let document = try InterfaceDocument.load(contentsOf: Self.examples.appendingPathComponent(path).path)
      return document.scenes.reduce(0) {
        $0 + RightToLeftTwin($1, of: document, in: .designTime(of: document)).compare().count
      }
    }
    #expect(counts.reduce(0, +) > 80)
  }

  @Test(arguments: [("leading", CGFloat(10), CGFloat(354)), ("left", 10, 10)])
  func aPhysicalSideStaysWhereItIs(attribute: String, x: CGFloat, mirroredX: CGFloat) throws {
    for (direction, expected) in [(Environment.Direction.leftToRight, x), (.rightToLeft, mirroredX)] {
      let fixture = try SceneFixture(
        """
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <constraints>
        <constraint firstAttribute="width" constant="50" id="width"/>
        <constraint firstAttribute="height" constant="50" id="height"/>
        </constraints></view></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="\(attribute)" secondItem="root" secondAttribute="\(attribute)" constant="10" id="x"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="y"/>
        </constraints>
        """
      ) { $0.direction = direction }
      #expect(fixture.frame("box")?.minX == expected)
    }
  }
}
