import ConstraintSolver

extension PublishedConflict {
  /// One line as a constraint.
  struct Member {
    var constraint: Constraint
    var isSystemMade: Bool
    var isBroken: Bool
  }

  /// A log's views in a solver.
  final class Views {
    let solver = Solver()
    private var frames: [String: [Variable]] = [:]
    private(set) var implied: [ConstraintID] = []

    /// Left, top, width and height; sizes are never negative, which nothing ever breaks.
    func frame(_ name: String) -> [Variable] {
      if let frame = frames[name] { return frame }
      let frame = ["left", "top", "width", "height"].map { solver.makeVariable("\(name).\($0)") }
      frames[name] = frame
      for size in frame[2...] {
        implied.append(solver.add(Constraint([Term(1, size)], .greaterThanOrEqual, 0, removalRank: -1)))
      }
      return frame
    }

    /// The terms and the constant of an attribute like `label.trailing`. Margins are 8, as nothing else is known.
    func attribute(_ text: Substring) -> (terms: [Term], constant: Double) {
      let parts = text.split(separator: ".")
      let frame = frame(String(parts[0]))
      return switch parts[1] {
      case "left", "leading": ([Term(1, frame[0])], 0)
      case "leadingMargin": ([Term(1, frame[0])], 8)
      case "right", "trailing": ([Term(1, frame[0]), Term(1, frame[2])], 0)
      case "trailingMargin": ([Term(1, frame[0]), Term(1, frame[2])], -8)
      case "top": ([Term(1, frame[1])], 0)
      case "bottom": ([Term(1, frame[1]), Term(1, frame[3])], 0)
      case "width": ([Term(1, frame[2])], 0)
      case "height": ([Term(1, frame[3])], 0)
      case "centerY": ([Term(1, frame[1]), Term(0.5, frame[3])], 0)
      default: fatalError("unknown attribute \(text)")
      }
    }
  }

  /// Reads the lines into a solver.
  func members(in views: Views) -> [Member] {
    lines.map { line in
      var words = line.split(separator: " ")
      let isBroken = words[0] == "broken:"
      let isSystemMade = words[0] == "system:"
      if isBroken || isSystemMade { words.removeFirst() }
      let left = views.attribute(words[0])
      let relation = Relation(rawValue: String(words[1])) ?? .equal
      var terms = left.terms
      var constant = -left.constant
      var rest = words.dropFirst(2)
      var other: Substring?
      var factor = 1.0
      if rest.count > 1, rest[rest.startIndex + 1] == "*" {
        factor = Double(rest.removeFirst()) ?? 1
        rest.removeFirst()
      }
      if let first = rest.first, Double(first) == nil {
        other = first
        rest.removeFirst()
        let right = views.attribute(first)
        terms += right.terms.map { Term(-factor * $0.coefficient, $0.variable) }
        constant += factor * right.constant
      }
      var written = 0.0
      if let number = rest.last.flatMap({ Double($0) }) { written = rest.first == "-" ? -number : number }
      constant += written
      let rank = isSystemMade ? 0 : Self.rank(words[0], other, written)
      return Member(
        constraint: Constraint(terms, relation, constant, removalRank: rank), isSystemMade: isSystemMade,
        isBroken: isBroken)
    }
  }

  /// The stated rule: of what the user wrote, first a size, then a space between neighbours, then a trailing or bottom
  /// distance, then the rest. A constant of zero says "flush" or "hidden" and is kept before others.
  private static func rank(_ first: Substring, _ second: Substring?, _ constant: Double) -> Int {
    guard constant != 0 else { return 1 }
    let far = ["right", "trailing", "trailingMargin", "bottom"]
    let near = ["left", "leading", "leadingMargin", "top"]
    let side = String(first.split(separator: ".")[1])
    guard let second else { return 4 }
    let otherSide = String(second.split(separator: ".")[1])
    if near.contains(side) && far.contains(otherSide) || far.contains(side) && near.contains(otherSide) { return 3 }
    return far.contains(side) ? 2 : 1
  }
}
