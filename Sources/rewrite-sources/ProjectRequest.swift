import Foundation
import SourceRewriting

/// What `snug` asks for a target of a project in each round of compiling.
struct ProjectRequest: Codable {
  var module: String
  /// The folder where the app finds its documents when it runs.
  var folder: String
  /// The folder that the rewritten files are written into.
  var output: String
  var infoPlist: String?
  /// The rewritten modules whose classes the app knows by name.
  var modules: [String]
  /// The folders of these modules that are not below ``folder``.
  var foldersOfModules: [String]
  /// What is made of the target.
  var role: TargetRole
  /// The module of the app that is launched before the target's tests.
  var host: String?
  /// The absolute paths of the sources.
  var files: [String]
  /// The first words of optional members of protocols that no source declares as optional.
  var optionalMembers: [String]
  /// The modules that declare types and global functions and variables, by their names. Files that use the names get the
  /// imports.
  var modulesByName: [String: String]
  /// The same for names that a missing module may declare as well.
  var modulesByCommonName: [String: String]
  /// The modules that have stand-ins for types, by the names of the types.
  var sharedStandIns: [String: String]
  /// The paths of the files with the surfaces of missing modules, by the names of the modules.
  var surfaces: [String: String]
  /// Whether the target is such a surface.
  var isSurface: Bool
  /// The path of the file that keeps the cuts and the missing names between runs.
  var cuts: String
  /// The compiler's errors of the last round.
  var errors: [CompilerError]

  /// The content of the file ``cuts``.
  struct Kept: Codable {
    var files: [FileCuts]
    var missing: MissingNames
    /// The modules whose stand-ins were used.
    var sharedStandIns: [String: String]
    /// The fingerprints of the surfaces that were used, by the names of the modules; `nil` for none.
    var surfaces: [String: String]?
  }

  /// The answer, which is printed as JSON.
  struct Answer: Codable {
    /// The paths of the files to compile.
    var files: [String]
    var imports: [String]
    /// The number of parts that are left out and were not before.
    var newCuts: Int
    /// The parts that are left out.
    var cuts: [Cut]
    /// The names for which there are stand-ins.
    var standIns: [MissingName]
    /// Files that are not UTF-8 or cannot be read.
    var unreadable: [String]
  }

  /// Reads sources; `nil` takes the place of a file that cannot be read.
  static func sources(_ files: [String], _ trees: SyntaxTrees) -> [SourceFile?] {
    files.concurrentMap { path in
      (try? String(contentsOf: URL(filePath: path), encoding: .utf8)).map {
        SourceFile(path: path, relativePath: path, text: $0, trees: trees)
      }
    }
  }

  /// The path of a rewritten file. Two files of a module may not have the same name.
  private func rewrittenPath(of source: SourceFile, at index: Int) -> String {
    URL(filePath: output).appending(path: "\(index)-\(source.baseName).swift").path
  }

  /// The errors, of which those in rewritten files get the paths of the sources. The code that is rewritten from a
  /// source has its path and lines, so these errors are in other generated code.
  private func placed(_ errors: [CompilerError], in sources: [SourceFile]) -> [CompilerError] {
    guard errors.contains(where: { $0.path.hasPrefix("\(output)/") }) else { return errors }
    let paths = zip(sources.indices, sources).map { (rewrittenPath(of: $1, at: $0), $1.path) }
    let sourcePaths = Dictionary(paths) { first, _ in first }
    return errors.map { error in sourcePaths[error.path].map(error.inCodeGenerated) ?? error }
  }

  /// What the last round kept; `nil` if there was none.
  private var kept: Kept? {
    (try? Data(contentsOf: URL(filePath: cuts))).flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
  }

  /// Rewrites the files.
  func perform(with trees: SyntaxTrees) throws -> Answer {
    let read = Self.sources(files, trees)
    let sources = read.compactMap(\.self)
    let unreadable = zip(files, read).filter { $1 == nil }.map(\.0)
    let surfaces = surfaces.compactMapValues { Self.sources([$0], trees)[0] }
    let known = kept?.adapted(to: surfaces, of: sources)
    let rewriter = TargetRewriter(
      module: module, folder: folder, infoPlist: infoPlist, role: role, host: host, modules: modules,
      foldersOfModules: foldersOfModules,
      seesUIKit: true,
      checksAssertions: false, makesEmptyValues: true, optionalMembers: Set(optionalMembers))
    // In its first round, a run does not know the modules yet that the target imports.
    let shared = sharedStandIns.isEmpty ? known?.sharedStandIns ?? [:] : sharedStandIns
    let standIns = URL(filePath: output).appending(path: "SnugStandIns.swift")
    let tolerant = TolerantRewriter(
      rewriter, modulesByName: modulesByName, modulesByCommonName: modulesByCommonName, sharedStandIns: shared,
      isSurface: isSurface)
    let result = tolerant.rewrite(
      sources, cuts: known?.files ?? [], missing: known?.missing ?? MissingNames(),
      standIns: (try? String(contentsOf: standIns, encoding: .utf8)).map {
        SourceFile(path: standIns.path, relativePath: standIns.lastPathComponent, text: $0, trees: trees)
      }, errors: placed(errors, in: sources))
    var written = try zip(sources.indices, result.target.files).map { index, text in
      try Program.write(text, to: URL(filePath: rewrittenPath(of: sources[index], at: index)))
    }
    written.append(try Program.write(result.target.table, to: URL(filePath: output).appending(path: "SnugTable.swift")))
    if let text = result.standIns {
      written.append(try Program.write(text, to: standIns))
    }
    let kept = Kept(
      files: result.cuts, missing: result.missing, sharedStandIns: shared, surfaces: surfaces.mapValues(\.fingerprint))
    try JSONEncoder().encode(kept).write(to: URL(filePath: cuts), options: .atomic)
    return Answer(
      files: written, imports: result.imports, newCuts: result.newCuts,
      cuts: result.cuts.flatMap(\.cuts),
      standIns: result.missing.names, unreadable: unreadable)
  }
}

extension ProjectRequest.Kept {
  /// The same without what changed surfaces make wrong: stand-ins for names that they declare, and what is left out of files
  /// that import their modules.
  ///
  /// - Parameters:
  ///   - surfaces: the files with the surfaces, by the names of the modules.
  ///   - sources: the files of the target.
  fileprivate func adapted(to surfaces: [String: SourceFile], of sources: [SourceFile]) -> Self {
    let known = self.surfaces ?? [:]
    let changed = Set(surfaces.keys).union(known.keys).filter { surfaces[$0]?.fingerprint != known[$0] }
    if changed.isEmpty { return self }
    var kept = self
    kept.missing.drop(surfaces.filter { changed.contains($0.key) }.map(\.value), ofModules: changed)
    kept.sharedStandIns = sharedStandIns.filter { surfaces[$0.value] != nil || !changed.contains($0.value) }
    let importers = Set(sources.filter { !$0.importedModules.isDisjoint(with: changed) }.map(\.path))
    kept.files.removeAll { importers.contains($0.path) }
    return kept
  }
}
