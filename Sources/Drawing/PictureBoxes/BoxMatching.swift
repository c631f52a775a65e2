import Foundation

/// Finds which boxes of two pictures show the same.
nonisolated package struct BoxMatching {
  /// The boxes of both pictures, each once, from the top left to the bottom right.
  package let matches: [BoxMatch]

  /// The largest difference of a channel between two colours that count as one.
  static let colorTolerance = 24

  /// - Parameters:
  ///   - expected: the boxes of the expected picture.
  ///   - actual: the boxes of the actual picture.
  /// - Complexity: O(n · m) for n and m boxes.
  package init(expected: [PictureBox], actual: [PictureBox]) {
    let fills = Self.fills(expected.filter { $0.kind == .fill }, actual.filter { $0.kind == .fill })
    let ink = Self.ink(expected.filter { $0.kind == .ink }.map(\.rect), actual.filter { $0.kind == .ink }.map(\.rect))
    matches = (fills + ink).sorted { Self.isBefore($0, $1) }
  }

  private static func isBefore(_ first: BoxMatch, _ second: BoxMatch) -> Bool {
    guard let one = first.actual ?? first.expected, let other = second.actual ?? second.expected else { return false }
    return (one.minY, one.minX, one.maxY, one.maxX) < (other.minY, other.minX, other.maxY, other.maxX)
  }

  // MARK: Fills

  /// Fills of the same colour belong together, the nearest first; then what is left, if it is near.
  private static func fills(_ expected: [PictureBox], _ actual: [PictureBox]) -> [BoxMatch] {
    var candidates: [(distance: Double, isOther: Bool, first: Int, second: Int)] = []
    for (first, one) in expected.enumerated() {
      for (second, other) in actual.enumerated() {
        let distance = BoxMatch.distance(one.rect, other.rect)
        let isOther = PixelColor.difference(one.color, other.color) > colorTolerance
        if distance <= reach(of: one.rect, isOther: isOther) { candidates.append((distance, isOther, first, second)) }
      }
    }
    candidates.sort { ($0.isOther ? 1 : 0, $0.distance, $0.first) < ($1.isOther ? 1 : 0, $1.distance, $1.first) }
    return pairs(candidates.map { ($0.first, $0.second) }, expected.count, actual.count).map { first, second in
      BoxMatch(
        kind: .fill, expected: first.map { expected[$0].rect }, actual: second.map { actual[$0].rect },
        colors: (first.map { expected[$0].color }, second.map { actual[$0].color }))
    }
  }

  /// How far the sides of a fill may be from those of another one that shows the same, in points.
  private static func reach(of rect: CGRect, isOther: Bool) -> Double {
    isOther ? 4 : max(24, 0.5 * Double(max(rect.width, rect.height)))
  }

  // MARK: Ink

  /// Ink that overlaps belongs together. So a line that is one box in one picture, and several words in the other, is
  /// compared as a whole. What overlaps nothing belongs to the nearest box of the same size.
  private static func ink(_ expected: [CGRect], _ actual: [CGRect]) -> [BoxMatch] {
    var sets = DisjointSets(count: expected.count + actual.count)
    for (first, one) in expected.enumerated() {
      for (second, other) in actual.enumerated() where overlaps(one, other) {
        sets.join(first, expected.count + second)
      }
    }
    var matches: [BoxMatch] = []
    var alone: (expected: [CGRect], actual: [CGRect]) = ([], [])
    for set in sets.sets() {
      let first = union(of: set.filter { $0 < expected.count }.map { expected[$0] })
      let second = union(of: set.filter { $0 >= expected.count }.map { actual[$0 - expected.count] })
      switch (first, second) {
      case (let first?, let second?): matches.append(BoxMatch(kind: .ink, expected: first, actual: second))
      case (let first?, nil): alone.expected.append(first)
      case (nil, let second?): alone.actual.append(second)
      case (nil, nil): break
      }
    }
    return matches + moved(alone.expected, alone.actual)
  }

  private static func moved(_ expected: [CGRect], _ actual: [CGRect]) -> [BoxMatch] {
    var candidates: [(distance: Double, first: Int, second: Int)] = []
    for (first, one) in expected.enumerated() {
      for (second, other) in actual.enumerated() where haveSameSize(one, other) {
        candidates.append((BoxMatch.distance(one, other), first, second))
      }
    }
    candidates.sort { ($0.distance, $0.first, $0.second) < ($1.distance, $1.first, $1.second) }
    return pairs(candidates.map { ($0.first, $0.second) }, expected.count, actual.count).map { first, second in
      BoxMatch(kind: .ink, expected: first.map { expected[$0] }, actual: second.map { actual[$0] })
    }
  }

  /// Whether two rectangles have at least half of the lower one's height, and a part of the width, in common.
  private static func overlaps(_ first: CGRect, _ second: CGRect) -> Bool {
    let common = first.intersection(second)
    return !common.isNull && common.width > 0 && common.height >= 0.5 * min(first.height, second.height)
  }

  private static func haveSameSize(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.width - second.width) <= max(2, 0.2 * first.width)
      && abs(first.height - second.height) <= max(2, 0.2 * first.height)
  }

  private static func union(of rects: [CGRect]) -> CGRect? {
    rects.isEmpty ? nil : rects.reduce(CGRect.null) { $0.union($1) }
  }

  // MARK: Pairs

  /// Pairs of indices, of which the first ones count, and then each index that is in no pair.
  private static func pairs(
    _ candidates: [(Int, Int)], _ expected: Int, _ actual: Int
  ) -> [(Int?, Int?)] {
    var (firsts, seconds) = (Set<Int>(), Set<Int>())
    var pairs: [(Int?, Int?)] = []
    for (first, second) in candidates where !firsts.contains(first) && !seconds.contains(second) {
      firsts.insert(first)
      seconds.insert(second)
      pairs.append((first, second))
    }
    pairs += (0..<expected).filter { !firsts.contains($0) }.map { ($0, nil) }
    return pairs + (0..<actual).filter { !seconds.contains($0) }.map { (nil, $0) }
  }
}
