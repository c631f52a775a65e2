import Testing

@testable import UIKit

/// The examples of Apple's description of the visual format language.
@Suite struct VisualFormatTests {
  private func frames(
    _ format: String, count: Int = 2, rightToLeft: Bool = false, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    let bench = LayoutBench(300, 200, rightToLeft: rightToLeft)
    var views: [String: Any] = [:]
    var list: [UIView] = []
    for name in ["a", "b", "c"].prefix(count) {
      let view = bench.place(SizedView(30, 10))
      views[name] = view
      list.append(view)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
    bench.root.layoutIfNeeded()
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
    return list.map(\.frame)
  }

  @Test func gapsAndEdges() {
    #expect(frames("|-50-[a]-50-|", count: 1)[0].width == 200)
    #expect(frames("H:|[a][b]").map(\.minX) == [0, 30])
    #expect(frames("|-[a]-[b]").map(\.minX) == [8, 46])
    #expect(frames("V:|-20-[a]-10-[b]").map(\.minY) == [20, 40])
    #expect(frames("|-(gap)-[a]", count: 1, metrics: ["gap": 12])[0].minX == 12)
    #expect(frames("|-(>=20,<=40)-[a]", count: 1)[0].minX == 20)
  }

  @Test func sizes() {
    #expect(frames("|[a(100)]", count: 1)[0].width == 100)
    #expect(frames("|[a(100@20)]", count: 1)[0].width == 30)
    #expect(frames("|[a(70)][b(==a)]").map(\.width) == [70, 70])
    #expect(frames("|[a(>=70,<=100)]", count: 1)[0].width == 70)
  }

  @Test func alignmentAndDirection() {
    #expect(frames("V:|-20-[a(40)]", count: 1)[0].height == 40)
    #expect(frames("|-10-[a]-5-[b]", rightToLeft: true).map(\.minX) == [260, 225])
    #expect(frames("|-10-[a]-5-[b]", rightToLeft: true, options: .directionLeftToRight).map(\.minX) == [10, 45])
    #expect(frames("|-10-[a]-5-[b]", options: .directionRightToLeft).map(\.minX) == [260, 225])
    #expect(frames("V:|-20-[a]-5-[b(60)]", options: .alignAllLeading).map(\.minX) == [0, 0])
  }

  @Test(arguments: ["", "[", "|-[a", "[a(]", "|-8-", "[a]-(>=)-[b]", "[a]x", "H:[a]||"])
  func whatIsNoFormatIsRefused(_ format: String) {
    #expect(VisualFormatParser.parse(format) == nil)
  }
}
