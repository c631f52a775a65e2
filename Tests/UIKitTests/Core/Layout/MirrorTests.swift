import Testing

@testable import UIKit

/// A right-to-left layout mirrors the left-to-right one if constraints use leading and trailing.
@Suite struct MirrorTests {
  /// Lays a tree out in both directions and compares each frame with the mirror of the other.
  private func expectMirror(_ build: (LayoutBench) -> [UIView], width: CGFloat = 300) {
    let left = LayoutBench(width, 200)
    let right = LayoutBench(width, 200, rightToLeft: true)
    let leftViews = build(left)
    let rightViews = build(right)
    left.root.layoutIfNeeded()
    right.root.layoutIfNeeded()
    #expect(right.root.layoutDiagnosis.conflicts.isEmpty)
    for (leftView, rightView) in zip(leftViews, rightViews) {
      let outer = leftView.superview?.bounds.width ?? 0
      #expect(rightView.frame == leftView.frame.mirrored(in: outer))
    }
  }

  @Test func edgesAndSpacing() {
    expectMirror { bench in
      let first = bench.place(SizedView(40, 10))
      let second = bench.place(SizedView(60, 10))
      bench.layOut(
        first.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        second.trailingAnchor.constraint(lessThanOrEqualTo: bench.root.trailingAnchor, constant: -20))
      return [first, second]
    }
  }

  @Test func multiplesOfPlaces() {
    expectMirror { bench in
      let view = bench.place(SizedView(40, 10))
      bench.layOut(
        NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: bench.root, attribute: .trailing,
          multiplier: 0.25, constant: 5))
      return [view]
    }
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func rows(_ distribution: UIStackView.Distribution) {
    expectMirror { bench in
      let stack = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(70, 10), SizedView(60, 10)])
      stack.distribution = distribution
      stack.spacing = 6
      stack.arrangedSubviews[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      stack.arrangedSubviews[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      _ = bench.place(stack)
      bench.layOut(
        stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10),
        stack.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -30))
      return [stack] + stack.arrangedSubviews
    }
  }

  @Test func columns() {
    expectMirror { bench in
      let stack = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(70, 10)])
      stack.axis = .vertical
      stack.alignment = .leading
      _ = bench.place(stack)
      bench.layOut(
        stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10),
        stack.topAnchor.constraint(equalTo: bench.root.topAnchor))
      return [stack] + stack.arrangedSubviews
    }
  }

  @Test func leftAndRightStayWhereTheyAre() {
    let bench = LayoutBench(300, 200, rightToLeft: true)
    let view = bench.place(SizedView(40, 10))
    bench.layOut(view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: 20))
    #expect(view.frame.minX == 20)
  }

  @Test func aForcedDirectionKeepsItsInsideFromFlipping() {
    let bench = LayoutBench(300, 200, rightToLeft: true)
    let box = bench.place()
    box.semanticContentAttribute = .forceLeftToRight
    let view = bench.place(SizedView(40, 10), in: box)
    bench.layOut(
      box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10))
    #expect(box.frame.minX == 200)
    #expect(view.frame.minX == 10)
  }
}
