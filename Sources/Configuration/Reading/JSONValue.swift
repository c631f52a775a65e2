/// A value of JSON, for the schema.
enum JSONValue: Hashable, Encodable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONValue])
  case object([String: JSONValue])

  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }

  /// The schema of one of several words.
  static func words(_ words: [String]) -> JSONValue {
    .object(["enum": .list(words.map { .text($0) })])
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The object with more members.
  func with(_ members: [String: JSONValue]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { _, new in new })
  }
}
