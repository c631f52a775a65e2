import Testing
import XCTest

@testable import UIKit

/// The unit test of the fourth document, as written there.
nonisolated final class UIViewExtendedTests: XCTestCase {
  // XCTest runs tests on the main thread, but does not say so.
  func testUIViewExtended() { MainActor.assumeIsolated { Self.archiveAndRestore() } }

  @MainActor private static func archiveAndRestore() {
    let view: UIViewExtended = UIViewExtended.init(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    view.intrinsicSize = CGSize(width: 5, height: 5)

    //Look at the xml in the debugger
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.outputFormat = .xml
    archiver.encodeRootObject(view)
    let someData = archiver.encodedData
    let stringData = String(decoding: someData, as: UTF8.self)
    XCTAssert(stringData.contains("ProportionalSize"))

    let codedData = try! NSKeyedArchiver.archivedData(
      withRootObject: view,
      requiringSecureCoding: false)

    let result =
      try! NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(codedData) as? UIViewExtended

    XCTAssert(result?.frame.width == 100)
    XCTAssert(result?.frame.height == 50)

    XCTAssert(result?.intrinsicSize.width == 5)
    XCTAssert(result?.intrinsicSize.height == 5)
  }
}

/// Views are restored from keyed archives, XML and binary, and lay out as before.
@Suite struct ArchivingTests {
  private func restored<View: UIView>(_ view: View, _ format: PropertyListSerialization.PropertyListFormat) throws
    -> View
  {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.outputFormat = format
    archiver.encode(view, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(archiver.encodedData) as? View)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func aTreeWithConstraintsLaysOutAsBefore(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let bench = LayoutBench(200, 100)
    let inner = bench.place()
    inner.tag = 7
    inner.accessibilityIdentifier = "inner"
    inner.setContentHuggingPriority(UILayoutPriority(251.5), for: .vertical)
    bench.layOut(
      inner.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10),
      inner.widthAnchor.constraint(equalTo: bench.root.widthAnchor, multiplier: 0.5),
      inner.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 5),
      inner.heightAnchor.constraint(equalToConstant: 20))
    let copy = try restored(bench.root, format)
    copy.layoutIfNeeded()
    let copiedInner = try #require(copy.viewWithTag(7))
    #expect(copy.frame == bench.root.frame)
    #expect(copiedInner.frame == inner.frame)
    #expect(copiedInner.accessibilityIdentifier == "inner")
    #expect(copiedInner.contentHuggingPriority(for: .vertical) == UILayoutPriority(251.5))
    #expect(copy.constraints.count == bench.root.constraints.count)
  }

  @Test func aStackViewKeepsItsArrangement() throws {
    let stack = UIStackView(arrangedSubviews: [UIViewExtended(frame: .zero), UIViewExtended(frame: .zero)])
    stack.frame = CGRect(x: 0, y: 0, width: 30, height: 100)
    stack.axis = .vertical
    stack.spacing = 10
    stack.distribution = .fillEqually
    let copy = try restored(stack, .binary)
    copy.layoutIfNeeded()
    #expect(
      copy.arrangedSubviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 30, height: 45), CGRect(x: 0, y: 55, width: 30, height: 45),
      ])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func guidesAndSystemSpacingComeBack(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let bench = LayoutBench(200, 300)
    let upper = bench.place(UILabel())
    let lower = bench.place(UILabel())
    for label in [upper, lower] { (label as? UILabel)?.text = "Text" }
    let guide = UILayoutGuide()
    guide.identifier = "column"
    bench.root.addLayoutGuide(guide)
    bench.layOut(
      guide.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 30),
      guide.topAnchor.constraint(equalTo: bench.root.topAnchor), guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 60), upper.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      lower.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      upper.topAnchor.constraint(equalTo: guide.bottomAnchor),
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2))
    let copy = try restored(bench.root, format)
    copy.setRootTraits(bench.root.traitCollection)
    copy.layoutIfNeeded()
    #expect(copy.layoutGuides.map(\.identifier) == ["column"])
    #expect(copy.subviews.map(\.frame) == bench.root.subviews.map(\.frame))
    #expect(lower.frame.minY > upper.frame.maxY + 20)
  }
}
