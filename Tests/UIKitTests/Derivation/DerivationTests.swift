import Testing

@testable import UIKit

/// Why a view is where it is: each step, with its kind and numbers.
@Suite struct DerivationTests {
  /// `result = factor × known + … + constant`, by identifiers.
  private func lines(_ derivation: LayoutDerivation?) -> [String] {
    derivation?.steps.map { step in
      let terms = step.terms.map { "\(ConstraintDescription.number(CGFloat($0.factor))) \(name($0.quantity))" }
      let constant = ConstraintDescription.number(CGFloat(step.constant))
      return "\(step.kind) \(name(step.result)) = \((terms + [constant]).joined(separator: " + "))"
    } ?? []
  }

  private func name(_ quantity: LayoutQuantity) -> String {
    let view = quantity.item as? UIView
    let guide = quantity.item as? UILayoutGuide
    return "\(view?.accessibilityIdentifier ?? guide.map { "\($0.kind)" } ?? "root").\(quantity.attribute)"
  }

  private func place(_ bench: LayoutBench, _ name: String, _ view: UIView = UIView(), in parent: UIView? = nil)
    -> UIView
  {
    let view = bench.place(view, in: parent)
    view.accessibilityIdentifier = name
    return view
  }

  private func check(_ bench: LayoutBench) {
    var checker = DerivationChecker()
    checker.check(inside: bench.root)
    #expect(checker.faults == [])
    #expect(checker.count > 0)
  }

  @Test func aNeighboursConstraintsAndSlackInequalitiesAreNoReasons() {
    let bench = LayoutBench()
    let box = place(bench, "box")
    let other = place(bench, "other")
    bench.layOut(
      box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.trailingAnchor.constraint(lessThanOrEqualTo: other.leadingAnchor),
      other.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      other.widthAnchor.constraint(equalToConstant: 50))
    #expect(
      lines(box.layoutDerivation(for: .horizontal)) == [
        "reasons box.leading = 1 root.leading + 20", "reasons box.width = 100",
      ])
    #expect(box.constraintsAffectingLayout(for: .horizontal).count == 5)
    check(bench)
  }

  @Test func aConstraintWrittenTheOtherWayRoundIsSolvedForWhatIsUnknown() {
    let bench = LayoutBench(300, 100)
    let box = place(bench, "box")
    bench.layOut(
      box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20),
      bench.root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 30))
    #expect(
      lines(box.layoutDerivation(for: .horizontal)) == [
        "reasons box.leading = 1 root.leading + 20", "reasons box.trailing = 1 root.trailing + -30",
        "geometry box.width = -1 box.leading + 1 box.trailing + 0",
      ])
    check(bench)
  }

  @Test func fromRightToLeftTheLeadingEdgeIsTheRightOne() {
    let bench = LayoutBench(300, 100, rightToLeft: true)
    let box = place(bench, "box", SizedView(50, 20))
    bench.layOut(box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20))
    #expect(
      lines(box.layoutDerivation(for: .horizontal)) == [
        "reasons box.leading = 1 root.leading + -20", "reasons box.width = 50",
        "geometry box.left = -1 box.width + 1 box.leading + 0",
      ])
    check(bench)
  }

  @Test func equalWidthsAreDerivedTogether() {
    let bench = LayoutBench(300, 100)
    let one = place(bench, "one")
    let two = place(bench, "two")
    bench.layOut(
      one.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
      two.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -20),
      two.widthAnchor.constraint(equalTo: one.widthAnchor))
    #expect(
      lines(one.layoutDerivation(for: .horizontal)) == [
        "reasons one.leading = 1 root.leading + 20", "reasons two.trailing = 1 root.trailing + -20",
        "reasons one.width = -0.5 one.leading + 0.5 two.trailing + -5",
      ])
    #expect(one.layoutDerivation(for: .horizontal)?.steps.last?.reasons.count == 2)
    check(bench)
  }

  @Test func naturalSizesDecideWhereNothingElseDoes() throws {
    let bench = LayoutBench()
    let label = place(bench, "label", TextView(letters: 40, wraps: true))
    bench.layOut(
      label.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: bench.root.topAnchor))
    let step = try #require(label.layoutDerivation(for: .vertical)?.steps.last)
    guard case .naturalSize(let size) = step.reasons.first else { Issue.record("\(step)"); return }
    #expect(size.view === label)
    #expect(size.length == 40)
    #expect(size.wrappedToWidth == 280)
    check(bench)
  }

  @Test func whatIsOpenIsAStep() {
    let bench = LayoutBench(300, 100)
    let box = place(bench, "box")
    bench.layOut(box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor, constant: 20))
    #expect(
      lines(box.layoutDerivation(for: .horizontal)) == [
        "reasons box.leading = 1 root.leading + 20", "open box.width = 0",
      ])
    check(bench)
  }

  @Test func theInnerConstraintsOfAStackViewAreOneStep() throws {
    let bench = LayoutBench(300, 300)
    let views = ["one", "two", "three"].map { name in
      let view = SizedView(50, 20)
      view.accessibilityIdentifier = name
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    _ = place(bench, "stack", stack)
    bench.layOut(
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: 30),
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor))
    #expect(
      lines(views[2].layoutDerivation(for: .vertical)) == [
        "reasons one.height = 20", "reasons two.height = 20",
        "reasons three.top = 1 stack.top + 1 one.height + 1 two.height + 20", "reasons three.height = 20",
      ])
    let steps = try #require(views[2].layoutDerivation(for: .vertical)?.steps)
    #expect(steps[2].arrangingView === stack)
    check(bench)
  }

  @Test(arguments: [false, true]) func masksInsetsRatiosAndScrollViews(rightToLeft: Bool) {
    let bench = LayoutBench(400, 300, rightToLeft: rightToLeft)
    let panel = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    panel.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    bench.root.addSubview(panel)
    let inside = place(bench, "inside", in: panel)
    let scroll = UIScrollView()
    _ = place(bench, "scroll", scroll)
    let page = place(bench, "page", SizedView(700, 40), in: scroll)
    let half = place(bench, "half")
    let guide = UILayoutGuide()
    bench.root.addLayoutGuide(guide)
    bench.layOut(
      inside.leadingAnchor.constraint(equalTo: panel.layoutMarginsGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -7),
      inside.heightAnchor.constraint(equalTo: inside.widthAnchor, multiplier: 0.25),
      inside.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
      scroll.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: bench.root.safeAreaLayoutGuide.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: panel.bottomAnchor, constant: 8),
      scroll.bottomAnchor.constraint(equalTo: bench.root.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      page.topAnchor.constraint(equalTo: scroll.topAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: half.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: half.widthAnchor, multiplier: 0.5),
      half.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      NSLayoutConstraint(
        item: half, attribute: .centerY, relatedBy: .equal, toItem: bench.root, attribute: .centerY, multiplier: 0.5,
        constant: 0))
    check(bench)
  }

  @Test func rootsAndViewsPlacedByFramesHaveNone() {
    let bench = LayoutBench()
    let box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    bench.root.addSubview(box)
    bench.layOut()
    #expect(bench.root.layoutDerivation(for: .horizontal) == nil)
    #expect(box.layoutDerivation(for: .vertical) == nil)
  }
}
