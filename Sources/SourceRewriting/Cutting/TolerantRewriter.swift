/// Rewrites the sources of a target, and leaves out the parts that cannot be rewritten or do not compile.
public struct TolerantRewriter {
  /// The rewritten sources of a target, and the parts that are left out of them.
  public struct Result: Sendable {
    /// The rewritten sources, without the parts that are left out.
    public var target: TargetRewriter.Result
    /// What is left out, file by file. Files that stay as they are are not listed.
    public var cuts: [FileCuts]
    /// The number of parts that are newly left out or changed in this call, plus the number of new stand-ins. If it is
    /// zero, another call with the same errors would change nothing.
    public var newCuts: Int
    /// The undeclared names for which stand-in declarations are generated.
    public var missing: MissingNames
    /// The text of the file with the stand-in declarations; `nil` if none are needed.
    public var standIns: String?
    /// The modules that the rewritten sources import, in alphabetical order.
    public var imports: [String]
  }

  private let rewriter: TargetRewriter
  private let modulesByName: [String: String]
  private let modulesByCommonName: [String: String]
  private let sharedStandIns: [String: String]
  private let isSurface: Bool

  /// - Parameters:
  ///   - rewriter: rewrites the parts that are not left out.
  ///   - modulesByName: the modules that declare types and global functions and variables, by their names. A file that
  ///     uses such a name without importing its module gets the import: on Apple's systems, another module re-exports it.
  ///   - modulesByCommonName: the same for names that a missing module may declare as well, such as `Color`. They count
  ///     only if another file of the target imports the module.
  ///   - sharedStandIns: the modules that have stand-ins for types, by the names of the types.
  ///   - isSurface: whether the sources are the surface of a missing module. Its declarations are stand-ins.
  public init(
    _ rewriter: TargetRewriter, modulesByName: [String: String] = [:], modulesByCommonName: [String: String] = [:],
    sharedStandIns: [String: String] = [:], isSurface: Bool = false
  ) {
    self.rewriter = rewriter
    self.isSurface = isSurface
    self.modulesByName = modulesByName
    self.modulesByCommonName = modulesByCommonName
    self.sharedStandIns = sharedStandIns
  }

  /// Does one round: rewrites the files, taking the compiler errors of the previous round into account.
  ///
  /// - Parameters:
  ///   - files: the original source files.
  ///   - cuts: the parts that the previous round left out. Cuts of a file that has changed since are dropped.
  ///   - missing: the names for which the previous round generated stand-ins.
  ///   - standIns: the file with the stand-ins of the previous round; `nil` if there was none.
  ///   - errors: the compiler's errors about the result of the previous round.
  public func rewrite(
    _ files: [SourceFile], cuts: [FileCuts] = [], missing: MissingNames = MissingNames(), standIns: SourceFile? = nil,
    errors: [CompilerError] = []
  ) -> Result {
    var missing = missing
    let known = missing.qualified
    lazy var declared = Set(files.flatMap(\.tree.topLevelNames))
    let read = files.map { $0.dropping(qualifiersOf: known, declared: declared) }
    let oldCuts = Dictionary(cuts.map { ($0.path, $0) }) { first, _ in first }
    let importers = addImports(for: errors, to: read, oldCuts)
    // An import may fix any error of its file.
    let errors = errors.filter { importers[$0.path] == nil }
    let news = missing.takeUp(
      errors, in: read.map(\.tree), standIns: standIns, shared: Set(sharedStandIns.keys),
      places: ErrorPlaces(of: errors, in: read))
    let new = missing.qualified.subtracting(known)
    let files = read.map { $0.dropping(qualifiersOf: new, declared: declared) }
    var cutters = files.map { SourceCutter($0, importers[$0.path] ?? oldCuts[$0.path]) }
    var newCuts = importers.count + news.count
    let certain = Self.certain(errors, in: files, after: news)
    newCuts += Self.leaveOut(certain.filter { !$0.isOftenConsequence }, of: files, by: &cutters)
    if newCuts == 0 { newCuts = Self.leaveOut(certain, of: files, by: &cutters) }
    // All uses of a type show what it has to be, also the uses that are left out.
    lazy var made = standInFile(of: missing, usedIn: files)
    let hasNames = !missing.names.isEmpty || isSurface
    while true {
      let remaining = Self.remaining(of: files, after: cutters)
      let result = rewriter.rewrite(
        remaining, standIns: hasNames ? made.classes : [],
        emptyObjects: hasNames ? StandInValue.registration : nil,
        isIncomplete: hasNames || cutters.contains(where: \.isIncomplete))
      let unwritable = Self.leaveOut(result.problems.map(CompilerError.init), of: files, by: &cutters)
      newCuts += unwritable
      if unwritable > 0 { continue }
      return Result(
        target: result, cuts: cutters.compactMap(\.fileCuts), newCuts: newCuts, missing: missing,
        standIns: hasNames || cutters.contains(where: \.needsStandIns) ? made.text : nil,
        imports: Self.imports(of: remaining))
    }
  }

  /// The stand-ins for the missing names.
  private func standInFile(of missing: MissingNames, usedIn files: [SourceFile]) -> StandInFile {
    StandInFile(
      missing.names, usedIn: files.map(\.tree), supertypes: missing.supertypes, module: rewriter.module,
      sharedModules: Set(sharedStandIns.values),
      protocolsWithObjects: isSurface ? files.flatMap { SurfaceDeclarations($0.tree).protocolsWithObjects } : [])
  }

  /// The files without the parts that are left out. A file without changes is not parsed again.
  private static func remaining(of files: [SourceFile], after cutters: [SourceCutter]) -> [SourceFile] {
    zip(files, cutters).map { ($0, $1.fileCuts == nil ? nil : $1.remaining, $1.addedImports, $1.registersNothing) }
      .concurrentMap { file, text, imports, registersNothing in
        text.map {
          SourceFile(
            path: file.path, relativePath: file.relativePath, text: $0, addedImports: imports,
            registersNothing: registersNothing, trees: file.trees)
        } ?? file
      }
  }

  /// Adds the imports of modules whose declarations files use without importing them.
  ///
  /// - Returns: what is known of the files that get an import, by their paths.
  private func addImports(
    for errors: [CompilerError], to files: [SourceFile], _ known: [String: FileCuts]
  ) -> [String: FileCuts] {
    if modulesByName.isEmpty { return [:] }
    lazy var imported = Set(Self.imports(of: files))
    func commonModule(of name: String) -> String? {
      modulesByCommonName[name].flatMap { imported.contains($0) ? $0 : nil }
    }
    var modules: [String: Set<String>] = [:]
    for error in errors {
      if let missing = MissingName(error.fault), missing.type.isEmpty,
        let module = modulesByName[missing.name] ?? commonModule(of: missing.name)
      {
        modules[error.path, default: []].insert(module)
      } else if error.fault.contains("because it has overridable members that could not be loaded") {
        // Locks of Foundation can be derived from only where the module is imported that their private members name.
        modules[error.path, default: []].insert("CoreFoundation")
      }
    }
    var changed: [String: FileCuts] = [:]
    for file in files {
      guard let names = modules[file.path] else { continue }
      var facts =
        known[file.path]?.matching(file) ?? FileCuts(path: file.path, text: file.original, cuts: [])
      let new = names.subtracting(facts.imports)
      if new.isEmpty { continue }
      facts.imports = (facts.imports + new).sorted()
      changed[file.path] = facts
    }
    return changed
  }

  private static func imports(of files: [SourceFile]) -> [String] {
    let names = files.reduce(into: Set()) { $0.formUnion(ImportedModule.names(in: $1.tree)) }
    return Set(names.map { ImportedModule.standIn(for: $0) ?? $0 }).sorted()
  }

  /// The errors that new stand-ins cannot fix, so that parts have to be left out. A new stand-in may fix any error in the
  /// files that use it, and a stand-in type also in those that use a class that is derived from it.
  private static func certain(
    _ errors: [CompilerError], in files: [SourceFile], after news: MissingNames.News
  ) -> [CompilerError] {
    if news.count == 0 { return errors }
    // Searching texts takes long, so only files with errors of which it is not known are searched.
    let doubtful = Set(errors.map(\.path)).subtracting(news.files)
    let unrelated = files.filter { file in
      doubtful.contains(file.path) && !news.types.contains { file.text.contains($0) }
    }
    let paths = Set(unrelated.map(\.path))
    return errors.filter { paths.contains($0.path) }
  }

  /// Leaves out the parts that contain errors, or changes expressions so that they compile. Returns the number of new
  /// parts and changes.
  private static func leaveOut(
    _ errors: [CompilerError], of files: [SourceFile], by cutters: inout [SourceCutter]
  ) -> Int {
    // What makes a closure fail comes before what the compiler then says about its parameters.
    let inner = errors.filter { !ClosureWithFault.isReported(by: $0.fault) }
    let outer = errors.filter { ClosureWithFault.isReported(by: $0.fault) }
    let byPath = Dictionary(grouping: inner + outer, by: \.path)
    var count = 0
    for (index, file) in files.enumerated() {
      for error in byPath[file.path] ?? [] where cutters[index].leaveOut(error) { count += 1 }
    }
    return count
  }
}
