/// Rewrites the paths in an included specification, which are relative to its own folder.
enum SpecificationPaths {
  /// The path with a prefix in front of it.
  static func joined(_ prefix: String, _ path: String) -> String {
    prefix.isEmpty || path.hasPrefix("/") ? path : "\(prefix)/\(path)"
  }

  /// The included specification with paths that are relative to the folder of the including specification.
  ///
  /// - Parameter prefix: the folder of the included specification, relative to the folder of the including one.
  static func resolved(_ root: YAMLValue, from prefix: String) -> YAMLValue {
    guard !prefix.isEmpty else { return root }
    var root = changed(root, "configFiles", prefix)
    for key in ["targets", "targetTemplates"] {
      root = root.with(key, root[key].map { entries($0) { target($0, prefix) } })
    }
    for key in ["packages", "projectReferences"] {
      root = root.with(key, root[key].map { entries($0) { changed($0, "path", prefix) } })
    }
    return changed(root, "localPackages", prefix)
  }

  private static func target(_ target: YAMLValue, _ prefix: String) -> YAMLValue {
    var target = changed(target, "configFiles", prefix)
    target = target.with("sources", target["sources"].map { sources($0, prefix) })
    target = target.with(
      "dependencies",
      target["dependencies"].map { list in
        list.list.map { list.replacing(.list($0.map { changed($0, "framework", prefix) })) } ?? list
      })
    return target.with("info", target["info"].map { changed($0, "path", prefix) })
  }

  private static func sources(_ sources: YAMLValue, _ prefix: String) -> YAMLValue {
    if let list = sources.list { return sources.replacing(.list(list.map { self.sources($0, prefix) })) }
    return sources.text == nil ? changed(sources, "path", prefix) : path(sources, prefix)
  }

  /// The table with a prefix in front of the paths in one entry. The entry is a path, or a list or table of paths.
  private static func changed(_ value: YAMLValue, _ key: String, _ prefix: String) -> YAMLValue {
    guard let entry = value[key] else { return value }
    if let list = entry.list { return value.with(key, entry.replacing(.list(list.map { path($0, prefix) }))) }
    if entry.table != nil { return value.with(key, entries(entry) { path($0, prefix) }) }
    return value.with(key, path(entry, prefix))
  }

  private static func path(_ value: YAMLValue, _ prefix: String) -> YAMLValue {
    guard case .text(let text, let isPlain) = value.content else { return value }
    return value.replacing(.text(joined(prefix, text), isPlain: isPlain))
  }

  private static func entries(_ value: YAMLValue, _ change: (YAMLValue) -> YAMLValue) -> YAMLValue {
    value.table.map { value.replacing(.table($0.mapValues(change))) } ?? value
  }
}
