/// Parses a visual format string, such as `H:|-[find]-8-[field(>=20@750)]-|`.
///
/// Grammar: `orientation? superview-and-gap? view (gap view)* gap-and-superview?`. A gap is empty, `-`, `-8-`,
/// `-spacing-` or `-(>=8@250,<=20)-`. A view may have predicates on its size in parentheses.
///
/// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)` creates the constraints from the result.
struct VisualFormatParser {
  /// A condition on a size or a gap, such as `>=20@750`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    /// The right side of the condition: a number, or the name of a metric or view.
    var object: String
    /// The text after `@`: a number, or the name of a metric; `nil` if there is none.
    var priority: String?
  }

  /// A view in the format, with the conditions on its size.
  struct Element: Equatable {
    /// The name of the view; `nil` for the superview, which the format writes as `|`.
    var name: String?
    var size: [Predicate] = []
  }

  /// The gap between two elements: no gap, the standard distance (`-`), or conditions on the distance.
  enum Gap: Equatable {
    case none
    case standard
    case bounds([Predicate])
  }

  struct Layout: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// The gaps between successive elements. Gap 0 is between elements 0 and 1.
    var gaps: [Gap] = []
  }

  private var rest: Substring

  /// The parsed format; `nil` if the text is not a valid format.
  static func parse(_ format: String) -> Layout? {
    var parser = VisualFormatParser(rest: format.filter { !$0.isWhitespace }[...])
    return parser.layout()
  }

  private mutating func layout() -> Layout? {
    var layout = Layout()
    if take("V:") { layout.axis = .vertical } else { _ = take("H:") }
    if take("|") {
      guard let gap = gap() else { return nil }
      layout.elements.append(Element(name: nil))
      layout.gaps.append(gap)
    }
    guard let first = view() else { return nil }
    layout.elements.append(first)
    while !rest.isEmpty {
      guard let gap = gap() else { return nil }
      layout.gaps.append(gap)
      if take("|") {
        layout.elements.append(Element(name: nil))
        return rest.isEmpty ? layout : nil
      }
      guard let view = view() else { return nil }
      layout.elements.append(view)
    }
    return layout
  }

  private mutating func gap() -> Gap? {
    guard take("-") else { return Gap.none }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let predicates = rest.first == "(" ? predicateList() : object().map { [Predicate(object: $0)] }
    guard let predicates, take("-") else { return nil }
    return .bounds(predicates)
  }

  private mutating func view() -> Element? {
    guard take("["), let name = object() else { return nil }
    var element = Element(name: name)
    if rest.first == "(" {
      guard let predicates = predicateList() else { return nil }
      element.size = predicates
    }
    return take("]") ? element : nil
  }

  private mutating func predicateList() -> [Predicate]? {
    guard take("(") else { return nil }
    var predicates: [Predicate] = []
    repeat {
      var predicate = Predicate(object: "")
      if take("==") {
        predicate.relation = .equal
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      }
      guard let object = object() else { return nil }
      predicate.object = object
      if take("@") {
        guard let priority = self.object() else { return nil }
        predicate.priority = priority
      }
      predicates.append(predicate)
    } while take(",")
    return take(")") ? predicates : nil
  }

  /// Reads a name or a number, which may be negative; `nil` if there is neither.
  private mutating func object() -> String? {
    var text = rest.first == "-" ? String(rest.removeFirst()) : ""
    while let character = rest.first, character.isLetter || character.isNumber || character == "_" || character == "." {
      text.append(character)
      rest.removeFirst()
    }
    return text.isEmpty || text == "-" ? nil : text
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }
}
