import Foundation
import TestSupport
import Testing

@testable import snug

/// Whatever a folder contains: each document that cannot be read gets one clear line, the others are still done, and
/// the exit code reports it. Each case is run through every command, as a person would type it.
@MainActor
struct BadInputTests {
  static let commands = [
    ["layout"], ["layout", "--format", "json"], ["render", "-o", "OUT"], ["audit", "--text-size", "L"],
  ]

  /// A xib with a box in its view; the box's constraints are given.
  nonisolated static func xib(_ constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="screen">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="a"/>
            <constraint firstItem="screen" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="b"/>
            <constraint firstItem="screen" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c"/>
            \(constraints)
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  nonisolated static let top = """
    <constraint firstItem="box" firstAttribute="top" secondItem="screen" secondAttribute="top" constant="20" id="d"/>
    """

  /// A document with one more view, on line 7.
  nonisolated static func withSubview(_ element: String) -> String {
    xib(top).replacing("<subviews>", with: "<subviews>\(element)")
  }

  /// A button with a number that is set when it is loaded.
  nonisolated static func attributed(_ path: String, _ number: String) -> String {
    """
    <button id="s"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\(path)">\
    <real key="value" value="\(number)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>
    """
  }

  /// A bad document, and the line that is expected for it behind its path.
  nonisolated struct Case: CustomTestStringConvertible {
    var name: String
    var content: String
    var line: String
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "not XML", content: "hello", line: ":1: error: not XML"),
    Case(
      name: "pointer", content: "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      line: ": error: could not be read: it is a pointer of git-lfs, and its content was not fetched: run git lfs pull"),
    Case(name: "empty", content: "", line: ": error: the file is empty"),
    Case(
      name: "truncated", content: "<document>\n<objects>\n",
      line: ":2: error: the document ends inside <objects>"),
    Case(
      name: "entity bomb",
      content: "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>\n<document>&b;</document>",
      line: ":1: error: declares a document type, whose entities could expand without end; refused"),
    Case(
      name: "archive", content: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>",
      line: ":1: error: the archive format of Xcode 4 and before; open and save it with Xcode 8 or later"),
    Case(
      name: "constraint to a missing object",
      content: xib(
        top
          + "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"gone\" secondAttribute=\"width\" id=\"e\"/>"
      ),
      line: ":14: error: the constraint refers to gone, which the scene does not have; it was left out"),
    Case(
      name: "NaN",
      content: xib(top.replacing("20", with: "nan")),
      line: ":14: error: the constant “nan” is not a finite number; the constraint was left out"),
    Case(
      name: "infinite",
      content: xib(top.replacing("20", with: "-inf")),
      line: ":14: error: the constant “-inf” is not a finite number; the constraint was left out"),
    Case(
      name: "an edge that equals a size",
      content: xib(top.replacing("secondAttribute=\"top\"", with: "secondAttribute=\"width\"")),
      line: ":14: error: UIKit refuses the constraint with an exception: Invalid pairing of layout attributes."),
    Case(
      name: "a multiplier that is too large",
      content: xib(
        top + "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"screen\" "
          + "secondAttribute=\"width\" multiplier=\"1e308\" id=\"e\"/>"),
      line: ":14: error: the multiplier “1e308” is too large; the constraint was left out"),
    Case(
      name: "spacing that is too large", content: withSubview("<stackView spacing=\"1e308\" id=\"s\"/>"),
      line: ":7: error: the spacing “1e308” of <stackView> is not in the range -1000000 to 1000000; it was left out"),
    Case(
      name: "a margin that is too large",
      content: withSubview("<view id=\"s\"><edgeInsets key=\"layoutMargins\" top=\"0\" left=\"-1e308\"/></view>"),
      line: ":7: error: the left “-1e308” of <edgeInsets> is not in the range -1000000 to 1000000; it was left out"),
    Case(
      name: "a frame that is no number",
      content: withSubview("<view id=\"s\"><rect key=\"frame\" x=\"wide\" y=\"0\" width=\"1\" height=\"1\"/></view>"),
      line: ":7: error: the x “wide” of <rect> is not a number; it counts as 0"),
    Case(
      name: "a collection view that is too wide",
      content: withSubview(
        "<collectionView id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1e300\" height=\"9\"/>"
          + "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\"/></collectionView>"),
      line: ":7: error: the width “1e300” of <rect> is not in the range -1000000 to 1000000; it was left out"),
    Case(
      name: "too many lines in a runtime attribute",
      content: withSubview(attributed("titleLabel.numberOfLines", "1e19")),
      line: ":7: error: the value “1e19” of <real> is not in the range -1000000000000 to 1000000000000; it was left out"
    ),
    Case(
      name: "too large a shadow", content: withSubview(attributed("layer.shadowRadius", "-1e19")),
      line:
        ":7: error: the value “-1e19” of <real> is not in the range -1000000000000 to 1000000000000; it was left out"),
    Case(
      name: "too large a font",
      content: withSubview(
        "<label text=\"a\" id=\"s\"><fontDescription key=\"fontDescription\" pointSize=\"1e9\"/></label>"),
      line: ":7: error: the pointSize “1e9” of <fontDescription> is not in the range 0 to 10000; it was left out"),
    Case(
      name: "too many pages", content: withSubview("<pageControl numberOfPages=\"2147483647\" id=\"s\"/>"),
      line: ":7: error: the numberOfPages “2147483647” of <pageControl> is not in the range 0 to 10000; it was left out"
    ),
    Case(
      name: "10,000 nested views",
      content: xib(top).replacing(
        "<subviews>",
        with: "<subviews>" + String(repeating: "<view id=\"v\"><subviews>\n", count: 10_000)),
      line: ":261: error: elements are nested more than 512 levels deep; refused"),
  ]

  /// A folder may hold documents for other platforms, which are counted; one that is named is an error.
  @Test func documentsForOtherPlatformsAreSkipped() async throws {
    let folder = try TemporaryFolder()
    let mac = try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      to: "documents/Mac.xib")
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
      to: "documents/Watch.storyboard")
    try folder.write(Self.xib(Self.top), to: "documents/Good.xib")
    let (outcome, console) = try await CapturedConsole.run(["layout", "\(folder.path)/documents"])
    #expect(console.reports == ["1 document for macOS skipped", "1 document for watchOS skipped"])
    #expect(outcome == .success)
    let (failed, named) = try await CapturedConsole.run(["layout", mac])
    #expect(named.reports == ["\(mac):1: error: a document for macOS; only iOS documents can be read"])
    #expect(failed == .incomplete)
  }

  @Test(arguments: cases) func aBadDocumentGetsOneLineAndTheOthersAreDone(bad: Case) async throws {
    for command in Self.commands {
      let folder = try TemporaryFolder()
      let path = try folder.write(bad.content, to: "documents/Bad.xib")
      try folder.write(Self.xib(Self.top), to: "documents/Good.xib")
      let arguments = command.map { $0 == "OUT" ? "\(folder.path)/out" : $0 } + ["\(folder.path)/documents"]
      let (outcome, console) = try await CapturedConsole.run(arguments)
      #expect(console.reports == [path + bad.line], "\(command)")
      #expect(outcome == .incomplete)
      if command[0] != "audit" { #expect(console.output.contains("Good.")) }
      if command[0] == "audit" { #expect(console.output.contains(" screen")) }
    }
  }

  @Test func aGoodDocumentGetsNoLine() async throws {
    for command in Self.commands {
      let folder = try TemporaryFolder()
      try folder.write(Self.xib(Self.top), to: "documents/Good.xib")
      let arguments = command.map { $0 == "OUT" ? "\(folder.path)/out" : $0 } + ["\(folder.path)/documents"]
      let (outcome, console) = try await CapturedConsole.run(arguments)
      #expect(console.reports == [])
      #expect(outcome == .success)
    }
  }

  @Test func aPictureThatCannotBeReadIsNamed() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.withSubview("<imageView image=\"cover\" id=\"s\"/>"), to: "Cover.xib")
    try folder.write(#"{"images": [{"filename": "cut.png"}]}"#, to: "Assets.xcassets/cover.imageset/Contents.json")
    try folder.write("cut off", to: "Assets.xcassets/cover.imageset/cut.png")
    let (outcome, console) = try await CapturedConsole.run("layout", path)
    let line = "line 7: the image “cover” cannot be read: Assets.xcassets/cover.imageset/cut.png"
    #expect(console.output.hasSuffix("\n  \(line)\n\n"))
    #expect(outcome == .success)
  }

  @Test func aPictureThatGitLFSDidNotFetchIsNamed() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.withSubview("<imageView image=\"cover\" id=\"s\"/>"), to: "Cover.xib")
    try folder.write(#"{"images": [{"filename": "far.png"}]}"#, to: "Assets.xcassets/cover.imageset/Contents.json")
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      to: "Assets.xcassets/cover.imageset/far.png")
    let line =
      "line 7: the image “cover” cannot be read: Assets.xcassets/cover.imageset/far.png "
      + "(a pointer of git-lfs; run git lfs pull)"
    let (_, laidOut) = try await CapturedConsole.run("layout", path)
    #expect(laidOut.output.hasSuffix("\n  \(line)\n\n"))
  }

  @Test func aMissingFile() async throws {
    let (outcome, console) = try await CapturedConsole.run("layout", "no/such/Main.storyboard")
    #expect(console.reports == ["no/such/Main.storyboard: error: no such file"])
    #expect(outcome == .incomplete)
  }

  @Test func anEmptyFolder() async throws {
    let folder = try TemporaryFolder()
    let (outcome, console) = try await CapturedConsole.run("audit", folder.path)
    #expect(console.reports == ["\(folder.path): error: holds no .storyboard or .xib"])
    #expect(outcome == .incomplete)
  }

  /// The superuser may read everything, so the test does not apply to it.
  @Test(.enabled(if: getuid() != 0, "root may read and write everything")) func aFileWithoutReadPermission()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.xib(Self.top), to: "Secret.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let (outcome, console) = try await CapturedConsole.run("layout", path)
    #expect(console.reports == ["\(path): error: no permission to read the file"])
    #expect(outcome == .incomplete)
  }
}
