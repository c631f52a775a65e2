import Testing

@testable import UIKit

/// Several labels and buttons at one common size: the largest at which none is cut.
@Suite struct UIFontFittingGroupTests {
  /// The row of name, attack and hit points: a stack view at the top of a root, whose leading label gives way first.
  private struct StackRow {
    let bench: LayoutBench
    let labels: [UILabel]
    let group = UIFontFittingGroup()

    init(_ texts: [String], width: CGFloat = 320, size: CGFloat = 30, rightToLeft: Bool = false) {
      bench = LayoutBench(width, 200, scale: 2, rightToLeft: rightToLeft)
      let stack = UIStackView()
      stack.spacing = 10
      labels = texts.map { text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        return label
      }
      for (index, label) in labels.enumerated() {
        label.setContentHuggingPriority(UILayoutPriority(Float(250 + index)), for: .horizontal)
        label.setContentCompressionResistancePriority(UILayoutPriority(Float(750 + index)), for: .horizontal)
        stack.addArrangedSubview(label)
        group.add(label)
      }
      _ = bench.place(stack)
      bench.layOut(
        stack.leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: bench.root.topAnchor))
    }

    func natural(at size: CGFloat) -> CGFloat {
      labels.reduce(CGFloat(10 * (labels.count - 1))) { sum, label in
        let measure = UILabel()
        measure.setRootTraits(label.traitCollection)
        measure.text = label.text
        measure.font = .systemFont(ofSize: size)
        return sum + measure.intrinsicContentSize.width
      }
    }
  }

  @Test(arguments: [false, true]) func aRowOfLabelsShrinksTogether(rightToLeft: Bool) throws {
    let row = StackRow(["Charizard the Great", "ATK 1200", "HP 9999"], rightToLeft: rightToLeft)
    let outcome = try #require(row.group.outcome)
    #expect(outcome.fits)
    #expect(outcome.pointSize < 30)
    #expect(row.labels.allSatisfy { !$0.isTextTruncated })
    let scales = Set(row.labels.compactMap { $0.textPlacements.first?.scale })
    #expect(scales == [outcome.pointSize / 30])
    #expect(row.labels.allSatisfy { $0.font.pointSize == 30 })
  }

  @Test func theSizeIsTheLargestThatFits() throws {
    let row = StackRow(["Charizard the Great", "ATK 1200", "HP 9999"])
    let outcome = try #require(row.group.outcome)
    #expect(row.natural(at: outcome.pointSize) <= 320)
    #expect(row.natural(at: outcome.pointSize + row.group.step) > 320)
    #expect(!outcome.limitingMembers.isEmpty)
  }

  @Test func textsThatFitKeepTheirSize() throws {
    let row = StackRow(["A", "B", "C"])
    let outcome = try #require(row.group.outcome)
    #expect(outcome.pointSize == 30)
    #expect(outcome.limitingMembers.isEmpty)
    #expect(outcome.layouts == 2)
  }

  @Test func theSmallestMemberIsTheCeiling() throws {
    let row = StackRow(["A", "B", "C"])
    row.labels[1].font = .systemFont(ofSize: 20)
    row.bench.root.layoutIfNeeded()
    #expect(try #require(row.group.outcome).pointSize == 20)
  }

  @Test func aRatioRaisesOrLowersTheCeiling() throws {
    let row = StackRow(["A", "B", "C"])
    row.group.remove(row.labels[0])
    row.group.add(row.labels[0], ratio: 0.5)
    row.bench.root.layoutIfNeeded()
    #expect(try #require(row.group.outcome).pointSize == 15)
  }

  @Test func theFloorIsKeptAndSaysWhoHitIt() throws {
    let row = StackRow([String(repeating: "long ", count: 40), "ATK", "HP"])
    row.group.minimumPointSize = 9
    row.bench.root.layoutIfNeeded()
    let outcome = try #require(row.group.outcome)
    #expect(!outcome.fits)
    #expect(outcome.pointSize == 9)
    #expect(outcome.limitingMembers.count == 1)
    #expect(outcome.limitingMembers.first === row.labels[0])
  }

  @Test func itFitsAgainWhenTextChanges() throws {
    let row = StackRow(["Charizard the Great", "ATK 1200", "HP 9999"])
    let small = try #require(row.group.outcome).pointSize
    row.labels[0].text = "Mew"
    row.bench.root.layoutIfNeeded()
    let large = try #require(row.group.outcome).pointSize
    #expect(large > small)
    row.labels[0].text = "Charizard the Great"
    row.bench.root.layoutIfNeeded()
    #expect(try #require(row.group.outcome).pointSize == small)
  }

  @Test func itFitsAgainWhenTheRoomChanges() throws {
    let row = StackRow(["Charizard the Great", "ATK 1200", "HP 9999"])
    let small = try #require(row.group.outcome).pointSize
    row.bench.root.frame.size.width = 1000
    row.bench.root.layoutIfNeeded()
    #expect(try #require(row.group.outcome).pointSize == 30)
    row.bench.root.frame.size.width = 320
    row.bench.root.layoutIfNeeded()
    #expect(try #require(row.group.outcome).pointSize == small)
  }

  @Test func itFitsAgainWhenTheTextSizeChanges() throws {
    let row = StackRow(["Name", "ATK", "HP"], width: 260)
    for label in row.labels {
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection)
      label.adjustsFontForContentSizeCategory = true
    }
    row.bench.root.layoutIfNeeded()
    #expect(try #require(row.group.outcome).pointSize == 17)
    row.bench.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    row.bench.root.layoutIfNeeded()
    let grown = try #require(row.group.outcome).pointSize
    #expect(grown > 17 && grown < 53)
    #expect(row.labels.allSatisfy { !$0.isTextTruncated })
  }

  @Test func nothingIsLaidOutAgainWithoutAChange() throws {
    let row = StackRow(["Charizard the Great", "ATK 1200", "HP 9999"])
    let before = try #require(row.group.outcome)
    row.bench.root.setNeedsLayout()
    row.bench.root.layoutIfNeeded()
    #expect(try #require(row.group.outcome).layouts == before.layouts)
    #expect(before.layouts <= 20)
  }

  /// The second solution: buttons side by side, placed by constraints and their compression resistance.
  @Test(arguments: [false, true]) func aRowOfButtonsShrinksTogether(rightToLeft: Bool) throws {
    let bench = LayoutBench(320, 200, scale: 2, rightToLeft: rightToLeft)
    let buttons = ["Charizard the Great", "ATK 1200", "HP 9999"].enumerated().map { index, title in
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 30)
      button.titleLabel?.lineBreakMode = .byTruncatingTail
      button.setContentCompressionResistancePriority(UILayoutPriority(Float(750 + index)), for: .horizontal)
      button.fontFittingGroup = "row"
      return bench.place(button)
    }
    bench.layOut(
      buttons[0].leadingAnchor.constraint(equalTo: bench.root.leadingAnchor),
      buttons[1].leadingAnchor.constraint(greaterThanOrEqualTo: buttons[0].trailingAnchor, constant: 8),
      buttons[2].leadingAnchor.constraint(equalTo: buttons[1].trailingAnchor, constant: 8),
      buttons[2].trailingAnchor.constraint(equalTo: bench.root.trailingAnchor),
      buttons[0].topAnchor.constraint(equalTo: bench.root.topAnchor),
      buttons[1].topAnchor.constraint(equalTo: bench.root.topAnchor),
      buttons[2].topAnchor.constraint(equalTo: bench.root.topAnchor))
    let labels = buttons.compactMap { ($0 as? UIButton)?.titleLabel }
    let outcome = try #require(labels.first?.fittingGroup?.outcome)
    #expect(outcome.fits && outcome.pointSize < 30)
    #expect(labels.allSatisfy { !$0.isTextTruncated })
    #expect(Set(labels.compactMap { $0.textPlacements.first?.scale }).count == 1)
    #expect(outcome.limitingMembers.allSatisfy { $0 is UIButton })
  }

  @Test func framesSetByHandCountToo() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let group = UIFontFittingGroup()
    let labels = ["wide enough", "much too narrow"].enumerated().map { index, text in
      let label = UILabel(frame: CGRect(x: 0, y: 40 * index, width: index == 0 ? 300 : 70, height: 30))
      label.text = text
      root.addSubview(label)
      group.add(label)
      return label
    }
    root.layoutIfNeeded()
    let outcome = try #require(group.outcome)
    #expect(outcome.fits && outcome.pointSize < 17)
    #expect(outcome.limitingMembers.count == 1 && outcome.limitingMembers.first === labels[1])
  }

  /// Compared with an exhaustive search over every size: the group finds the largest size that fits, in at most 20
  /// layouts.
  @Test func randomRowsAlwaysGetTheLargestSize() throws {
    var random = SplitMix(seed: 42)
    let words = ["HP", "ATK 12", "Name", "A longer name", "Ünïcödé", "0123456789", "WWWW", "illicit fillings"]
    for _ in 0..<60 {
      let texts = (0..<3).map { _ in words[Int(random.next() % UInt64(words.count))] }
      let width = CGFloat(120 + random.next() % 300)
      let row = StackRow(texts, width: width, size: CGFloat(16 + random.next() % 20))
      row.group.step = 0.5
      row.bench.root.layoutIfNeeded()
      let outcome = try #require(row.group.outcome)
      let ceiling = row.labels[0].font.pointSize
      let sizes = SizeSearchSizes.all(floor: 6, ceiling: ceiling, step: 0.5)
      let best = sizes.last { row.natural(at: $0) <= width } ?? 6
      #expect(outcome.pointSize == best, "\(texts) in \(width)")
      #expect(outcome.layouts <= 20)
    }
  }
}

/// Every size that a group tries, ascending.
private enum SizeSearchSizes {
  static func all(floor: CGFloat, ceiling: CGFloat, step: CGFloat) -> [CGFloat] {
    Array(stride(from: floor, through: ceiling, by: step)) + [ceiling]
  }
}

/// A small generator of the same numbers on every machine.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
