/// A value in a YAML document, with its position in the file.
struct YAMLValue: Sendable {
  /// The content of a value: a text, list or table.
  indirect enum Content: Sendable {
    /// A text. It is plain if it is written without quotes.
    case text(String, isPlain: Bool)
    case list([YAMLValue])
    case table([String: YAMLValue])
  }

  /// The position of a value in a file.
  struct Place: Sendable {
    let path: String
    /// The line, counted from 1.
    let line: Int
  }

  let content: Content
  let place: Place
  /// The number of values in the tree of this value, including the value itself.
  let count: Int
  /// The number of levels in the tree of this value, including the value itself.
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

  /// The entries of a table; `nil` if the value is not a table.
  var table: [String: YAMLValue]? {
    if case .table(let table) = content { table } else { nil }
  }

  /// The elements of a list; `nil` if the value is not a list.
  var list: [YAMLValue]? {
    if case .list(let list) = content { list } else { nil }
  }

  /// The text; `nil` if the value is not a text.
  var text: String? {
    if case .text(let text, _) = content { text } else { nil }
  }

  /// The entry of a table for a key; `nil` if there is none or the value is not a table.
  subscript(key: String) -> YAMLValue? { table?[key] }

  /// The texts in a list, or the text itself as the only element; empty for a table.
  var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

  /// The elements of a list, or the value itself as the only element.
  var elements: [YAMLValue] { list ?? [self] }

  /// The value as a Boolean: `true`, `yes` and `on`, or `false`, `no` and `off`, in any case; `nil` for other values.
  var isTrue: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The value as the text of a build setting; `nil` for a table. Booleans without quotes become `YES` or `NO`, and the
  /// elements of a list are joined by spaces.
  var setting: String? {
    switch content {
    case .text(let text, let isPlain): isPlain ? isTrue.map { $0 ? "YES" : "NO" } ?? text : text
    case .list(let values): values.compactMap(\.setting).joined(separator: " ")
    case .table: nil
    }
  }

  /// The value with its content replaced.
  func replacing(_ content: Content) -> YAMLValue { YAMLValue(content, at: place) }

  /// The table with an entry replaced, added or removed. A value that is not a table is returned unchanged.
  func with(_ key: String, _ value: YAMLValue?) -> YAMLValue {
    guard var table else { return self }
    table[key] = value
    return replacing(.table(table))
  }
}
