import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

@testable import SnapshotAssertions

/// Snapshots are compared with references of a simulator by what layout has placed.
@MainActor struct RecordedComparisonTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Compares a value with the recorded reference of a test.
  private func check<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>, _ test: String) -> String?
  {
    var check = SnapshotCheck(
      strategy: strategy,
      place: SnapshotPlace(
        test: "\(test)()", name: "1", file: "", folder: folder.path, pathExtension: strategy.pathExtension),
      record: .missing, timeout: 1)
    check.recordedTolerance = 1
    return check.message(for: value)
  }

  /// What was noted about the picture of a form.
  private func taken() -> TakenSnapshot? { SnapshotLog.takeAll().first { $0.reference == path } }

  /// A view of 200 × 60 points with a coloured square and a label.
  private func view(square: CGFloat = 16, color: UIColor = .red, text: String = "Hello") -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: square, y: 10, width: 40, height: 40))
    square.backgroundColor = color
    view.addSubview(square)
    let label = UILabel(frame: CGRect(x: 80, y: 20, width: 110, height: 20))
    label.text = text
    view.addSubview(label)
    return view
  }

  private func check(_ view: UIView, scale: CGFloat = 2, size: CGSize? = nil) -> String? {
    check(view, .image(size: size, traits: UITraitCollection(displayScale: scale)), "form")
  }

  /// Draws the view as the recorded picture.
  private func record(_ view: UIView, scale: CGFloat = 2) throws {
    let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: scale))
    let picture = try #require(strategy.taken(of: view, within: 1))
    try folder.write(strategy.diffing.toData(picture), to: "form.1.png")
  }

  private var path: String { folder.path("form.1.png") }

  @Test func theSameLayoutPassesAlsoInOtherPixels() throws {
    try record(view(), scale: 3)
    #expect(check(view()) == nil)
    let snapshot = try #require(taken())
    #expect(snapshot.state == .same)
    #expect(snapshot.boxes.count == 2)
  }

  @Test func aMovedViewIsNamedWithItsDistance() throws {
    try record(view())
    #expect(
      check(view(square: 20)) == """
        The snapshot differs from the recorded reference \(path).
        1 of 2 boxes is further than 1 pt from the recorded one:
          fill of UIView: 4 pt: [20, 10, 40, 40], recorded [16, 10, 40, 40]
        """)
  }

  @Test func anotherColourIsSaid() throws {
    try record(view())
    #expect(
      check(view(color: .blue)) == """
        The snapshot differs from the recorded reference \(path).
        1 fill has another colour than the recorded one:
          fill of UIView: 0 pt: [16, 10, 40, 40], recorded [16, 10, 40, 40], colour #0000FF, recorded #FF0000
        """)
  }

  @Test func anotherSizeIsSaid() throws {
    try record(view())
    let message = try #require(check(view(), size: CGSize(width: 200, height: 80)))
    #expect(message.contains("The picture is 200 × 80 points large, the recorded one 200 × 60."))
  }

  @Test func aMissingViewIsSaid() throws {
    try record(view())
    let message = try #require(check(view(text: "")))
    #expect(message.contains("  ink of UILabel: only in the recorded one: ["))
  }

  @Test func aMissingReferenceIsAFailure() {
    #expect(check(view()) == "There is no recorded reference \(path).")
    #expect(taken()?.state == .missing)
  }

  @Test func boxesInWebViewsAreNotCompared() throws {
    let page = view()
    try record(page)
    page.addSubview(UIOpaqueView(representing: "WKWebView", frame: CGRect(x: 70, y: 10, width: 130, height: 40)))
    #expect(check(page) == nil)
    #expect(taken()?.undrawnBoxes == 1)
  }

  @Test func framesOfDescriptionsAreCompared() throws {
    let recorded = """
      <UIView; frame = (0 0; 200 60); autoresize = W+H; layer = <CALayer>>
         | <UIView; frame = (16 10; 40 40); layer = <CALayer>>
         | <UILabel; frame = (80 22; 110 20); text = 'Hello'; layer = <_UILabelLayer>>
         |    | <_UIShadow: frame = (1 1; 2 2)>
      """
    try folder.write(recorded, to: "tree.1.txt")
    let message = check(view(), .recursiveDescription, "tree")
    #expect(
      message == """
        The snapshot differs from the recorded reference \(folder.path("tree.1.txt")).
        2 of 4 boxes are further than 1 pt from the recorded one:
          frame of _UIShadow: only in the recorded one: [1, 1, 2, 2]
          frame of UILabel: 2 pt: [80, 20, 110, 20], recorded [80, 22, 110, 20]
        """)
  }

  @Test func otherTextsAreCompared() throws {
    try folder.write("Hello", to: "text.1.txt")
    #expect(check("Hello", .lines, "text") == nil)
    #expect(
      check("Bye", .lines, "text")
        == "The snapshot differs from the recorded reference \(folder.path("text.1.txt")).\n− Hello\n+ Bye")
  }

  /// A test that compares pixels by code of its own decides itself; the boxes are compared beside that.
  @Test func picturesThatATestComparesItselfAreCompared() throws {
    PictureEncoding.install()
    try record(view())
    let reference = try folder.write(
      try Data(contentsOf: URL(filePath: path)), to: "ReferenceImages/form@2x.png")
    OwnComparisons.begin()
    defer { OwnComparisons.end() }
    let read = try #require(UIImage(contentsOfFile: reference))
    let shown = view(square: 21)
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    let picture = UIGraphicsImageRenderer(bounds: shown.bounds, format: format).image {
      shown.layer.render(in: $0.cgContext)
    }
    #expect(read.pngData() != picture.pngData())
    let taken = try #require(SnapshotLog.takeAll().first { $0.reference == reference })
    #expect(taken.state == .differs)
    #expect(
      taken.boxes.map(\.words) == [
        "fill of UIView: 5 pt: [21, 10, 40, 40], recorded [16, 10, 40, 40]",
        "ink of UILabel “Hello”: 0 pt: [81.5, 23.5, 37, 13], recorded [81.5, 23.5, 37, 13]",
      ])
  }

  @Test func theNamesOfTheOtherLibraryHaveTheDevice() {
    let name = RecordedPictureName(
      test: "testLabel", identifier: "two words", parts: [.OS, .screenSize, .screenScale], folder: "Form.Pictures")
    let screen = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)
    screen.performAsMain {
      #expect(name.fileName == "testLabel_two_words_18_0_393x852@3x.png")
      #expect(name.path(beside: "/app/Tests/A.swift").hasSuffix("_64/Form.Pictures/\(name.fileName)"))
    }
    #expect(RecordedPictureName(test: "testA", identifier: nil, parts: [], folder: "A").fileName == "testA.png")
  }
}
