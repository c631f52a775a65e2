extension ConstraintSystem {
  /// The error that is thrown for a text that is not in the text format of ``ConstraintSystem``.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line with the error, counted from one.
    public var line: Int
    /// What is wrong in the line, or what was expected.
    public var message: String

    /// The line and the message.
    public var description: String { "line \(line): \(message)" }
  }

  /// Parses a text in the format that ``ConstraintSystem`` documents.
  public init(parsing text: String) throws(ParseError) {
    self.init()
    // Split by Unicode scalars, because as a `Character`, "\r\n" is not equal to "\n".
    for (index, scalars) in text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" })
      .enumerated()
    {
      let fields = scalars.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map { String($0) }
      guard let first = fields.first, !first.hasPrefix("#") else { continue }
      do {
        try read(first, Array(fields.dropFirst()))
      } catch {
        throw ParseError(line: index + 1, message: error.message)
      }
    }
    for change in changes where !constraints.indices.contains(change.constraint) {
      throw ParseError(
        line: text.unicodeScalars.count { $0 == "\n" } + 1,
        message: "'change \(change.constraint)' names no constraint: there are \(constraints.count)")
    }
  }

  /// The line numbers of the constraints in a text, counted from one, in the order of ``constraints``.
  package static func linesOfConstraints(in text: String) -> [Int] {
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }
    return lines.indices.filter { index in
      let first = lines[index].split { $0 == " " || $0 == "\t" || $0 == "\r" }.first.map { String($0) }
      return first.map { !$0.hasPrefix("#") && !["views", "edit", "change"].contains($0) } ?? false
    }.map { $0 + 1 }
  }

  private struct FieldError: Error {
    var message: String
  }

  private mutating func read(_ first: String, _ rest: [String]) throws(FieldError) {
    switch first {
    case "views":
      guard rest.count == 1, let count = Int(rest[0]), count >= 0 else {
        throw FieldError(message: "expected 'views COUNT'")
      }
      viewCount = count
    case "edit":
      guard rest.count == 3 else { throw FieldError(message: "expected 'edit NAME LOW HIGH'") }
      let low = try number(rest[1])
      let high = try number(rest[2])
      edit(try name(rest[0]), from: low, to: high)
    case "change":
      guard rest.count == 3, let index = Int(rest[0]), index >= 0 else {
        throw FieldError(message: "expected 'change INDEX OLD NEW'")
      }
      changes.append(Change(constraint: index, old: try number(rest[1]), new: try number(rest[2])))
    default:
      try readConstraint(first, rest)
    }
  }

  private mutating func readConstraint(_ first: String, _ rest: [String]) throws(FieldError) {
    let priority = try number(first)
    guard priority > 0 && priority <= 1000 else {
      throw FieldError(message: "the priority '\(first)' is not above 0 and at most 1000")
    }
    guard rest.count >= 2 else { throw FieldError(message: "expected 'PRIORITY RELATION CONSTANT K*NAME …'") }
    guard let relation = Relation(rawValue: rest[0]) else {
      throw FieldError(message: "'\(rest[0])' is not one of = <= >=")
    }
    let constant = try number(rest[1])
    var terms: [NamedTerm] = []
    var seen: Set<Int> = []
    for field in rest.dropFirst(2) {
      guard let star = field.firstIndex(of: "*") else { throw FieldError(message: "'\(field)' is not K*NAME") }
      let coefficient = try number(String(field[..<star]))
      let variable = variable(try name(String(field[field.index(after: star)...])))
      guard seen.insert(variable).inserted else {
        throw FieldError(message: "the variable '\(names[variable])' occurs more than once")
      }
      terms.append(NamedTerm(coefficient, variable))
    }
    constraints.append(Line(Priority(priority), relation, constant, terms))
  }

  private func number(_ field: String) throws(FieldError) -> Double {
    guard let number = Double(field) else { throw FieldError(message: "'\(field)' is not a number") }
    guard number.isFinite else { throw FieldError(message: "'\(field)' is not a finite number") }
    return number
  }

  private func name(_ field: String) throws(FieldError) -> String {
    guard Self.isName(field) else {
      throw FieldError(message: "'\(field)' is not a variable name (letters, digits, '_' and '.')")
    }
    return field
  }

  /// Whether a name consists only of characters that the text format allows in names.
  static func isName(_ field: String) -> Bool {
    !field.isEmpty
      && field.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// The system in the text format. Parsing this text gives an equal system if every variable occurs in a constraint or
  /// an edit.
  public var text: String {
    var lines: [String] = []
    if viewCount > 0 { lines.append("views \(viewCount)") }
    for edit in edits { lines.append("edit \(names[edit.variable]) \(Self.text(edit.low)) \(Self.text(edit.high))") }
    for change in changes {
      lines.append("change \(change.constraint) \(Self.text(change.old)) \(Self.text(change.new))")
    }
    lines += constraints.map(text(of:))
    return lines.map { $0 + "\n" }.joined()
  }

  /// The text of one constraint.
  public func text(of line: Line) -> String {
    let terms = line.terms.map { " \(Self.text($0.coefficient))*\(names[$0.variable])" }.joined()
    return "\(Self.text(line.priority.rawValue)) \(line.relation.rawValue) \(Self.text(line.constant)) \(terms)"
  }

  /// The shortest decimal representation that is parsed as the same value, without a trailing `.0`.
  package static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
