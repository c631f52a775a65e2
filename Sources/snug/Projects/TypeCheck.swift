/// Checks the types of a module's files round by round, until they are free of errors.
///
/// A check takes as long as the files that are checked. So only files with errors are checked again, until they have
/// none; then all files are, because what is left out of one can be missed in another.
@MainActor struct TypeCheck {
  private let compiler: SwiftCompiler
  /// The paths of the sources, as they were handed to the rewriter.
  private let sources: [String]
  /// The paths that the last errors name; `nil` if all files are to be checked.
  private var faulty: Set<String>?
  /// An expression with an error can be slow, and be fast once the error is gone. So an expression that is slow in a
  /// round with other errors is no error yet.
  private var patience = SwiftCompiler.Patience.short
  private var isClean = false

  /// - Parameters:
  ///   - compiler: checks the files.
  ///   - sources: the paths of the sources, as they were handed to the rewriter.
  init(compiler: SwiftCompiler, sources: [String]) {
    self.compiler = compiler
    self.sources = sources
  }

  /// The errors that count of those that the compiler printed; `nil` if there are only slow expressions so far.
  mutating func errors(in output: CompilerOutput) -> CompilerOutput? {
    expectErrors(like: output)
    if patience == .long { return output }
    if let errors = output.withoutSlowExpressions { return errors }
    patience = .long
    return nil
  }

  /// Begins with the files that errors name.
  mutating func expectErrors(like output: CompilerOutput) {
    faulty = Set(output.faults.map(\.path))
    isClean = false
  }

  /// The errors in the sources of a round; `nil` if there is none in any file.
  mutating func errors(of answer: SourceRewriter.Answer) async throws -> CompilerOutput? {
    while !isClean {
      let suspects = suspects(in: answer)
      guard let output = try await compiler.check(answer.files, suspects: suspects, patience) else {
        isClean = suspects.count == answer.files.count
        faulty = nil
        continue
      }
      if let errors = errors(in: output) { return errors }
    }
    return nil
  }

  /// The files that are checked: those of the faulty sources, and those that belong to no source.
  private func suspects(in answer: SourceRewriter.Answer) -> [String] {
    guard let faulty else { return answer.files }
    let unreadable = Set(answer.unreadable)
    let read = sources.filter { !unreadable.contains($0) }
    return zip(answer.files, read).filter { faulty.contains($0) || faulty.contains($1) }.map(\.0)
      + answer.files.dropFirst(read.count)
  }
}
