import Foundation
import Testing

@testable import snug

/// Whatever lies in a folder: each document that cannot be read gets one clear line, the others are done, and the exit
/// code says so. Each case is run through every command, as a person would type it.
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

  /// A bad document, and the line that is expected for it behind its path.
  nonisolated struct Case: CustomTestStringConvertible {
    var name: String
    var content: String
    var line: String
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "not XML", content: "hello", line: ":1: error: not XML"),
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

  /// The superuser may read everything, so there is nothing to see for it.
  @Test(.enabled(if: getuid() != 0)) func aFileWithoutReadPermission() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.xib(Self.top), to: "Secret.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let (outcome, console) = try await CapturedConsole.run("layout", path)
    #expect(console.reports == ["\(path): error: no permission to read the file"])
    #expect(outcome == .incomplete)
  }
}
