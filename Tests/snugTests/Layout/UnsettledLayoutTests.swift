import TestSupport
import Testing

@testable import snug

/// A screen whose layout never settles is laid out within bounds, and every command says so.
@MainActor
struct UnsettledLayoutTests {
  /// A label five times as wide as it is high. On one line it is too narrow for its text; on two it is so wide that the
  /// text needs one.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="screen">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Twenty letters in all" numberOfLines="0" \
    horizontalHuggingPriority="1" verticalHuggingPriority="1000" horizontalCompressionResistancePriority="1" \
    verticalCompressionResistancePriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="label">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <constraints>
                <constraint firstAttribute="width" secondItem="label" secondAttribute="height" multiplier="5" id="a"/>
              </constraints>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="b"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="screen" secondAttribute="top" id="c"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private static let reason = "keeps moving: its text or margins depend on its frame, and its frame depends on them"

  @Test func layoutPrintsANote() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document, to: "Label.xib")
    let (_, tree) = try await CapturedConsole.run("layout", path)
    #expect(
      tree.output.hasSuffix("\n  layout does not settle: label “Twenty letters in all” \(Self.reason)\n\n"),
      "\(tree.output)")
    let (_, json) = try await CapturedConsole.run("layout", "--format", "json", path)
    let note = "layout does not settle: label “Twenty letters in all” \(Self.reason)"
    #expect(
      json.output.contains(#""notes":[{"line":8,"message":"\#(note)","object":"label"}]"#), "\(json.output)")
    #expect(json.output.contains(#""status":"partial""#))
  }

  @Test func theAuditListsTheViewAsNotChecked() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.document, to: "Label.xib")
    let (_, console) = try await CapturedConsole.run("audit", path, "--text-size", "L", "--format", "jsonl")
    let entries = console.output.ranges(of: "layout does not settle (everywhere): it \(Self.reason)")
    #expect(entries.count == 1, "\(console.output)")
  }
}
