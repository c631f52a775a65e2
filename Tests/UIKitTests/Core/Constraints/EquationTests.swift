import Testing

@testable import UIKit

/// "The layout of the view hierarchy is defined as a series of linear equations": item1.attribute1 = multiplier ×
/// item2.attribute2 + constant.
@Suite struct EquationTests {
  @Test func redStandsEightPointsAfterBlue() {
    let bench = LayoutBench()
    let blue = bench.place()
    let red = bench.place()
    bench.layOut(
      blue.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20),
      blue.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 10),
      blue.widthAnchor.constraint(equalToConstant: 100),
      blue.heightAnchor.constraint(equalToConstant: 40),
      red.leadingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 8),
      red.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -20),
      red.topAnchor.constraint(equalTo: blue.topAnchor),
      red.heightAnchor.constraint(equalTo: blue.heightAnchor, multiplier: 2, constant: 5))
    #expect(blue.frame == CGRect(x: 20, y: 10, width: 100, height: 40))
    #expect(red.frame == CGRect(x: 128, y: 10, width: 172, height: 85))
  }

  @Test func everyAttributeNamesItsPlace() {
    let bench = LayoutBench(200, 100)
    bench.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let places: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, 0), (.right, 200), (.leading, 0), (.trailing, 200), (.centerX, 100), (.leftMargin, 2),
      (.rightMargin, 196), (.leadingMargin, 2), (.trailingMargin, 196), (.centerXWithinMargins, 99),
    ]
    for (attribute, x) in places {
      let view = bench.place()
      bench.layOut(
        NSLayoutConstraint(
          item: view, attribute: attribute.isDirectional ? .leading : .left, relatedBy: .equal, toItem: bench.root,
          attribute: attribute, multiplier: 1, constant: 0))
      #expect(view.frame.minX == x, "\(attribute)")
    }
    let heights: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, 0), (.bottom, 100), (.centerY, 50), (.firstBaseline, 0), (.lastBaseline, 100), (.topMargin, 1),
      (.bottomMargin, 97), (.centerYWithinMargins, 49),
    ]
    for (attribute, y) in heights {
      let view = bench.place()
      bench.layOut(
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: bench.root, attribute: attribute, multiplier: 1,
          constant: 0))
      #expect(view.frame.minY == y, "\(attribute)")
    }
  }

  /// SnapKit makes constants this way: `make.size.equalTo(100)`.
  @Test(arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .width, .height, .top])
  func withoutASecondItemTheConstantStandsAlone(second: NSLayoutConstraint.Attribute) {
    let bench = LayoutBench()
    let view = bench.place()
    let constraints = [(NSLayoutConstraint.Attribute.width, 100), (.height, 40)].map { attribute, constant in
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 1,
        constant: constant)
    }
    bench.layOut(constraints[0], constraints[1])
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(constraints.allSatisfy { $0.secondAttribute == .notAnAttribute })
  }

  @Test func viewsOfDifferentSubtreesMeetInTheirCommonAncestor() {
    let bench = LayoutBench()
    let box = bench.place()
    let inner = bench.place(in: box)
    let outer = bench.place()
    bench.layOut(
      box.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 40),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 9),
      inner.widthAnchor.constraint(equalToConstant: 11),
      inner.heightAnchor.constraint(equalToConstant: 13),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor))
    #expect(inner.frame == CGRect(x: 7, y: 9, width: 11, height: 13))
    #expect(outer.frame.origin == CGPoint(x: 48, y: 62))
  }

  @Test func alignmentInsetsLieOutsideOfWhatConstraintsActOn() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let bench = LayoutBench()
    let view = bench.place(Shadowed())
    bench.layOut(
      view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 60))
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 64))
  }

  @Test func aDistanceBetweenAnchorsIsASize() {
    let bench = LayoutBench()
    let first = bench.place()
    let second = bench.place()
    bench.layOut(
      first.leftAnchor.constraint(equalTo: bench.root.leftAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalTo: first.widthAnchor))
    #expect(second.frame.minX == 100)
  }

  @Test func numbersThatAreNotFiniteAreLeftOut() {
    let bench = LayoutBench()
    let view = bench.place()
    bench.layOut(
      view.widthAnchor.constraint(equalToConstant: .nan), view.heightAnchor.constraint(equalToConstant: 20),
      view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: .infinity))
    #expect(view.frame.height == 20)
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
  }
}
