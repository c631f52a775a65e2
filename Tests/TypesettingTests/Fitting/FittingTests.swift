import TestSupport
import Testing

@testable import Typesetting

/// The search for a common size.
@Suite struct SizeSearchTests {
  static let words = [
    "Name", "HP", "ATK", "Pikachu", "Charizard", "9,999", "Bulbasaur the Second", "To", "WAVE", "ill", "Settings", "—",
    "Łódź",
  ]

  /// Three texts side by side, each with a width of its own, like labels in a row.
  struct Row {
    var texts: [String]
    var widths: [Double]
    var weight: FontWeight

    init(_ generator: inout SeededGenerator) {
      texts = (0..<3).map { _ in SizeSearchTests.words.randomElement(using: &generator) ?? "" }
      widths = (0..<3).map { _ in Double.random(in: 5...200, using: &generator) }
      weight = [.regular, .bold, .light].randomElement(using: &generator) ?? .regular
    }

    /// Whether no text is truncated when it is laid out in its width.
    func fits(_ size: Double) -> Bool {
      zip(texts, widths).allSatisfy { text, width in
        let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
        let font = Font.system(size: size, weight: weight)
        return !Typesetter.shared.layout(AttributedText(text, font: font), in: container).isTruncated
      }
    }
  }

  /// Natural widths of the words. Each is measured once, because the exhaustive check asks for a million of them.
  struct Widths {
    private struct Key: Hashable { var text: String, weight: FontWeight, size: Double }
    private var known: [Key: Double] = [:]

    mutating func areWithin(_ row: Row, at size: Double) -> Bool {
      for (text, width) in zip(row.texts, row.widths) {
        let key = Key(text: text, weight: row.weight, size: size)
        let natural = known[key] ?? Typesetter.shared.width(of: text, font: .system(size: size, weight: row.weight))
        known[key] = natural
        if natural > width + 1.0 / 1024 { return false }
      }
      return true
    }
  }

  /// Finds the largest of all sizes for 10,000 random rows of three texts, in at most 20 layouts.
  @Test func largest() {
    var generator = SeededGenerator(seed: 1)
    var widths = Widths()
    var atFloor = 0
    for number in 0..<10_000 {
      let row = Row(&generator)
      let floor = Double(Int.random(in: 16...48, using: &generator)) / 4
      let ceiling = floor + Double(Int.random(in: 0...112, using: &generator)) / 4
      let search = SizeSearch(floor: floor, ceiling: ceiling)
      let outcome = search.largest { row.fits($0) }
      #expect(outcome.evaluations <= 20)
      let expected = search.sizes.last { widths.areWithin(row, at: $0) }
      #expect(outcome.fits == (expected != nil), "row \(number)")
      #expect(outcome.size == expected ?? search.floor, "row \(number): \(row)")
      if expected == nil { atFloor += 1 }
    }
    #expect(atFloor > 100, "some rows must fit at no size, or that case is not tested")
  }

  @Test func oneStepMoreDoesNotFitUnlessTheCeilingWasReached() {
    let text = "Bulbasaur the Second"
    let search = SizeSearch(floor: 8, ceiling: 40)
    let fits = { (size: Double) in Typesetter.shared.width(of: text, font: .system(size: size)) <= 150 }
    let outcome = search.largest(where: fits)
    #expect(outcome.fits)
    #expect(fits(outcome.size))
    #expect(!fits(outcome.size + 0.25))
  }

  @Test func alwaysEndsWhateverItIsGiven() {
    for (floor, ceiling, step) in [
      (10.0, 5.0, 0.25), (.nan, .nan, .nan), (0, 1e9, 1e-9), (8, .infinity, 0.25), (-5, 20, -1), (12, 12, 0),
    ] {
      let search = SizeSearch(floor: floor, ceiling: ceiling, step: step)
      #expect(search.largest { _ in false }.fits == false)
      #expect(search.largest { _ in false }.size == search.floor)
      #expect(search.largest { _ in true }.size == search.ceiling)
      #expect(search.sizes.count < 20_000)
    }
  }
}

/// Shrinking a text into its container.
@Suite struct ScaleFittingTests {
  let text = AttributedText("A label that is too long", font: .system(size: 17))

  /// What fits keeps its size.
  @Test func fits() {
    let fitted = Typesetter.shared.fit(text, in: TextContainer(width: 400, maximumLines: 1), minimumScale: 0.5)
    #expect(fitted.scale == 1)
    #expect(fitted.fits)
  }

  @Test(arguments: [60.0, 80, 100, 120, 140, 160])
  func onOneLineTheLargestHundredthIsTakenAtWhichItFits(width: Double) {
    let container = TextContainer(width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let fitted = Typesetter.shared.fit(text, in: container, minimumScale: 0.1)
    #expect(fitted.fits)
    #expect(fitted.scale < 1)
    for hundredths in stride(from: 100, to: Int((fitted.scale * 100).rounded()), by: -1) {
      let larger = text.withFontSizes { $0 * Double(hundredths) / 100 }
      #expect(Typesetter.shared.layout(larger, in: container).isTruncated)
    }
  }

  @Test func onSeveralLinesTheHeightCountsToo() {
    let container = TextContainer(width: 100, height: 30, maximumLines: 2, lineBreakMode: .byTruncatingTail)
    let fitted = Typesetter.shared.fit(text, in: container, minimumScale: 0.3)
    #expect(fitted.fits)
    #expect(fitted.layout.height <= 30.001)
    #expect(fitted.layout.lines.count == 2)
  }

  @Test func neverBelowTheSmallestScaleTheTextIsCutThere() {
    let container = TextContainer(width: 40, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let fitted = Typesetter.shared.fit(text, in: container, minimumScale: 0.625)
    #expect(!fitted.fits)
    #expect(fitted.scale == 0.625)
    #expect(fitted.layout.isTruncated)
  }

  @Test(arguments: [-1.0, 0, .nan, .infinity, 1.5])
  func anyMinimumScaleEnds(minimum: Double) {
    let fitted = Typesetter.shared.fit(text, in: TextContainer(width: 0, maximumLines: 1), minimumScale: minimum)
    #expect((0.01...1).contains(fitted.scale))
  }
}
