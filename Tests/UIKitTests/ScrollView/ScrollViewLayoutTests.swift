import Testing

@testable import UIKit

/// Constraints to the edges of a scroll view refer to its content; constraints to its size and centre refer to its
/// frame.
@Suite struct ScrollViewLayoutTests {
  @Test(arguments: [false, true])
  func contentDecidesTheContentSize(_ usesGuides: Bool) throws {
    let bench = LayoutBench(300, 400)
    let scrollView = UIScrollView()
    _ = bench.place(scrollView)
    let content = bench.place(SizedView(100, 900), in: scrollView)
    let edges:
      (x: NSLayoutXAxisAnchor, y: NSLayoutYAxisAnchor, right: NSLayoutXAxisAnchor, bottom: NSLayoutYAxisAnchor) =
        usesGuides
        ? (
          scrollView.contentLayoutGuide.leadingAnchor, scrollView.contentLayoutGuide.topAnchor,
          scrollView.contentLayoutGuide.trailingAnchor, scrollView.contentLayoutGuide.bottomAnchor
        )
        : (scrollView.leadingAnchor, scrollView.topAnchor, scrollView.trailingAnchor, scrollView.bottomAnchor)
    bench.layOut(
      scrollView.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10),
      scrollView.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 20),
      scrollView.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: edges.x, constant: 5),
      content.topAnchor.constraint(equalTo: edges.y, constant: 6),
      content.trailingAnchor.constraint(equalTo: edges.right, constant: -7),
      content.bottomAnchor.constraint(equalTo: edges.bottom, constant: -8),
      content.widthAnchor.constraint(
        equalTo: usesGuides ? scrollView.frameLayoutGuide.widthAnchor : scrollView.widthAnchor))
    #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 290, height: 380))
    #expect(content.frame == CGRect(x: 5, y: 6, width: 290, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 302, height: 914))
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
    #expect(bench.root.layoutDiagnosis.ambiguousViews.isEmpty)
  }
}
