import Foundation
import Typesetting

/// The places of the characters of a laid-out text, in the coordinates of its view.
struct TextGeometry {
  /// The part of a range that is on one line.
  struct Part {
    var rect: CGRect
    var isRightToLeft: Bool
    var containsStart: Bool
    var containsEnd: Bool
  }

  private let placement: TextPlacement
  private var lines: [Line] { placement.layout.lines }

  init(_ placement: TextPlacement) {
    self.placement = placement
  }

  /// The rectangles of a range, a rectangle per line from top to bottom. Empty for an empty range.
  func parts(of range: NSRange) -> [Part] {
    let wanted = range.location..<range.location + range.length
    let onLines = lines.filter { $0.range.overlaps(wanted) }
    return onLines.enumerated().map { index, line in
      let ends = [wanted.lowerBound, wanted.upperBound].map { placement.layout.x(of: $0, on: line) }
      let rect = CGRect(
        x: placement.origin.x + min(ends[0], ends[1]), y: placement.origin.y + line.y, width: abs(ends[1] - ends[0]),
        height: line.height)
      return Part(
        rect: rect, isRightToLeft: line.isRightToLeft, containsStart: index == 0,
        containsEnd: index == onLines.count - 1)
    }
  }

  /// The rectangle of a cursor before the character at an offset: 2 points wide, and as high as the line. `nil` without lines.
  func caret(at offset: Int) -> CGRect? {
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else { return nil }
    let x = placement.layout.x(of: offset, on: line)
    return CGRect(x: placement.origin.x + x - 1, y: placement.origin.y + line.y, width: 2, height: line.height)
  }

  /// The offset in `range` whose place is nearest to a point, on the line that is nearest to it. `nil` without lines.
  func offset(nearestTo point: CGPoint, in range: NSRange) -> Int? {
    let allowed = range.location...range.location + range.length
    let candidates = lines.filter { line in
      line.range.lowerBound <= allowed.upperBound && allowed.lowerBound <= line.range.upperBound
    }
    let y = point.y - placement.origin.y
    guard let line = candidates.min(by: { $0.distance(toY: y) < $1.distance(toY: y) }) else { return nil }
    let offsets = max(line.range.lowerBound, allowed.lowerBound)...min(line.range.upperBound, allowed.upperBound)
    let x = point.x - placement.origin.x
    return offsets.min { abs(placement.layout.x(of: $0, on: line) - x) < abs(placement.layout.x(of: $1, on: line) - x) }
  }
}

extension Line {
  /// How far a line is above or below a place; 0 for one that contains it.
  fileprivate func distance(toY place: CGFloat) -> CGFloat { max(0, y - place, place - maxY) }
}
