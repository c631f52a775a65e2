/// Rewrites the sources of a target, and leaves out of them what cannot be rewritten or does not compile.
public struct TolerantRewriter {
  /// The rewritten sources of a target, and what is left out of them.
  public struct Result: Sendable {
    /// The rewritten sources.
    public var target: TargetRewriter.Result
    /// What is left out, file by file. Files of which nothing is left out are not listed.
    public var cuts: [FileCuts]
    /// How many parts are left out that were not before, and how many stand-ins are new.
    public var newCuts: Int
    /// The names that nobody declares, for which stand-ins are made.
    public var missing: MissingNames
    /// The file with the stand-ins; `nil` if there is none.
    public var standIns: String?
    /// The modules that the sources import, in alphabetical order.
    public var imports: [String]
  }

  private let rewriter: TargetRewriter

  /// - Parameter rewriter: rewrites what is left.
  public init(_ rewriter: TargetRewriter) {
    self.rewriter = rewriter
  }

  /// Rewrites files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - cuts: what an earlier round left out. Cuts of a file that has changed since are forgotten.
  ///   - missing: the names for which stand-ins were made in that round.
  ///   - standIns: the file with the stand-ins of that round; `nil` if there was none.
  ///   - errors: what the compiler said of the result of that round.
  public func rewrite(
    _ files: [SourceFile], cuts: [FileCuts] = [], missing: MissingNames = MissingNames(), standIns: SourceFile? = nil,
    errors: [CompilerError] = []
  ) -> Result {
    let known = Dictionary(cuts.map { ($0.path, $0) }) { first, _ in first }
    var newCuts = 0
    var cutters = files.map { file in
      let cuts = known[file.path].flatMap { $0.fingerprint == file.fingerprint ? $0.cuts : nil } ?? []
      return SourceCutter(path: file.path, text: file.text, cuts: cuts)
    }
    // A stand-in may resolve many errors, so a round that adds stand-ins leaves nothing out.
    let trees = cutters.map(\.tree)
    var missing = missing
    let places = Dictionary(zip(files.map(\.path), cutters)) { first, _ in first }
    newCuts += missing.takeUp(errors, in: trees, standIns: standIns) { places[$0.path]?.typeAround($0) }
    if newCuts == 0 { newCuts = Self.leaveOut(errors, of: files, by: &cutters) }
    // All uses of a type show what it has to be, also the uses that are left out.
    lazy var standIns = StandInFile(missing.names, usedIn: trees, isForOthers: !rewriter.isApp)
    while true {
      let remaining = zip(files, cutters).map { file, cutter in
        SourceFile(path: file.path, relativePath: file.relativePath, text: cutter.remaining)
      }
      let hasNames = !missing.names.isEmpty
      let result = rewriter.rewrite(
        remaining, standIns: hasNames ? standIns.classes : [],
        isIncomplete: hasNames || cutters.contains { !$0.cuts.isEmpty })
      let problems = result.problems.map {
        CompilerError(path: $0.path, line: $0.line, column: $0.column, message: $0.message)
      }
      let unwritable = Self.leaveOut(problems, of: files, by: &cutters)
      newCuts += unwritable
      if unwritable > 0 { continue }
      return Result(
        target: result,
        cuts: zip(files, cutters).filter { !$1.cuts.isEmpty }.map {
          FileCuts(path: $0.path, fingerprint: $0.fingerprint, cuts: $1.cuts)
        },
        newCuts: newCuts, missing: missing,
        standIns: hasNames || cutters.contains { $0.cuts.contains { $0.kind.needsValue } } ? standIns.text : nil,
        imports: Set(remaining.flatMap(\.imports)).sorted())
    }
  }

  /// Leaves out what errors are about; returns how many parts that are.
  private static func leaveOut(
    _ errors: [CompilerError], of files: [SourceFile], by cutters: inout [SourceCutter]
  ) -> Int {
    let byPath = Dictionary(grouping: errors, by: \.path)
    var count = 0
    for (index, file) in files.enumerated() {
      for error in byPath[file.path] ?? [] where cutters[index].leaveOut(error) { count += 1 }
    }
    return count
  }
}

extension SourceFile {
  /// A hash of the text, the same in every run.
  var fingerprint: String {
    // FNV-1a: the same text has the same fingerprint in every run.
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 36)
  }

  /// The modules that the file imports.
  fileprivate var imports: [String] {
    text.matches(
      of:
        /(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:public[ \t]+|internal[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/
    )
    .map { String($0.1) }
  }
}
