import Yams

/// Converts the parser's nodes to ``YAMLValue``s, and replaces aliases by the values of their anchors within limits.
struct YAMLComposer {
  private let path: String
  /// The values of the anchors that were read so far, by the names of the anchors.
  private var anchors: [String: YAMLValue] = [:]

  /// The limits of a document after its aliases are replaced: the number of values, and the levels of nesting.
  private static let most = (values: 100_000, levels: 64)

  /// - Parameter path: the path of the file for error messages.
  init(path: String) { self.path = path }

  /// Converts a node and the nodes in it.
  mutating func value(of node: Node) throws(ProjectError) -> YAMLValue {
    let place = YAMLValue.Place(path: path, line: node.mark?.line ?? 1)
    let value: YAMLValue
    switch node {
    case .scalar(let scalar):
      value = try self.value(of: scalar, at: place)
    case .sequence(let sequence):
      var list: [YAMLValue] = []
      var count = 0
      for element in sequence { list.append(try bounded(try self.value(of: element), &count)) }
      value = YAMLValue(.list(list), at: place)
    case .mapping(let mapping):
      value = YAMLValue(.table(try table(of: mapping)), at: place)
    case .alias:
      throw ProjectError(path, line: place.line, "this is not YAML: an alias that is not expected")
    }
    guard value.depth <= Self.most.levels else {
      throw ProjectError(path, line: place.line, "values stand more than \(Self.most.levels) levels deep in each other")
    }
    if let anchor = node.anchor { anchors[anchor.rawValue] = value }
    return value
  }

  private func value(of scalar: Node.Scalar, at place: YAMLValue.Place) throws(ProjectError) -> YAMLValue {
    let isPlain = scalar.style == .plain || scalar.style == .any
    guard isPlain, let name = YAMLAliases.name(in: scalar.string) else {
      return YAMLValue(.text(YAMLAliases.restored(scalar.string), isPlain: isPlain), at: place)
    }
    guard let value = anchors[name] else {
      throw ProjectError(path, line: place.line, "this is not YAML: found undefined alias *\(name)")
    }
    return value
  }

  /// Converts the entries of a mapping. They override the entries of the mappings that are merged into it by the key
  /// `<<`.
  private mutating func table(of mapping: Node.Mapping) throws(ProjectError) -> [String: YAMLValue] {
    var own: [String: YAMLValue] = [:]
    var merged: [String: YAMLValue] = [:]
    var count = 0
    for (key, node) in mapping {
      let name = try value(of: key)
      let value = try bounded(try value(of: node), &count)
      guard let name = name.text else {
        throw ProjectError(path, line: name.place.line, "a key must be a text")
      }
      if name == "<<" {
        for table in value.elements.compactMap(\.table) { merged.merge(table) { old, _ in old } }
      } else {
        own[name] = value
      }
    }
    return merged.isEmpty ? own : own.merging(merged) { old, _ in old }
  }

  /// Returns a value after adding its size to a count. Throws an error if the count exceeds the limit.
  private func bounded(_ value: YAMLValue, _ count: inout Int) throws(ProjectError) -> YAMLValue {
    count += value.count
    guard count <= Self.most.values else {
      throw ProjectError(
        path, line: value.place.line,
        "with its aliases, the document has more than \(Self.most.values) values: write less, or use fewer aliases")
    }
    return value
  }
}
