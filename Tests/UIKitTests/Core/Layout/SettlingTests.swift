import Testing

@testable import UIKit

/// A layout that does not settle ends after a bounded number of rounds, and reports the views.
@Suite struct SettlingTests {
  private func causes(_ bench: LayoutBench) -> [UnsettledView.Cause] { bench.root.unsettledViews.map(\.cause) }

  @Test func aLayoutThatSettlesNamesNothing() {
    let bench = LayoutBench()
    let label = bench.place(TextView(letters: 40, wraps: true))
    bench.layOut(
      label.topAnchor.constraint(equalTo: bench.root.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: bench.root.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: bench.root.layoutMarginsGuide.trailingAnchor))
    #expect(causes(bench) == [])
    #expect(bench.root.layoutDiagnosis.unsettledViews.isEmpty)
  }

  @Test func aSizeAndTheTextThatFollowItWithoutEnd() throws {
    let bench = LayoutBench(300, 300)
    let text = bench.place(FlippingText())
    // The width gives way to the height, so that it is always the one that the other width's text leaves.
    text.setContentHuggingPriority(.required, for: .vertical)
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    text.setContentHuggingPriority(.init(1), for: .horizontal)
    text.setContentCompressionResistancePriority(.init(1), for: .horizontal)
    let flips = NSLayoutConstraint(
      item: text, attribute: .width, relatedBy: .equal, toItem: text, attribute: .height, multiplier: -1, constant: 300)
    bench.layOut(flips, text.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    let unsettled = try #require(bench.root.unsettledViews.first)
    #expect(unsettled.view === text)
    #expect(unsettled.cause == .keepsMoving)
    flips.isActive = false
    bench.root.layoutIfNeeded()
    #expect(causes(bench) == [])
  }

  @Test func layoutAskedForInLayoutSubviews() {
    let bench = LayoutBench()
    let view = RestlessView()
    _ = bench.place(view)
    bench.layOut()
    #expect(causes(bench) == [.needsLayoutAgain])
    #expect(view.layouts <= 16)
    view.isRestless = false
    bench.root.layoutIfNeeded()
    #expect(causes(bench) == [])
  }

  @Test func layoutDoneAgainInLayoutSubviews() {
    let bench = LayoutBench()
    let view = RestlessView()
    _ = bench.place(view)
    view.laysOutAgain = true
    bench.layOut()
    #expect(causes(bench) == [.needsLayoutAgain])
    #expect(view.layouts <= 16)
  }

  /// Subviews are laid out when `layoutIfNeeded()` returns, as in UIKit.
  @Test func layoutIfNeededInLayoutSubviewsLaysTheInsideOut() {
    let bench = LayoutBench(200, 200)
    let view = ContainingView()
    _ = bench.place(view)
    bench.layOut(
      view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor))
    #expect(view.widthInside == 200)
  }

  @Test func aNaturalSizeThatInvalidatesItself() {
    let bench = LayoutBench()
    let view = InvalidatingView()
    _ = bench.place(view)
    bench.layOut(view.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor))
    #expect(causes(bench) == [.invalidatesNaturalSize])
    #expect(view.frame.width == 70)
    view.isInvalidating = false
    view.invalidateIntrinsicContentSize()
    bench.root.layoutIfNeeded()
    #expect(causes(bench) == [])
    // An invalidation outside of layout is not reported.
    view.isInvalidating = true
    #expect(view.intrinsicContentSize.width == 70)
  }
}

/// Text that is high if it is wide, and low if it is narrow.
private final class FlippingText: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 100) }
  override var intrinsicHeightDependsOnWidth: Bool { true }
  override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: width > 150 ? 200 : 100)
  }
}

/// A view whose `layoutSubviews()` calls `setNeedsLayout()`.
private final class RestlessView: UIView {
  var isRestless = true
  var laysOutAgain = false
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    guard isRestless else { return }
    setNeedsLayout()
    if laysOutAgain { layoutIfNeeded() }
  }
}

/// A view that adds a subview in `layoutSubviews()` and lays it out immediately.
private final class ContainingView: UIView {
  let inside = UIView()
  private(set) var widthInside: CGFloat = 0
  private var isReady = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isReady else { return }
    isReady = true
    inside.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inside)
    inside.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    inside.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    layoutIfNeeded()
    widthInside = inside.frame.width
  }
}

/// A view whose `intrinsicContentSize` invalidates itself.
private final class InvalidatingView: UIView {
  var isInvalidating = true

  override var intrinsicContentSize: CGSize {
    if isInvalidating { invalidateIntrinsicContentSize() }
    return CGSize(width: 70, height: 20)
  }
}
