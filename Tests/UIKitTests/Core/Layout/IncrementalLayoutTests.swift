import ConstraintSolver
import Testing

@testable import UIKit

/// A change lays out what depends on it and nothing else. The tests count layouts and do not measure time.
@Suite struct IncrementalLayoutTests {
  private final class Counter: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  /// A column of boxes, each with a text inside.
  private func column(_ count: Int) -> (LayoutBench, boxes: [Counter], texts: [TextView]) {
    let bench = LayoutBench(300, 1000)
    var boxes: [Counter] = []
    var texts: [TextView] = []
    for index in 0..<count {
      let box = Counter()
      let text = TextView(letters: 5)
      _ = bench.place(box)
      _ = bench.place(text, in: box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: CGFloat(index) * 30),
        box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
        text.topAnchor.constraint(equalTo: box.topAnchor), text.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: text.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: text.bottomAnchor),
      ])
      boxes.append(box)
      texts.append(text)
    }
    bench.root.layoutIfNeeded()
    return (bench, boxes, texts)
  }

  @Test func aLongerTextLaysOutOnlyItsOwnBox() {
    let (bench, boxes, texts) = column(20)
    let before = boxes.map(\.layouts)
    texts[7].letters = 9
    bench.root.layoutIfNeeded()
    #expect(boxes[7].frame.width == 90)
    #expect(boxes[7].layouts > before[7])
    for index in boxes.indices where index != 7 { #expect(boxes[index].layouts == before[index]) }
  }

  @Test func anotherConstantKeepsTheEngine() throws {
    let (bench, boxes, _) = column(5)
    let engine = try #require(bench.root.layoutState.ownEngine)
    let constraint = try #require(bench.root.constraints.first { $0.firstItem === boxes[4] })
    constraint.constant = 500
    bench.root.layoutIfNeeded()
    #expect(bench.root.layoutState.ownEngine === engine)
    #expect(boxes[4].frame.minY == 500)
  }

  @Test func aFrameThatCodeSetsLastsUntilTheSuperviewIsLaidOut() {
    let (bench, boxes, _) = column(3)
    boxes[1].frame.origin.y = 500
    bench.root.layoutIfNeeded()
    #expect(boxes[1].frame.minY == 500)
    bench.root.setNeedsLayout()
    bench.root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minY) == [0, 30, 60])
  }

  @Test func theMaskOfAViewThatConstraintsPlaceChangesNothing() {
    let (bench, boxes, _) = column(3)
    boxes[1].autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bench.root.frame.size = CGSize(width: 500, height: 800)
    bench.root.layoutIfNeeded()
    #expect(boxes.map(\.frame) == (0..<3).map { CGRect(x: 0, y: 30 * $0, width: 50, height: 20) })
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
  }

  @Test func rearrangingAThousandTimesLeavesNothingBehind() throws {
    let (bench, boxes, _) = column(3)
    let engine = try #require(bench.root.layoutState.ownEngine)
    let width = boxes[0].widthAnchor.constraint(equalTo: boxes[1].widthAnchor)
    let (entries, inSolver) = (engine.constraints.ledger.count, engine.model.solver.constraints.count)
    for _ in 0..<1000 {
      width.isActive = true
      bench.root.layoutIfNeeded()
      width.isActive = false
      bench.root.layoutIfNeeded()
    }
    #expect(bench.root.layoutState.ownEngine === engine)
    #expect(engine.constraints.ledger.count == entries)
    #expect(engine.model.solver.constraints.count == inSolver)
  }

  @Test func layoutThatIsDoneIsNotRepeated() {
    let (bench, boxes, _) = column(3)
    let before = boxes.map(\.layouts)
    bench.root.layoutIfNeeded()
    bench.root.layoutIfNeeded()
    #expect(boxes.map(\.layouts) == before)
  }

  @Test func aSubtreeThatNothingTiesToTheOutsideHasAnEngineOfItsOwn() throws {
    let bench = LayoutBench(300, 300)
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bench.root.addSubview(cell)
    let text = bench.place(TextView(letters: 5), in: cell)
    bench.layOut(text.centerYAnchor.constraint(equalTo: cell.centerYAnchor))
    #expect(cell.layoutState.ownEngine != nil)
    #expect(text.frame.midY == 22)
    let sibling = bench.place(SizedView(10, 10))
    bench.layOut(sibling.topAnchor.constraint(equalTo: cell.bottomAnchor))
    #expect(cell.layoutState.ownEngine == nil)
    #expect(sibling.frame.minY == 44)
    #expect(text.frame.midY == 22)
    sibling.removeFromSuperview()
    bench.root.layoutIfNeeded()
    #expect(cell.layoutState.ownEngine != nil)
    #expect(text.frame.midY == 22)
  }
}
