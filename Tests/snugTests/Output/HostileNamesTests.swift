import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// Every name and text that a document, a project or a file name can hold, through every command: nothing of it makes a
/// line of its own, reaches a terminal as a control or a mark of direction, or is a command to the log of a job.
@MainActor
struct HostileNamesTests {
  let folder: TemporaryFolder

  /// Begins a line, and holds line ends, controls that XML allows, marks of direction, and commands of two logs.
  nonisolated private static let name =
    "::error::forged\n::error file=a::forged\r\n##[error]forged ##vso[task.forged]\u{7F}\u{85}\u{9B}31m\u{61C}\u{200E}"
    + "\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}\u{2028}\u{2029}"
  /// The same for the names of files, in which a slash means something.
  nonisolated private static let fileName = name.replacing("\r", with: "\u{1B}[31m")

  /// The name as an attribute of XML, with something at its end that tells it from others.
  nonisolated private static func xml(_ end: String = "") -> String {
    (name + end).unicodeScalars.map { (0x20..<0x7F).contains($0.value) ? "\($0)" : "&#\($0.value);" }.joined()
  }

  /// The name with escapes, as Interface Builder keeps texts that XML cannot hold.
  nonisolated private static let base64 = Data("\(name)\u{1B}]0;title\u{07}".utf8).base64EncodedString()

  private static func storyboard(width: Int) -> String {
    let (name, text) = (xml(), "base64-UTF8=\"YES\">\(base64)</string>")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(xml("c"))">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="\(xml("s"))"><objects>
      <viewController id="\(xml("c"))" userLabel="\(name)" title="\(name)" storyboardIdentifier="\(name)" \
      customClass="\(name)" customModule="\(name)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v" customClass="\(name)" userLabel="\(name)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      <view id="\(xml("w"))" customClass="\(name)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="20"/></view>
      <label id="\(xml("l"))" userLabel="\(name)" restorationIdentifier="\(name)" numberOfLines="1" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="50" height="20"/>
      <string key="text" \(text)
      <fontDescription key="fontDescription" type="custom" name="\(name)" family="\(name)" pointSize="17"/>
      <color key="textColor" name="\(name)"/>
      <accessibility key="accessibilityConfiguration" identifier="\(name)" label="\(name)" hint="\(name)"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(name)" value="\(name)"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.\(name)"><real key="value" value="\(name)"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
      <label id="t" fixedFrame="YES"><rect key="frame" x="0" y="0" width="10" height="10"/><string key="text" \(text)</label>
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <state key="normal" image="\(name)"><string key="title" \(text)</state>
      <connections><action selector="\(name)" destination="\(xml("gone"))" id="\(xml("a"))"/>
      <segue destination="\(xml("away"))" kind="\(name)" identifier="\(name)" id="\(xml("g"))"/></connections></button>
      <textField id="f" placeholder="\(name)" restorationIdentifier="\(name)"><rect key="frame" x="9" y="9" width="9" height="9"/></textField>
      <imageView id="i" image="\(name)"><rect key="frame" x="\(name)" y="0" width="10" height="10"/></imageView>
      </subviews>
      <constraints>
      <constraint firstItem="\(xml("l"))" firstAttribute="width" constant="\(width)" id="\(xml("1"))" identifier="\(name)"/>
      <constraint firstItem="\(xml("l"))" firstAttribute="width" constant="70" id="\(xml("2"))" identifier="\(name)"/>
      <constraint firstItem="\(xml("w"))" firstAttribute="width" secondItem="\(xml("gone"))" secondAttribute="width" id="3"/>
      <constraint firstItem="b" firstAttribute="\(name)" constant="\(name)" relation="\(name)" id="4"/>
      </constraints></view>
      <connections><outlet property="\(name)" destination="\(xml("w"))" id="\(xml("o"))"/></connections>
      </viewController></objects></scene></scenes>
      <resources><image name="\(name)" width="9" height="9"/><namedColor name="\(name)"/></resources>
      </document>
      """
  }

  init() throws {
    folder = try TemporaryFolder()
    for (side, width) in [("old", 50), ("App", 60)] {
      try folder.write(Self.storyboard(width: width), to: "\(side)/Main.storyboard")
      try folder.write(Self.storyboard(width: width), to: "\(side)/\(Self.fileName).storyboard")
    }
    try folder.write("\"l.text\" = \"\(Self.name)\";\n\"\(Self.name)", to: "App/de.lproj/Main.strings")
    try folder.write("{\"images\": 1}", to: "App/A.xcassets/\(Self.fileName).imageset/Contents.json")
    let regions = Self.name.replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    try folder.write(
      """
      // !$*UTF8*$!
      {archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; knownRegions = (en, "\(regions)"); buildConfigurationList = L; targets = (T); };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      T = {isa = PBXNativeTarget; name = "\(regions)"; productType = "com.apple.product-type.application";
      buildConfigurationList = L; buildPhases = (); };
      C = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = "\(regions)"; }; };
      }; }
      """, to: "App/App.xcodeproj/project.pbxproj")
    try folder.write("1000 = 1 1*\(Self.fileName.replacing("\n", with: ""))\n", to: "system.cn")
  }

  /// Commands behind which a number of marks stand: OUT is a folder for what is written, APP and OLD hold documents.
  nonisolated private static let commands: [[String]] = [
    ["layout", "APP"], ["layout", "APP", "--format", "json"], ["render", "APP", "-o", "OUT"],
    ["render", "APP", "-o", "OUT", "--findings"], ["audit", "APP", "--all", "--review"],
    ["audit", "APP", "--format", "github", "--review"], ["audit", "APP", "--format", "junit"],
    ["audit", "APP", "--format", "sarif"], ["audit", "APP", "--format", "jsonl"],
    [
      "audit", "APP", "-o", "OUT", "--report", "html=OUT/page", "--report", "markdown=OUT/summary.md", "--report",
      "gitlab=OUT/gitlab.json", "--report", "sarif=OUT/snug.sarif", "--report", "junit=OUT/snug.xml", "--report",
      "html=OUT/page.html",
    ],
    ["audit", "APP", "--write-baseline", "OUT/baseline.json"],
    ["explain", "FILE", "v"], ["explain", "FILE", "t"], ["explain", "FILE", "b"], ["explain", "FILE", name + "l"],
    ["explain", "FILE", name + "w"], ["explain", "FILE", name], ["diff", "OLD", "APP"],
    ["diff", "OLD", "APP", "--format", "markdown"], ["diff", "OLD", "APP", "--format", "json"],
    ["diff", "OLD", "APP", "-o", "OUT"], ["diff", "--textconv", "FILE"], ["record", "APP"], ["verify", "APP"],
    ["init", "APP"], ["solve", "SYSTEM"], ["solve", name], ["rules", name], ["merge", name],
    ["audit", "APP", "--rule", name],
  ]

  @Test(arguments: commands) func nothingIsForged(command: [String]) async throws {
    let output = try await run(command)
    if command.contains("OUT") { try expectPlainFiles(below: "\(folder.path)/out") }
    if command[0] == "init" {
      let text = try String(contentsOfFile: "\(folder.path)/App/.snug.yml", encoding: .utf8)
      #expect(Self.marks(in: text).isEmpty)
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix(":") })
    }
    #expect(output.contains("forged") || command.contains("OUT") || command.contains("SYSTEM"), "\(command)")
  }

  /// What is recorded, then differs, then is gone.
  @Test func nothingIsForgedByRecordings() async throws {
    _ = try await run(["record", "APP"])
    try expectPlainFiles(below: "\(folder.path)/App/__Screens__")
    try folder.write(Self.storyboard(width: 90).replacing("y=\"9\"", with: "y=\"99\""), to: "App/Main.storyboard")
    #expect(try await run(["verify", "APP", "-o", "OUT"]).contains("changed  "))
    try expectPlainFiles(below: "\(folder.path)/out")
    _ = try await run(["verify", "APP", "--accept", "--all"])
    _ = try await run(["record", "APP"])
  }

  @Test func nothingIsForgedByAMerge() async throws {
    _ = try await run(["audit", "APP", "-o", "OUT", "--shard", "1/1"])
    let merged = try await run(["merge", "OUT", "--all", "--review"])
    #expect(merged.contains("forged"))
  }

  // MARK: Checks

  /// Runs the program and checks what it prints.
  private func run(_ command: [String]) async throws -> String {
    let places = ["APP": "App", "OLD": "old", "OUT": "out", "FILE": "App/Main.storyboard", "SYSTEM": "system.cn"]
    let arguments = command.map { word in
      places.reduce(word) { word, place in
        word == place.key || word.contains("=") || word.hasPrefix("\(place.key)/")
          ? word.replacing(place.key, with: "\(folder.path)/\(place.value)") : word
      }
    }
    let small = ["solve", "rules", "merge", "init"].contains(command[0]) || command.contains("--textconv")
    let environment = ["--device", "retina6_12", "--text-size", "L"]
    let result = try await Subprocess.run(
      .path(.init(try WorkerProgram.built([]).executable)),
      arguments: Arguments(arguments + (small ? [] : environment)),
      output: .string(limit: 1 << 22), error: .string(limit: 1 << 22))
    let isGitHub = command.contains("github")
    for text in [result.standardOutput, result.standardError] {
      #expect(Self.marks(in: text).isEmpty, "\(command): \(Self.marks(in: text).prefix(5))")
      let commands = text.split(separator: "\n").filter { line in
        line.drop { $0.isWhitespace }.hasPrefix("::")
          && !(isGitHub && line.contains(/^::(error|warning|notice) file=[^:]*,title=[^:]*::/))
      }
      #expect(commands.isEmpty, "\(command): \(commands.prefix(3))")
      #expect(!text.contains("##[") && !text.contains("##vso["), "\(command)")
    }
    return result.standardOutput + result.standardError
  }

  /// Controls but line ends, marks of direction, and separators of lines.
  nonisolated private static func marks(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      switch $0.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// Checks the texts and the names of files below a folder.
  private func expectPlainFiles(below path: String) throws {
    let names = try #require(FileManager.default.enumerator(atPath: path)).compactMap { $0 as? String }
    #expect(!names.isEmpty)
    for name in names {
      #expect(Self.marks(in: name).isEmpty && !name.contains("\n"), "\(name)")
      guard let data = FileManager.default.contents(atPath: "\(path)/\(name)"), !name.hasSuffix("png") else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let marks = Self.marks(in: text)
      // What a page may load and run, should a text get past the escapes.
      let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src "
      #expect(!name.hasSuffix(".html") || text.contains(policy), "\(name)")
      #expect(marks.isEmpty, "\(name): \(marks.prefix(5))")
    }
  }
}
