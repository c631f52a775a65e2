/// Type-checks the files of a module in rounds until there are no errors.
///
/// The time for a check depends on the number of checked files. So after errors, only the files with errors are checked
/// again until they have none. Then all files are checked, because code that was left out of one file may be used in
/// another. If only few files had errors, as after a change of one file, the compiler finds that out in less time: it
/// compiles only what has changed.
@MainActor struct TypeCheck {
  private let compiler: SwiftCompiler
  /// The paths of the original sources, in the order in which the rewriter received them.
  private let sources: [String]
  /// The paths of the files with errors in the last round; `nil` if all files have to be checked.
  private var faulty: Set<String>?
  /// The time limit for one expression. It is short at first, because an expression that contains another error may be
  /// slow only until that error is gone. Slow expressions count as errors once no other errors are left, or if they were
  /// slow in several rounds.
  private var patience = SwiftCompiler.Patience.short
  /// In how many rounds an expression was too slow.
  private var slowRounds: [CompilerOutput.Fault: Int] = [:]
  /// In how many rounds an expression may be too slow while there are other errors. Generated files can have hundreds of
  /// such expressions, each of which takes the whole time limit in each round.
  private static let mostSlowRounds = 2
  private var isClean = false
  /// Whether all files are checked after those with errors.
  private let checksAllFiles: Bool
  /// All files are checked if at least one in this many has errors.
  private static let mostFilesPerFaultyFile = 20

  /// - Parameters:
  ///   - compiler: the compiler for the module.
  ///   - sources: the paths of the original sources, in the order in which the rewriter received them.
  ///   - output: the compiler's first errors.
  init(compiler: SwiftCompiler, sources: [String], after output: CompilerOutput) {
    self.compiler = compiler
    self.sources = sources
    checksAllFiles = Set(output.faults.map(\.path)).count * Self.mostFilesPerFaultyFile >= sources.count
  }

  /// The errors in the compiler's output that count; `nil` if all of them are about slow expressions, which are then
  /// checked again with a longer time limit.
  mutating func errors(in output: CompilerOutput) -> CompilerOutput? {
    expectErrors(like: output)
    if patience == .long { return output }
    let slow = output.slowExpressions
    for expression in slow { slowRounds[expression, default: 0] += 1 }
    if let errors = output.without(slow.filter { slowRounds[$0, default: 0] <= Self.mostSlowRounds }) { return errors }
    patience = .long
    return nil
  }

  /// Makes the next check begin with the files in which the compiler found errors.
  mutating func expectErrors(like output: CompilerOutput) {
    faulty = Set(output.faults.map(\.path))
    isClean = false
  }

  /// Checks the rewritten sources of a round. Returns the errors; `nil` if none are found.
  mutating func errors(of answer: SourceRewriter.Answer) async throws -> CompilerOutput? {
    while !isClean {
      let suspects = suspects(in: answer)
      guard let output = try await compiler.check(answer.files, suspects: suspects, patience) else {
        isClean = !checksAllFiles || suspects.count == answer.files.count
        faulty = nil
        continue
      }
      if let errors = errors(in: output) { return errors }
    }
    return nil
  }

  /// The files to check: the rewritten files of sources with errors, and the generated files, which have no source.
  private func suspects(in answer: SourceRewriter.Answer) -> [String] {
    guard let faulty else { return answer.files }
    let unreadable = Set(answer.unreadable)
    let read = sources.filter { !unreadable.contains($0) }
    return zip(answer.files, read).filter { faulty.contains($0) || faulty.contains($1) }.map(\.0)
      + answer.files.dropFirst(read.count)
  }
}
