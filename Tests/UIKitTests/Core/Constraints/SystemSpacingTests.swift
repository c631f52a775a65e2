import Testing

@testable import UIKit

/// The distances that the system leaves between anchors.
@Suite struct SystemSpacingTests {
  private func label(_ style: UIFont.TextStyle, _ bench: LayoutBench) throws -> UILabel {
    let label = try #require(bench.place(UILabel()) as? UILabel)
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: style, compatibleWith: bench.root.traitCollection)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func bench(_ category: UIContentSizeCategory = .large) -> LayoutBench {
    let bench = LayoutBench()
    bench.root.traitOverrides.preferredContentSizeCategory = category
    return bench
  }

  private func baselines(_ upper: UILabel, _ lower: UILabel) -> CGFloat {
    func last(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }
    return lower.frame.minY + lower.font.ascender - last(upper)
  }

  /// Figures that Interface Builder stored in public documents.
  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.large, 24.0), (.title1, .large, 24), (.title1, .extraSmall, 20),
  ]) func fromBaselineToBaselineTheLowerFontDecides(
    above: UIFont.TextStyle, category: UIContentSizeCategory, distance: CGFloat
  ) throws {
    let bench = bench(category)
    let upper = try label(above, bench)
    let lower = try label(.body, bench)
    bench.layOut(
      upper.topAnchor.constraint(equalTo: bench.root.topAnchor),
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1))
    #expect(abs(baselines(upper, lower) - distance) < 1)
  }

  @Test func theDistanceGrowsWithTheTextWithoutBuildingAnything() throws {
    let bench = bench()
    let upper = try label(.body, bench)
    let lower = try label(.body, bench)
    bench.layOut(
      upper.topAnchor.constraint(equalTo: bench.root.topAnchor),
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1))
    let engine = bench.root.layoutState.ownEngine
    bench.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    bench.root.layoutIfNeeded()
    #expect(bench.root.layoutState.ownEngine === engine)
    #expect(abs(baselines(upper, lower) - (lower.font.lineHeight * 1.2).rounded()) < 1)
  }

  /// A baseline at a plain distance follows a new font as well.
  @Test func aBaselineStaysWhereItIsWhenTheFontGrows() throws {
    let bench = bench()
    let label = try label(.body, bench)
    bench.layOut(label.firstBaselineAnchor.constraint(equalTo: bench.root.topAnchor, constant: 100))
    #expect(abs(label.frame.minY + label.font.ascender - 100) < 1)
    bench.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    bench.root.layoutIfNeeded()
    #expect(abs(label.frame.minY + label.font.ascender - 100) < 1)
  }

  @Test func withoutTextItIsEightPointsTimesTheMultiplier() {
    let bench = bench()
    let upper = bench.place(SizedView(10, 10))
    let lower = bench.place(SizedView(10, 10))
    bench.layOut(
      upper.topAnchor.constraint(equalToSystemSpacingBelow: bench.root.topAnchor, multiplier: 1),
      lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 2))
    #expect(upper.frame.minY == 8)
    #expect(lower.frame.minY == 34)
  }
}
