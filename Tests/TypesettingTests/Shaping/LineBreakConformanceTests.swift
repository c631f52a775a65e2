import Testing

@testable import Typesetting

/// Line breaking.
@Suite struct LineBreakConformanceTests {
  private static let file = "auxiliary/LineBreakTest.txt"

  /// ICU keeps a sign and its number together where the standard's own rule does not (LB25, its tailoring for numbers).
  private static let deviations: Set<String> = [
    "× 002C × 0308 ÷ 0030 ÷", "× 002C ÷ 0030 ÷", "× 002D × 0308 ÷ 0023 ÷", "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D × 0308 ÷ 0E01 ÷", "× 002D × 0308 ÷ 50005 ÷", "× 002D ÷ 0023 ÷", "× 002D ÷ 00A7 ÷", "× 002D ÷ 0E01 ÷",
    "× 002D ÷ 50005 ÷", "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷", "× 0061 × 002E ÷ 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷", "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷", "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷", "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
  ]

  @Test(.enabled(if: UnicodeData.version(of: file) == "15.0.0", Comment(rawValue: UnicodeData.absent)))
  func agreesWithEveryLineOfLineBreakTestButTheListedOnes() throws {
    var count = 0
    var wrong: Set<String> = []
    for line in try UnicodeData.lines(Self.file) {
      count += 1
      var units: [UInt16] = []
      var expected: [Int] = []
      for word in line.split(whereSeparator: \.isWhitespace) {
        if word == "÷" {
          if !units.isEmpty { expected.append(units.count) }
        } else if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) {
          units += Array(String(scalar).utf16)
        }
      }
      if LineBreaks.opportunities(in: units) != expected {
        wrong.insert(line.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      }
    }
    #expect(count > 7_000)
    #expect(wrong.subtracting(Self.deviations).sorted() == [])
  }
}
