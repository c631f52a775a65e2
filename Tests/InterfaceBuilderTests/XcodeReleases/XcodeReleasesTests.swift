import Testing
import UIKit

@testable import InterfaceBuilder

/// The table of Xcode versions.
@Suite struct XcodeReleasesTests {
  /// A version for which a rule holds.
  private func version(of rule: CanvasRule) -> XcodeVersion {
    rule.versions.first ?? rule.versions.end.map { XcodeVersion(build: $0.build - 1) } ?? XcodeVersion(build: 23504)
  }

  /// A rule is one sentence, holds for some version, and no two say the same.
  @Test func form() {
    for rule in XcodeReleases.table {
      #expect(rule.statement.hasSuffix("."), "\(rule.statement)")
      #expect(rule.versions.contains(version(of: rule)), "\(rule.statement)")
    }
    #expect(Set(XcodeReleases.table.map(\.statement)).count == XcodeReleases.table.count)
  }

  /// A rule counts what it was drawn from, or says where else it is known from.
  @Test func evidence() {
    for rule in XcodeReleases.table {
      let evidence = rule.evidence
      #expect(evidence.documents > 0 || evidence.remark != nil, "\(rule.statement)")
      #expect(evidence.repositories <= evidence.documents, "\(rule.statement)")
      #expect(evidence.documents <= evidence.views, "\(rule.statement)")
    }
  }

  @Test(arguments: XcodeReleases.table.indices)
  func everyRuleChangesThePolicyOfTheVersionsForWhichItHolds(index: Int) {
    let rule = XcodeReleases.table[index]
    var others = XcodeReleases.table
    others.remove(at: index)
    let version = version(of: rule)
    let changes = CanvasPolicy(of: version) != CanvasPolicy(of: version, rules: others)
    #expect(changes, "\(rule.statement)")
  }

  /// The UIKit of Xcode 16.2 is that of a current device.
  @Test func current() {
    #expect(CanvasPolicy(of: XcodeVersion(build: 23504)).layout == .device)
  }

  @Test(arguments: zip(releases, releases.dropFirst()))
  func releasesComeOneAfterTheOther(left: XcodeVersion, right: XcodeVersion) {
    #expect(left < right)
  }

  nonisolated private static let releases: [XcodeVersion] = [
    .xcode6, .xcode6Beta, .xcode6LaterBeta, .xcode6_3, .xcode7, .xcode7_1, .xcode7_3, .xcode8Beta, .xcode8, .xcode8_3,
    .xcode9, .xcode9_1, .xcode9_2, .xcode11Beta, .xcode11, .xcode12, .xcode12_5, .xcode13, .xcode13LaterBeta, .xcode14,
    .xcode14_3, .xcode15, .xcode15_1, .xcode15_3, .xcode16_3, .xcode26,
  ]
}

/// Xcode versions.
@Suite struct XcodeVersionTests {
  @Test(arguments: [("14313.18", 14313), ("23504", 23504), ("6254.1.2", 6254)])
  func aVersionIsReadUpToItsFirstPoint(text: String, build: Int) throws {
    let version = try #require(XcodeVersion(toolsVersion: text))
    #expect(version.build == build)
    #expect(version.description == text)
  }

  @Test(arguments: ["", ".5", "Xcode 9"])
  func whatDoesNotStartWithANumberIsNoVersion(text: String) {
    #expect(XcodeVersion(toolsVersion: text) == nil)
  }

  @Test func aRangeBeginsWithItsFirstVersionAndEndsBeforeItsLast() {
    let (old, new) = (XcodeVersion(build: 13000), XcodeVersion(build: 14800))
    for (range, expected) in [
      (XcodeRange.always, [true, true, true, true]), (.before(new), [true, true, true, false]),
      (.from(old), [false, true, true, true]), (.from(old, before: new), [false, true, true, false]),
    ] {
      #expect([12999, 13000, 14799, 14800].map { range.contains(XcodeVersion(build: $0)) } == expected)
    }
  }

  @Test func aDocumentWithoutAVersionIsLaidOutAsByTheOldest() throws {
    let text = XibText.xib("<view id=\"v\"/>").replacing(#/toolsVersion="[^"]*"/#, with: "")
    #expect(try InterfaceDocument(text: text).xcode == XcodeVersion(build: 0))
  }
}
