import Foundation

/// Reads a specification with the files that it includes.
struct SpecificationIncludes {
  /// The limits: files, files that include each other, and values of all files together.
  private static let most = (files: 64, depth: 16, values: 500_000)

  /// A file, with the places that its own includes are looked for from.
  private struct File {
    /// Its absolute path.
    let path: String
    /// Its path as errors name it.
    let shown: String
    /// The folder that paths begin from in the file that includes it.
    let base: String
    /// The folder of the file, from the base on; empty if its paths begin from the base.
    let relative: String
    /// The folder of the file, from the specification on.
    let prefix: String
  }

  private(set) var notes: [ProjectNote] = []
  private var finder = FileFinder()
  private var seen: Set<String> = []

  /// The values of a specification, merged onto the values of what it includes.
  ///
  /// - Parameters:
  ///   - path: its absolute path.
  ///   - shown: its path as errors name it.
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

  /// The file that an entry of `include` names; `nil` if it is switched off, missing, or read already.
  private mutating func file(
    of include: YAMLValue, in file: File, open: [String]
  ) throws(ProjectError) -> File? {
    guard let path = include.text ?? include["path"]?.text else {
      throw ProjectError(file.shown, line: include.place.line, "an include is a path, or a table with a path")
    }
    // A variable of the environment is not known, and then XcodeGen does not include the file.
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
