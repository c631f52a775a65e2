/// A pattern for one file name with the wildcards of Unix shells: `*`, `?` and `[a-z]`.
///
/// A name that begins with a period is only matched by a pattern that begins with a period.
struct WildcardName: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    /// `?`: any single character.
    case one
    /// `*`: zero or more characters.
    case many
    case set([ClosedRange<Unicode.Scalar>], isInverted: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .scalar(let own): own == scalar
      case .one: true
      case .many: false
      case .set(let ranges, let isInverted): ranges.contains { $0.contains(scalar) } != isInverted
      }
    }
  }

  private let parts: [Part]
  /// The only name that the pattern matches; `nil` if the pattern has wildcards.
  let literal: String?

  init(_ text: String) {
    parts = Self.parts(of: Array(text.unicodeScalars))
    let scalars = parts.map { if case .scalar(let scalar) = $0 { scalar } else { nil as Unicode.Scalar? } }
    literal = scalars.contains(nil) ? nil : String(String.UnicodeScalarView(scalars.compactMap(\.self)))
  }

  /// Whether the pattern matches a name. The time is at most proportional to the product of both lengths.
  func matches(_ name: String) -> Bool {
    if let literal { return name == literal }
    let scalars = Array(name.unicodeScalars)
    if scalars.first == ".", parts.first != .scalar(".") { return false }
    var (part, scalar) = (0, 0)
    // Where to continue if the rest does not match: at the part after the last asterisk, one character further in the
    // name.
    var retry: (part: Int, scalar: Int)?
    while scalar < scalars.count {
      if part < parts.count, parts[part] == .many {
        part += 1
        retry = (part, scalar)
      } else if part < parts.count, parts[part].matches(scalars[scalar]) {
        (part, scalar) = (part + 1, scalar + 1)
      } else if let last = retry {
        retry = (last.part, last.scalar + 1)
        (part, scalar) = (last.part, last.scalar + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .many }
  }

  private static func parts(of text: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "*": if parts.last != .many { parts.append(.many) }
      case "?": parts.append(.one)
      case "[":
        if let (set, end) = set(in: text, from: index) {
          parts.append(set)
          index = end
        } else {
          parts.append(.scalar("["))
        }
      case "\\" where index + 1 < text.count:
        index += 1
        parts.append(.scalar(text[index]))
      case let scalar: parts.append(.scalar(scalar))
      }
      index += 1
    }
    return parts
  }

  /// The character set that begins at a bracket, and the index of its end; `nil` if the bracket is not closed.
  private static func set(in text: [Unicode.Scalar], from start: Int) -> (Part, Int)? {
    var index = start + 1
    let isInverted = index < text.count && (text[index] == "!" || text[index] == "^")
    if isInverted { index += 1 }
    let first = index
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < text.count {
      if text[index] == "]", index > first { return (.set(ranges, isInverted: isInverted), index) }
      if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]", text[index] <= text[index + 2] {
        ranges.append(text[index]...text[index + 2])
        index += 3
      } else {
        ranges.append(text[index]...text[index])
        index += 1
      }
    }
    return nil
  }
}
