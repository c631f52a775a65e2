import Testing

@testable import Typesetting

/// The bidirectional algorithm.
@Suite struct BidiConformanceTests {
  private static let file = "BidiCharacterTest.txt"

  @Test(.enabled(if: UnicodeData.exists(file), Comment(rawValue: UnicodeData.absent)))
  func agreesWithEveryLineOfBidiCharacterTest() throws {
    var count = 0
    var wrong: [Substring] = []
    for line in try UnicodeData.lines(Self.file) {
      count += 1
      if !agrees(line) { wrong.append(line) }
    }
    #expect(count > 90_000)
    #expect(wrong.isEmpty, "\(wrong.count) of \(count): \(wrong.prefix(3))")
  }

  /// A line is: characters; direction 0, 1 or 2; paragraph level; levels, x where removed; places from left to right.
  private func agrees(_ line: Substring) -> Bool {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    let units = scalars.flatMap { Array(String($0).utf16) }
    let direction: WritingDirection = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural
    let found = BidiLevels.levels(of: units[...], direction: direction)
    guard UInt8(fields[2]) == found.paragraph else { return false }

    var levels: [UInt8] = []
    var place = 0
    for scalar in scalars {
      levels.append(found.levels[place])
      place += scalar.value > 0xFFFF ? 2 : 1
    }
    let expected = fields[3].split(separator: " ").map { UInt8($0) }
    let kept = expected.indices.filter { expected[$0] != nil }
    guard kept.allSatisfy({ expected[$0] == levels[$0] }) else { return false }
    let order = BidiLevels.visualOrder(kept.map { levels[$0] }).map { kept[$0] }
    return order == fields[4].split(separator: " ").compactMap { Int($0) }
  }
}
