/// A value of a YAML document, with its place.
struct YAMLValue: Sendable {
  /// What a value is.
  indirect enum Content: Sendable {
    /// A text. It is plain if it has no quotes.
    case text(String, isPlain: Bool)
    case list([YAMLValue])
    case table([String: YAMLValue])
  }

  /// Where a value stands.
  struct Place: Sendable {
    let path: String
    /// The line, counted from 1.
    let line: Int
  }

  let content: Content
  let place: Place
  /// The number of values in it, itself included.
  let count: Int
  /// The number of levels, itself included.
  let depth: Int

  init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
    switch content {
    case .text: (count, depth) = (1, 1)
    case .list(let values):
      count = values.reduce(1) { $0 + $1.count }
      depth = values.reduce(0) { max($0, $1.depth) } + 1
    case .table(let values):
      count = values.values.reduce(1) { $0 + $1.count }
      depth = values.values.reduce(0) { max($0, $1.depth) } + 1
    }
  }

  /// The entries of a table; `nil` if it is none.
  var table: [String: YAMLValue]? {
    if case .table(let table) = content { table } else { nil }
  }

  /// The elements of a list; `nil` if it is none.
  var list: [YAMLValue]? {
    if case .list(let list) = content { list } else { nil }
  }

  /// The text; `nil` if it is none.
  var text: String? {
    if case .text(let text, _) = content { text } else { nil }
  }

  /// An entry of a table; `nil` if there is none.
  subscript(key: String) -> YAMLValue? { table?[key] }

  /// The texts of a list, or the only text.
  var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

  /// The elements of a list, or the value itself.
  var elements: [YAMLValue] { list ?? [self] }

  /// Whether it says yes or no; `nil` if it says neither.
  var isTrue: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The value as a build setting has it; `nil` for a table. Words such as `true` become `YES`.
  var setting: String? {
    switch content {
    case .text(let text, let isPlain): isPlain ? isTrue.map { $0 ? "YES" : "NO" } ?? text : text
    case .list(let values): values.compactMap(\.setting).joined(separator: " ")
    case .table: nil
    }
  }

  /// The value with other content.
  func replacing(_ content: Content) -> YAMLValue { YAMLValue(content, at: place) }

  /// The table with another entry; a value that is no table stays.
  func with(_ key: String, _ value: YAMLValue?) -> YAMLValue {
    guard var table else { return self }
    table[key] = value
    return replacing(.table(table))
  }
}
