import Testing

@testable import UIKit

/// A change of traits lays out what depends on it and nothing else. The tests count layouts and do not measure time.
@Suite struct TraitCostTests {
  private final class Box: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  /// A label that counts how often it is measured and laid out.
  private final class CountedLabel: UILabel {
    var measures = 0
    var layouts = 0
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      measures += 1
      return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private struct Cards {
    let bench = LayoutBench(300, 2000)
    var boxes: [Box] = []
    var labels: [CountedLabel] = []

    /// Boxes one below the other at fixed places, each as large as the label in it.
    init(_ count: Int, adjusts: (Int) -> Bool = { _ in true }) {
      for index in 0..<count {
        let (box, label) = (Box(), CountedLabel())
        _ = bench.place(box)
        _ = bench.place(label, in: box)
        label.text = "Label \(index)"
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: bench.root.traitCollection)
        label.adjustsFontForContentSizeCategory = adjusts(index)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: bench.root.topAnchor, constant: CGFloat(index) * 100),
          box.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
          label.topAnchor.constraint(equalTo: box.topAnchor),
          label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: label.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        boxes.append(box)
        labels.append(label)
      }
      bench.root.layoutIfNeeded()
      for box in boxes { box.layouts = 0 }
      for label in labels { (label.layouts, label.measures) = (0, 0) }
    }

    /// Which boxes and labels were laid out or measured since.
    var touched: [Int] {
      boxes.indices.filter { boxes[$0].layouts + labels[$0].layouts + labels[$0].measures > 0 }
    }
  }

  @Test func aTextSizeThatAffectsOneLabelLaysOutOnlyItsComponent() {
    let cards = Cards(20) { $0 == 7 }
    cards.bench.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    cards.bench.root.layoutIfNeeded()
    #expect(cards.touched == [7])
    #expect(cards.boxes[7].frame.height == cards.labels[7].frame.height)
    #expect(cards.labels[7].frame.height > 2 * cards.labels[6].frame.height - 10)
  }

  @Test func anOverrideOnOneViewLaysOutOnlyItsComponent() {
    let cards = Cards(20)
    cards.boxes[3].traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    cards.bench.root.layoutIfNeeded()
    #expect(cards.touched == [3])
  }

  @Test func theSameTextSizeAsBeforeCostsNothing() {
    let cards = Cards(5)
    cards.bench.root.traitOverrides.preferredContentSizeCategory = .large
    cards.bench.root.layoutIfNeeded()
    #expect(cards.touched.isEmpty)
  }

  @Test func anotherAppearanceIsDrawnButNotLaidOut() {
    let cards = Cards(5)
    cards.bench.root.overrideUserInterfaceStyle = .dark
    #expect(!cards.bench.root.layoutState.subtreeNeedsLayout)
    #expect(cards.touched.isEmpty)
    #expect(cards.labels[0].textPlacements.first?.color == UIColor.label.cgColor(with: cards.labels[0].traitCollection))
  }

  @Test func boldTextIsMeasuredAnew() {
    let cards = Cards(3)
    let before = cards.labels.map(\.frame.width)
    cards.bench.root.traitOverrides.legibilityWeight = .bold
    cards.bench.root.layoutIfNeeded()
    #expect(zip(cards.labels, before).allSatisfy { $0.frame.width > $1 })
    cards.bench.root.traitOverrides.legibilityWeight = .regular
    cards.bench.root.layoutIfNeeded()
    #expect(cards.labels.map(\.frame.width) == before)
  }
}
