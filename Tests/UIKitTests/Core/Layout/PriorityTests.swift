import Testing

@testable import UIKit

/// "Auto Layout satisfies constraints in order of priority, and what it can't satisfy still pulls."
@Suite struct PriorityTests {
  @Test func ofTwoOptionalConstraintsTheStrongerHolds() {
    let bench = LayoutBench()
    let view = bench.place()
    let at100 = view.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 100)
    let at50 = view.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 50)
    at100.priority = UILayoutPriority(900)
    at50.priority = UILayoutPriority(850)
    bench.layOut(at100, at50)
    #expect(view.frame.minY == 100)
    at100.priority = UILayoutPriority(800)
    bench.root.layoutIfNeeded()
    #expect(view.frame.minY == 50)
  }

  @Test func aBrokenOptionalConstraintPullsAsFarAsItCan() {
    let bench = LayoutBench()
    let view = bench.place()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultLow
    bench.layOut(wide, view.widthAnchor.constraint(lessThanOrEqualToConstant: 123))
    #expect(view.frame.width == 123)
  }

  @Test func lowerPrioritiesNeverOutvoteAHigherOne() {
    let bench = LayoutBench()
    let view = bench.place()
    let strong = view.widthAnchor.constraint(equalToConstant: 10)
    strong.priority = UILayoutPriority(251)
    bench.layOut(strong)
    for _ in 0..<30 {
      let weak = view.widthAnchor.constraint(equalToConstant: 200)
      weak.priority = UILayoutPriority(250)
      bench.layOut(weak)
    }
    #expect(view.frame.width == 10)
  }

  @Test func huggingAndCompressionDecideWhichViewGives() {
    let bench = LayoutBench(100, 50)
    let name = bench.place(TextView(letters: 8))
    let star = bench.place(TextView(letters: 4))
    name.setContentCompressionResistancePriority(UILayoutPriority(750), for: .horizontal)
    star.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    star.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    bench.layOut(
      name.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      star.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      star.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor))
    #expect([name.frame.width, star.frame.width] == [60, 40])
    (name as? TextView)?.letters = 3
    bench.root.layoutIfNeeded()
    #expect([name.frame.width, star.frame.width] == [60, 40])
    (star as? TextView)?.letters = 9
    bench.root.layoutIfNeeded()
    #expect([name.frame.width, star.frame.width] == [10, 90])
  }

  @Test func aLabelNeedsNoSizeConstraints() {
    let bench = LayoutBench()
    let label = bench.place(TextView(letters: 5))
    bench.layOut(
      label.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10))
    #expect(label.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(!label.hasAmbiguousLayout)
  }
}
