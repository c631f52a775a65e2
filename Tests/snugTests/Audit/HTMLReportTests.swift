import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import snug

/// `snug audit --report`: files and folders in addition to the printed report.
@MainActor
struct HTMLReportTests {
  /// A label that is too long for its width.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="screen">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <subviews>
            <label text="A text that is far too long" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="text">
              <rect key="frame" x="20" y="100" width="60" height="21"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
        </view>
      </objects>
    </document>
    """

  @Test func thePageHasItsPicturesBesideIt() async throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Self.document, to: "Long name.xib")
    let report = "\(folder.path)/report"
    let (outcome, console) = try await CapturedConsole.run(
      "audit", document, "--rule", "truncated-text", "--review", "--report", "html=\(report)", "--report",
      "sarif=\(folder.path)/snug.sarif")
    #expect(outcome != .incomplete)
    #expect(console.reports == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: report).sorted()
        == ["index.html", "pictures", "report.css", "report.js"])
    let page = try String(contentsOfFile: "\(report)/index.html", encoding: .utf8)
    let pictures = page.matches(of: /src="(pictures\/[^"]*)"/).map { String($0.output.1) }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let path = try #require(picture.removingPercentEncoding)
      #expect(try Data(contentsOf: URL(filePath: "\(report)/\(path)")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
    #expect(page.contains("<span class=\"mark "))
    let outlines = page.matches(of: /data-outlines="(pictures\/[^"]*)"/).map { String($0.output.1) }
    #expect(outlines.count == pictures.count)
    for path in outlines {
      let text = try String(contentsOfFile: "\(report)/\(path.removingPercentEncoding ?? "")", encoding: .utf8)
      #expect(text.hasPrefix("snugOutlines(\"pictures/"))
      #expect(text.contains("\"l\":\"label “A text that is far too long”\""))
    }
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/snug.sarif"))
  }

  @Test func aPageIntoAFileThatIsNoFolder() async throws {
    let folder = try TemporaryFolder()
    let document = try folder.write(Self.document, to: "Box.xib")
    let file = try folder.write("", to: "out")
    let (outcome, console) = try await CapturedConsole.run("audit", document, "--report", "html=\(file)")
    #expect(outcome == .incomplete)
    #expect(console.reports == ["error: \(file) cannot be written: not a directory"])
  }

  @Test(arguments: [
    (["--report", "report"], "--report takes a format and a path, as in html=report"),
    (["--report", "html="], "--report takes a format and a path, as in html=report"),
    (
      ["--format", "html"],
      "html cannot be printed; --report html=folder writes a folder, --report html=page.html one file"
    ),
    (["--report", "sarif=a", "--report", "junit=a"], "two reports go to a"),
  ])
  func whatIsNotUnderstood(_ arguments: [String], _ message: String) {
    let error = #expect(throws: (any Error).self) { try Snug.command(for: ["audit", "App"] + arguments) }
    #expect(error.map { Snug.message(for: $0) }?.hasSuffix(message) == true)
  }
}
