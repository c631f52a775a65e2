import Foundation
import InterfaceBuilder
import Testing

@testable import Differences

/// Constraints that mean the same are equal, however they are written.
struct CanonicalConstraintTests {
  /// The canonical form of a constraint between the views `a` and `b` of a view that owns it.
  private func canonical(_ attributes: String) throws -> CanonicalConstraint {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">
      <subviews><view id="a"/><view id="b"/></subviews>
      <constraints><constraint \(attributes) id="c"/></constraints></view></objects></document>
      """
    let graph = ObjectGraph(try InterfaceDocument(data: Data(text.utf8), path: "Test.xib"))
    let place = try #require(graph.place(of: "c"))
    return CanonicalConstraint(graph.objects[place], in: graph) { $0 }
  }

  @Test(arguments: [
    (
      #"firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" constant="8""#,
      #"firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="leading" constant="-8""#
    ),
    (
      #"firstItem="a" firstAttribute="top" relation="lessThanOrEqual" secondItem="b" secondAttribute="top""#,
      #"firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" secondAttribute="top""#
    ),
    (
      #"firstItem="a" firstAttribute="width" constant="40""#,
      #"firstItem="a" firstAttribute="width" constant="40.0" priority="1000" multiplier="1""#
    ),
    (
      #"firstAttribute="bottom" secondItem="a" secondAttribute="bottom""#,
      #"firstItem="root" firstAttribute="bottom" secondItem="a" secondAttribute="bottom""#
    ),
    (
      #"firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="baseline""#,
      #"firstItem="a" firstAttribute="lastBaseline" secondItem="b" secondAttribute="lastBaseline""#
    ),
  ])
  func whatMeansTheSameIsEqual(first: String, second: String) throws {
    let (first, second) = (try canonical(first), try canonical(second))
    #expect(first.shape == second.shape)
    #expect(first.text == second.text)
  }

  @Test func aConstantIsNoPartOfTheShape() throws {
    let eight = try canonical(#"firstItem="a" firstAttribute="width" constant="8""#)
    let nine = try canonical(#"firstItem="a" firstAttribute="width" constant="9""#)
    #expect(eight.shape == nine.shape)
    #expect(eight.text != nine.text)
  }

  @Test(arguments: [
    #"firstItem="a" firstAttribute="height" constant="40""#,
    #"firstItem="b" firstAttribute="width" constant="40""#,
    #"firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="40""#,
    #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" constant="40""#,
  ])
  func whatRelatesOtherThingsIsDifferent(other: String) throws {
    let width = try canonical(#"firstItem="a" firstAttribute="width" constant="40""#)
    #expect(try canonical(other).shape != width.shape)
  }

  /// With a multiplier the two sides cannot be exchanged.
  @Test func aMultiplierKeepsItsSide() throws {
    let half = try canonical(
      #"firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="0.5""#)
    let twice = try canonical(
      #"firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="0.5""#)
    #expect(half.shape != twice.shape)
  }
}
