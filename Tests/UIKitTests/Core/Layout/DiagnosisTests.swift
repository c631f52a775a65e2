import Testing

@testable import UIKit

@Suite struct DiagnosisTests {
  @Test func aViewWithoutSizeIsAmbiguous() throws {
    let bench = LayoutBench()
    let red = bench.place()
    bench.layOut(
      red.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 10),
      red.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10))
    #expect(red.hasAmbiguousLayout)
    let ambiguous = try #require(bench.root.layoutDiagnosis.ambiguousViews.first)
    #expect(ambiguous.view === red)
    #expect(ambiguous.attributes == [.width, .height])
    #expect(red.frame == CGRect(x: 10, y: 10, width: 0, height: 0))
  }

  @Test func theDiagnosisIsThatOfTheLayoutAfterTheFittingSizeWasAskedFor() {
    let bench = LayoutBench(100, 100)
    let (upper, lower) = (bench.place(SizedView(20, 20)), bench.place(SizedView(20, 20)))
    bench.layOut(
      upper.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      lower.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      upper.topAnchor.constraint(equalTo: bench.root.topAnchor),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      lower.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor))
    let open = bench.root.layoutDiagnosis.ambiguousViews.map(\.view)
    #expect(open == [upper, lower])
    #expect(bench.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 40)
    #expect(bench.root.layoutDiagnosis.ambiguousViews.map(\.view) == open)
  }

  @Test func aConflictNamesTheSmallestSetAndBreaksTheConstantSize() throws {
    let bench = LayoutBench(300, 100)
    let view = bench.place()
    let lead = view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 10)
    let trail = view.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -10)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let top = view.topAnchor.constraint(equalTo: bench.root.topAnchor)
    bench.layOut(lead, width, trail, top)
    let conflict = try #require(bench.root.layoutDiagnosis.conflicts.first)
    #expect(bench.root.layoutDiagnosis.conflicts.count == 1)
    #expect(Set(conflict.constraints) == [lead, trail, width])
    #expect(conflict.broken === width)
    #expect(view.frame.width == 280)
    #expect(lead.description == "<UIView>.leading == <UIView>.leading + 10")
  }

  @Test func aSystemConstraintIsNeverBroken() throws {
    let bench = LayoutBench(300, 100)
    let inner = bench.place(SizedView(20, 20))
    let hidden = SizedView(20, 20)
    let stack = UIStackView(arrangedSubviews: [inner, hidden])
    _ = bench.place(stack)
    hidden.isHidden = true
    let width = hidden.widthAnchor.constraint(equalToConstant: 50)
    bench.layOut(
      width, stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor))
    let conflict = try #require(bench.root.layoutDiagnosis.conflicts.first)
    #expect(conflict.broken === width)
    #expect(conflict.constraints.contains { $0.identifier == "UISV-hiding" })
    #expect(hidden.frame.width == 0)
  }

  @Test func sizesAreNeverNegative() throws {
    let bench = LayoutBench(100, 100)
    let view = bench.place()
    let lead = view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 80)
    let trail = view.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -80)
    bench.layOut(lead, trail)
    let conflict = try #require(bench.root.layoutDiagnosis.conflicts.first)
    #expect(Set(conflict.constraints) == [lead, trail])
    #expect(conflict.broken === trail)
    #expect(view.frame.width >= 0)
  }

  @Test func theLayoutRecoversWhenTheConflictIsTakenAway() {
    let bench = LayoutBench(300, 100)
    let view = bench.place()
    let one = view.widthAnchor.constraint(equalToConstant: 100)
    let other = view.widthAnchor.constraint(equalToConstant: 120)
    bench.layOut(one, other)
    #expect(bench.root.layoutDiagnosis.conflicts.count == 1)
    one.isActive = false
    bench.root.layoutIfNeeded()
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
    #expect(view.frame.width == 120)
  }

  @Test func aFrameWithAMaskConflictsWithConstraintsOnIt() throws {
    let bench = LayoutBench(300, 100)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    bench.root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: bench.root.leftAnchor, constant: 50)
    bench.layOut(left)
    let conflict = try #require(bench.root.layoutDiagnosis.conflicts.first)
    #expect(conflict.broken === left)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func whatIsOpenMovesAndComesBack() {
    let bench = LayoutBench()
    let view = bench.place(SizedView(30, 30))
    bench.layOut(view.topAnchor.constraint(equalTo: bench.root.topAnchor))
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    bench.root.layoutIfNeeded()
    #expect(view.frame == before.offsetBy(dx: 20, dy: 0))
    view.exerciseAmbiguityInLayout()
    bench.root.layoutIfNeeded()
    #expect(view.frame == before)
  }

  @Test func theConstraintsThatDecideAViewReachBackToTheRoot() {
    let bench = LayoutBench()
    let first = bench.place(SizedView(30, 30))
    let second = bench.place(SizedView(30, 30))
    let other = bench.place(SizedView(30, 30))
    let lead = first.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor)
    let next = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    let unrelated = other.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor)
    let top = second.topAnchor.constraint(equalTo: bench.root.topAnchor)
    bench.layOut(lead, next, unrelated, top)
    #expect(second.constraintsAffectingLayout(for: .horizontal) == [lead, next])
    #expect(second.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test func aScrollViewWhoseContentHasNoSizeIsAmbiguous() throws {
    let bench = LayoutBench()
    let scrollView = UIScrollView(frame: bench.root.bounds)
    bench.root.addSubview(scrollView)
    let content = bench.place(SizedView(30, 30), in: scrollView)
    bench.layOut(
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor))
    let ambiguous = try #require(bench.root.layoutDiagnosis.ambiguousViews.first)
    #expect(ambiguous.view === scrollView)
    #expect(ambiguous.attributes.isEmpty)
    #expect(ambiguous.contentAttributes == [.height])
  }
}
