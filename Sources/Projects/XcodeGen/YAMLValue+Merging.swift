extension YAMLValue {
  private static let replacing = ":REPLACE"

  /// The value merged onto a base value by XcodeGen's rules for includes and templates.
  ///
  /// Tables are merged entry by entry, and the elements of a list are appended to those of the base. An entry whose key
  /// ends with `:REPLACE` replaces the entry of the base.
  func merged(onto base: YAMLValue?) -> YAMLValue {
    guard let base else { return self }
    if let own = list, let other = base.list { return replacing(.list(other + own)) }
    guard let own = table, var merged = base.table else { return self }
    for (key, value) in own.sorted(by: { $0.key < $1.key }) {
      if key.hasSuffix(Self.replacing) {
        merged[String(key.dropLast(Self.replacing.count))] = value
      } else {
        merged[key] = value.merged(onto: merged[key])
      }
    }
    return replacing(.table(merged))
  }

  /// The value with all its texts and keys replaced by the results of a function.
  func mapTexts(_ change: (String) throws(ProjectError) -> String) throws(ProjectError) -> YAMLValue {
    switch content {
    case .text(let text, let isPlain):
      let changed = try change(text)
      return changed == text ? self : replacing(.text(changed, isPlain: isPlain && changed == text))
    case .list(let values):
      var changed: [YAMLValue] = []
      for value in values { changed.append(try value.mapTexts(change)) }
      return replacing(.list(changed))
    case .table(let values):
      var changed: [String: YAMLValue] = [:]
      for (key, value) in values { changed[try change(key)] = try value.mapTexts(change) }
      return replacing(.table(changed))
    }
  }
}
