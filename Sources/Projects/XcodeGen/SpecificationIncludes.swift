import Foundation

/// Reads a specification of XcodeGen and merges it with the files that it includes.
struct SpecificationIncludes {
  /// The limits: the number of files, the depth of nested includes, and the number of values in all files together.
  private static let most = (files: 64, depth: 16, values: 500_000)

  /// A file, with the folders to which the paths in its own `include` refer.
  private struct File {
    /// The absolute path of the file.
    let path: String
    /// The path to print in error messages.
    let shown: String
    /// The folder to which the path refers in the `include` entry that names this file.
    let base: String
    /// The folder of the file relative to `base`; empty if `include` turned relative paths off, so that the file's
    /// paths refer to `base`.
    let relative: String
    /// The folder of the file relative to the main specification.
    let prefix: String
  }

  private(set) var notes: [ProjectNote] = []
  private var finder = FileFinder()
  private var seen: Set<String> = []

  /// Reads a specification and merges its values onto those of the files that it includes.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the specification.
  ///   - shown: the path to print in error messages.
  mutating func value(at path: String, shown: String) throws(ProjectError) -> YAMLValue {
    let folder = (path as NSString).deletingLastPathComponent
    let file = File(path: path, shown: shown, base: folder, relative: "", prefix: "")
    return try value(of: file, open: [])
  }

  private mutating func value(of file: File, open: [String]) throws(ProjectError) -> YAMLValue {
    seen.insert(file.path)
    let root = try YAMLDocument.value(at: file.path, shown: file.shown)
    guard root.table != nil else {
      throw ProjectError(
        file.shown, line: root.place.line, "it is no specification of XcodeGen: write `name:` and `targets:`")
    }
    var below: YAMLValue?
    for include in root["include"]?.elements ?? [] {
      guard let next = try self.file(of: include, in: file, open: open) else { continue }
      below = try value(of: next, open: open + [file.path]).merged(onto: below)
    }
    let value = SpecificationPaths.resolved(root, from: file.prefix).merged(onto: below)
    guard value.count <= Self.most.values else {
      throw ProjectError(file.shown, "with what it includes, it has more than \(Self.most.values) values")
    }
    return value
  }

  /// The file that an entry of `include` names; `nil` if the entry is disabled, or the file does not exist or was read
  /// before.
  private mutating func file(
    of include: YAMLValue, in file: File, open: [String]
  ) throws(ProjectError) -> File? {
    guard let path = include.text ?? include["path"]?.text else {
      throw ProjectError(file.shown, line: include.place.line, "an include is a path, or a table with a path")
    }
    // The value may be an environment variable, which is unknown here. XcodeGen does not include a file if the variable
    // is not set.
    if let isEnabled = include["enable"], isEnabled.isTrue != true { return nil }
    let isRelative = include["relativePaths"]?.isTrue ?? true
    if let name = SpecificationVariables.first(in: path) {
      notes.append(ProjectNote(file.shown, "it includes \(path), and the value of ${\(name)} is not known"))
      return nil
    }
    let base = isRelative ? AbsolutePath.joined(file.base, file.relative) : file.base
    let relative = isRelative ? (path as NSString).deletingLastPathComponent : ""
    guard let found = finder.existing(AbsolutePath.joined(base, path)) else {
      notes.append(ProjectNote(file.shown, "it includes \(path), and the file does not exist"))
      return nil
    }
    if (open + [file.path]).contains(found) {
      throw ProjectError(file.shown, line: include.place.line, "the file includes itself: \(path)")
    }
    if seen.contains(found) { return nil }
    guard seen.count < Self.most.files, open.count + 1 < Self.most.depth else {
      throw ProjectError(
        file.shown, line: include.place.line,
        "there are more than \(Self.most.files) files, or more than \(Self.most.depth) that include each other")
    }
    let prefix = relative.isEmpty ? file.prefix : SpecificationPaths.joined(file.prefix, relative)
    return File(path: found, shown: found, base: base, relative: relative, prefix: prefix)
  }
}
