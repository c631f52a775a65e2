/// A JSON value, of which the schema of the configuration is built.
enum JSONValue: Hashable, Encodable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSONValue])
  case object([String: JSONValue])

  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }

  /// The schema of a text that must be one of several words.
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

  /// This object with additional members. A value that is not an object is returned unchanged.
  func with(_ members: [String: JSONValue]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { _, new in new })
  }
}
