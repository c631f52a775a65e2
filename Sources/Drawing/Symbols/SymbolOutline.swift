import Foundation

/// The shape of a symbol on a grid of 24 × 24: stroked lines and filled areas.
///
/// Symbols are our own simple drawings, which resemble Apple's only enough to be recognised.
nonisolated struct SymbolOutline: Hashable, Sendable {
  /// The stroked lines.
  var strokes: Path
  /// The filled areas.
  var fills: Path

  /// Makes a shape from texts in the notation of ``Path/init(grid:)``.
  init(strokes: String = "", fills: String = "") {
    self.strokes = Path(grid: strokes)
    self.fills = Path(grid: fills)
  }

  /// The bounds of strokes and fills, without the width of the strokes.
  var bounds: CGRect { strokes.bounds.union(fills.bounds) }

  /// The outlines of the strokes, divided for the filled variant of the symbol: those that are filled, and details that
  /// are cut out, because they lie inside the largest outline (the lens of a camera, the door of a house).
  var solidAndDetails: (solid: Path, details: Path) {
    let parts = strokes.outlines
    let areas = parts.map { $0.bounds.width * $0.bounds.height }
    guard let largest = areas.indices.max(by: { areas[$0] < areas[$1] }) else { return (Path(), Path()) }
    let body = parts[largest].bounds
    var (solid, details) = (Path(), Path())
    for (index, part) in parts.enumerated() {
      if index != largest, body.contains(part.bounds) { details.add(part) } else { solid.add(part) }
    }
    return (solid, details)
  }
}

nonisolated extension Path {
  /// Makes a path from a text that has letters, each followed by numbers, separated by spaces. Coordinates are on a
  /// grid of 24 × 24.
  ///
  /// | letter | numbers | draws |
  /// | --- | --- | --- |
  /// | `M` | x y | starts an outline; further pairs are lines |
  /// | `L` | x y … | lines |
  /// | `C` | x1 y1 x2 y2 x y | a Bézier curve |
  /// | `A` | cx cy r from to | a clockwise arc in degrees, as a new outline |
  /// | `B` | cx cy r from to | a clockwise arc in degrees, joined to the present outline |
  /// | `O` | cx cy r | a circle |
  /// | `R` | x y width height radius | a rectangle |
  /// | `Z` | | closes the outline |
  ///
  /// Anything else is skipped.
  init(grid text: String) {
    self.init()
    var tokens = text.split(separator: " ")[...]
    while let letter = tokens.popFirst() {
      var numbers: [Double] = []
      while let token = tokens.first, let number = Double(token) {
        numbers.append(number)
        tokens.removeFirst()
      }
      add(letter, numbers)
    }
  }

  private mutating func add(_ letter: Substring, _ numbers: [Double]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (letter, numbers.count) {
    case ("M", 2...):
      move(to: point(0))
      for index in stride(from: 2, to: numbers.count - 1, by: 2) { line(to: point(index)) }
    case ("L", 2...):
      for index in stride(from: 0, to: numbers.count - 1, by: 2) { line(to: point(index)) }
    case ("C", 6): curve(to: point(4), control1: point(0), control2: point(2))
    case ("A", 5), ("B", 5):
      let (start, end) = (numbers[3] * .pi / 180, numbers[4] * .pi / 180)
      if letter == "A" {
        move(to: CGPoint(x: numbers[0] + numbers[2] * cos(start), y: numbers[1] + numbers[2] * sin(start)))
      }
      arc(center: point(0), radius: numbers[2], start: start, end: end)
    case ("O", 3):
      addEllipse(
        in: CGRect(
          x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: numbers[2] * 2, height: numbers[2] * 2))
    case ("R", 5):
      addRectangle(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        corners: [numbers[4], numbers[4], numbers[4], numbers[4]])
    case ("Z", 0): close()
    default: break
    }
  }
}
