import Testing

@testable import UIKit

/// The sizes that a design tool gives to views without content in stack views.
@Suite struct StackViewDesignSizeTests {
  private let bench = LayoutBench(900, 900)

  /// A stack at the top left of a root that has room for everything.
  @discardableResult private func stack(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, isDesign: Bool = true,
    _ views: UIView...
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = alignment
    var policy = LayoutPolicy.device
    policy.designSizeOfEmptyViews = isDesign ? CGSize(width: 240, height: 128) : nil
    policy.designSizeOfEmptyLabels = isDesign ? CGSize(width: 50, height: 50) : nil
    policy.leastDesignHeightOfContainers = isDesign ? 50 : nil
    policy.unknownViewsSpanStacks = isDesign
    bench.root.setRootTraits(
      UITraitCollection {
        $0.displayScale = 1
        $0.layoutPolicy = policy
      })
    _ = bench.place(stack)
    bench.layOut(
      stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: bench.root.topAnchor))
    return stack
  }

  /// A plain view with a view of a natural height in it.
  private func container(_ height: CGFloat, hugging: UILayoutPriority) -> UIView {
    let content = SizedView(100, height)
    content.translatesAutoresizingMaskIntoConstraints = false
    content.setContentHuggingPriority(hugging, for: .vertical)
    let view = UIView()
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return view
  }

  @Test(arguments: NSLayoutConstraint.Axis.allCases) func emptyViews(_ axis: NSLayoutConstraint.Axis) {
    for view in [UIView(), UIImageView()] {
      let size = stack(axis, .center, view).frame.size
      #expect(size == CGSize(width: 240, height: 128))
    }
    #expect(stack(axis, .center, isDesign: false, UIView()).frame.size == .zero)
  }

  @Test func anEmptyViewGivesWayToTextAndTakesTheRoomThatTextLeaves() {
    let view = UIView()
    let text = TextView(letters: 30)
    text.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let stack = stack(.horizontal, .fill, view, text)
    let width = stack.widthAnchor.constraint(equalToConstant: 400)
    width.isActive = true
    bench.root.layoutIfNeeded()
    #expect([view, text].map(\.frame.width) == [100, 300])
    width.constant = 800
    bench.root.layoutIfNeeded()
    #expect([view, text].map(\.frame.width) == [500, 300])
  }

  @Test func emptyLabelsOfOneLine() {
    #expect(stack(.vertical, .leading, UILabel()).frame.size == CGSize(width: 50, height: 50))
    #expect(stack(.horizontal, .fill, UILabel(), SizedView(10, 20)).frame.size == CGSize(width: 60, height: 50))
    let wrapping = UILabel()
    wrapping.numberOfLines = 0
    #expect(stack(.vertical, .leading, wrapping).frame.size == .zero)
    #expect(stack(.vertical, .leading, isDesign: false, UILabel()).frame.size == .zero)
  }

  @Test func anEmptyLabelThatMustNotBeCompressedGivesWayToARequiredHeight() {
    let label = UILabel()
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    label.heightAnchor.constraint(equalToConstant: 34).isActive = true
    #expect(stack(.vertical, .fill, label).frame.height == 34)
    #expect(bench.root.layoutDiagnosis.conflicts.isEmpty)
  }

  @Test func anEmptyLabelTakesPartInASharing() {
    let label = UILabel()
    let sized = SizedView(100, 20)
    let stack = stack(.horizontal, .fill, label, sized)
    stack.distribution = .fillProportionally
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    bench.root.layoutIfNeeded()
    #expect([label, sized].map(\.frame.width) == [100, 200])
  }

  @Test(arguments: [(20, 251, 50), (20, 750, 20), (80, 251, 80)] as [(CGFloat, Float, CGFloat)])
  func viewsWithSubviewsInColumns(_ content: CGFloat, _ hugging: Float, _ height: CGFloat) {
    #expect(stack(.vertical, .fill, container(content, hugging: UILayoutPriority(hugging))).frame.height == height)
    #expect(stack(.vertical, .fill, isDesign: false, container(content, hugging: .defaultLow)).frame.height == content)
  }

  @Test(arguments: [(20, 50), (80, 80)] as [(CGFloat, CGFloat)])
  func viewsOfUnknownClassesSpanRows(_ neighbour: CGFloat, _ height: CGFloat) {
    let view = UIOpaqueView(representing: "Card")
    #expect(stack(.horizontal, .center, view, SizedView(10, neighbour)).frame.height == height)
    #expect(view.frame.height == height)
    stack(.horizontal, .center, isDesign: false, view, SizedView(10, neighbour))
    #expect(view.frame.height == 0)
    #expect(stack(.vertical, .fill, UIOpaqueView(representing: "Card")).frame.height == 50)
  }

  @Test func designSizesDecideNothing() {
    let ambiguous = [true, false].map { isDesign in
      stack(.vertical, .leading, isDesign: isDesign, UIView())
      let views = bench.root.layoutDiagnosis.ambiguousViews.map(\.attributes)
      bench.root.subviews.forEach { $0.removeFromSuperview() }
      return views
    }
    #expect(ambiguous[0] == ambiguous[1])
    #expect(!ambiguous[0].isEmpty)
  }

  @Test func recordedSizesWin() {
    let view = UIView()
    view.recordedNaturalSize = CGSize(width: 30, height: 10)
    #expect(stack(.horizontal, .center, view).frame.size == CGSize(width: 30, height: 10))
  }
}
