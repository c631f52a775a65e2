import Drawing
import Foundation
import Pages
import UIKit

/// The HTML page of `snug test`: the tests that failed, with the expected and the actual picture of their snapshots.
@MainActor struct TestPage {
  /// A failed test with the pictures of its snapshots, which are files of the page.
  struct Section {
    var name: String
    var lines: [String]
    var pictures: [(name: String, pictures: ComparedPictures)]
  }

  private let folder: String
  private var sections: [Section] = []

  /// - Parameter folder: the folder of the page.
  init(in folder: String) { self.folder = folder }

  /// Adds a test that failed, and writes the pictures of its snapshots.
  ///
  /// - Parameters:
  ///   - entry: the test.
  ///   - lines: what it reports.
  /// - Throws: ``OutputError`` if a picture cannot be written.
  mutating func add(_ entry: TestRun.Entry, lines: [String]) throws {
    var section = Section(name: entry.name.words, lines: lines, pictures: [])
    for snapshot in entry.result.snapshots where snapshot.state == .differs || snapshot.state == .missing {
      guard snapshot.reference.hasSuffix(".png") else { continue }
      let name = (snapshot.reference as NSString).lastPathComponent
      section.pictures.append((name, try pictures(of: snapshot, named: "\(sections.count)-\(name)")))
    }
    sections.append(section)
  }

  private func pictures(of snapshot: TestResult.Snapshot, named name: String) throws -> ComparedPictures {
    func write(_ data: Data?, _ kind: String) throws -> String? {
      guard let data else { return nil }
      let path = "\(ComparisonPage.pictureFolder)/\(kind)-\(name)"
      try OutputFile.write(data, to: "\(folder)/\(path)")
      return path
    }
    let comparison = snapshot.expected.flatMap { PictureComparison(expected: $0, actual: snapshot.actual) }
    let width = UIImage(data: snapshot.actual).map { Double($0.size.width * $0.scale) / Self.scale } ?? 0
    return ComparedPictures(
      environment: name, old: try write(snapshot.expected, "expected"), new: try write(snapshot.actual, "actual"),
      difference: try write(snapshot.difference, "difference"), differentPixels: comparison?.differentPixels ?? 0,
      width: width)
  }

  /// The name of the file with all boxes that were compared.
  private static let boxFile = "boxes.txt"
  /// The pixels per point at which pictures are shown.
  private static let scale = 2.0

  /// Writes the page, and the list of boxes if any were compared.
  ///
  /// - Parameters:
  ///   - totals: the numbers of the run.
  ///   - boxes: the compared boxes.
  func write(_ totals: TestTotals, _ boxes: BoxTotals) throws {
    var figures = totals.words
    if let words = boxes.summary {
      try OutputFile.write(Data(boxes.list.utf8), to: "\(folder)/\(Self.boxFile)")
      figures += " \(words) All of them: \(Self.boxFile)."
    }
    let failures = totals.failures
    let title = failures == 0 ? "All tests passed" : "\(failures) \(failures == 1 ? "test" : "tests") failed"
    let page = ComparisonPage(title: title, figures: figures, tool: "snug \(ProgramVersion.current)") {
      for section in sections { fragment(of: section) }
    }
    for file in PageFile.comparison { try OutputFile.write(Data(file.bytes), to: "\(folder)/\(file.name)") }
    try OutputFile.write(Data(page.text.utf8), to: "\(folder)/\(ComparisonPage.fileName)")
  }

  private func fragment(of section: Section) -> Fragment {
    element("section", ["class": "screen"]) {
      element("header") { element("h2") { section.name } }
      element("div", ["class": "environment"]) {
        TreeLines(section.lines).fragments
        for (name, pictures) in section.pictures {
          element("header") { element("h3") { name } }
          PictureFigures(pictures, of: name, words: (old: "expected", new: "actual")).fragment
        }
      }
    }
  }
}
