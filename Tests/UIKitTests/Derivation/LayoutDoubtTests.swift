import Testing

@testable import UIKit

/// Which views move if a number of the layout is another one.
@Suite struct LayoutDoubtTests {
  private let bench = LayoutBench()

  private func moved(_ doubts: LayoutDoubt..., among views: [String: UIView]) -> Set<String> {
    let frames = views.mapValues(\.frame)
    let moved = bench.root.viewsMoved(by: doubts)
    #expect(views.mapValues(\.frame) == frames)
    return Set(views.filter { moved.contains(ObjectIdentifier($0.value)) }.keys)
  }

  /// A row of two views, each with its natural width.
  private func row(_ first: UIView, _ second: UIView) {
    bench.layOut(
      first.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      first.topAnchor.constraint(equalTo: bench.root.topAnchor),
      second.topAnchor.constraint(equalTo: bench.root.topAnchor))
  }

  private func wider(_ view: UIView, by points: CGFloat) -> LayoutDoubt {
    LayoutDoubt(.naturalSize(of: view), size: CGSize(width: points, height: 0))
  }

  @Test func aViewAfterOneOfDoubtfulWidthMovesAndTheViewBeforeDoesNot() {
    let (first, second) = (bench.place(SizedView(50, 20)), bench.place(SizedView(60, 20)))
    row(first, second)
    let views = ["first": first, "second": second]
    #expect(moved(wider(first, by: 5), among: views) == ["first", "second"])
    #expect(moved(wider(second, by: 5), among: views) == ["second"])
  }

  @Test func aPointIsNoMovement() {
    let (first, second) = (bench.place(SizedView(50, 20)), bench.place(SizedView(60, 20)))
    row(first, second)
    #expect(moved(wider(first, by: 1), among: ["first": first, "second": second]) == [])
    #expect(moved(wider(first, by: 1.1), among: ["first": first, "second": second]) == ["first", "second"])
  }

  @Test func aRequiredWidthMakesANaturalWidthIrrelevant() {
    let (first, second) = (bench.place(SizedView(50, 20)), bench.place(SizedView(60, 20)))
    row(first, second)
    bench.layOut(first.widthAnchor.constraint(equalToConstant: 80))
    #expect(moved(wider(first, by: 10), among: ["first": first, "second": second]) == [])
  }

  @Test func aLimitIsReachedInOneDirectionOnly() {
    let (first, second) = (bench.place(SizedView(50, 20)), bench.place(SizedView(60, 20)))
    row(first, second)
    bench.layOut(first.widthAnchor.constraint(greaterThanOrEqualToConstant: 50))
    #expect(moved(wider(first, by: 10), among: ["first": first, "second": second]) == ["first", "second"])
    bench.layOut(first.widthAnchor.constraint(lessThanOrEqualToConstant: 50))
    #expect(moved(wider(first, by: 10), among: ["first": first, "second": second]) == [])
  }

  @Test func aTextWithoutDoubtIsWrappedToItsOtherWidth() {
    let text = bench.place(TextView(letters: 30, wraps: true))
    let beside = bench.place(SizedView(50, 20))
    beside.setContentHuggingPriority(.required, for: .horizontal)
    beside.setContentCompressionResistancePriority(.required, for: .horizontal)
    let below = bench.place(SizedView(10, 10))
    bench.layOut(
      beside.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      beside.topAnchor.constraint(equalTo: bench.root.topAnchor),
      text.leadingAnchor.constraint(equalTo: beside.trailingAnchor),
      text.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -120),
      text.topAnchor.constraint(equalTo: bench.root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    // 150 points hold 15 letters in each of two lines; 148 points need a third line.
    #expect(text.frame.size == CGSize(width: 150, height: 40))
    let views = ["text": text, "beside": beside, "below": below]
    #expect(moved(wider(beside, by: 2), among: views) == ["text", "beside", "below"])
    #expect(moved(wider(beside, by: 0.5), among: views) == ["text", "below"])
  }

  @Test func widerLettersNeedMoreLines() {
    let text = bench.place(TextView(letters: 30, wraps: true))
    bench.layOut(
      text.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 150),
      text.topAnchor.constraint(equalTo: bench.root.topAnchor))
    #expect(moved(LayoutDoubt(.naturalSize(of: text), letters: 0.02), among: ["text": text]) == ["text"])
    bench.layOut(text.heightAnchor.constraint(equalToConstant: 60))
    #expect(moved(LayoutDoubt(.naturalSize(of: text), letters: 0.02), among: ["text": text]) == [])
  }

  @Test func theConstantOfAConstraintMovesWhatFollows() {
    let (first, second) = (bench.place(SizedView(50, 20)), bench.place(SizedView(60, 20)))
    row(first, second)
    let top = first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 10)
    top.priority = .defaultLow
    bench.layOut(top)
    let doubt = LayoutDoubt(.constant(of: top), size: CGSize(width: 5, height: 5))
    #expect(moved(doubt, among: ["first": first, "second": second]) == [])
  }

  @Test func aLayoutOfItsOwnFollowsTheSizeOfItsRoot() {
    let outer = bench.place(SizedView(100, 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    let (left, right) = (bench.place(SizedView(10, 10), in: inner), bench.place(SizedView(10, 10), in: inner))
    bench.layOut(
      outer.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: bench.root.topAnchor),
      left.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      left.topAnchor.constraint(equalTo: inner.topAnchor),
      right.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      right.topAnchor.constraint(equalTo: inner.topAnchor))
    let views = ["outer": outer, "inner": inner, "left": left, "right": right]
    #expect(moved(wider(outer, by: 5), among: views) == ["outer", "inner", "right"])
  }
}
