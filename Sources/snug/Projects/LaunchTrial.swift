import Foundation

/// Starts the program of an app that was built with parts left out, to find the statement at which it traps.
///
/// An app of which parts are left out, or in which stand-ins take the place of missing modules, often has no value where it
/// unwraps one. On a device the app would start.
@MainActor struct LaunchTrial {
  /// The program, with the command line of a command, as for every worker process.
  var program: WorkerProgram
  let limits: WorkerLimits

  init(_ program: WorkerProgram, limits: WorkerLimits) {
    self.program = program
    self.program.launch = .shown
    self.limits = limits
  }

  /// The place at which the app traps while it is launched and shows its first screen; `nil` if it does not trap, or if the
  /// place is in no source file.
  ///
  /// If a stand-in or the body of a function that does not compile traps, the place is that of the call.
  ///
  /// - Parameter sources: the source files of the app and its modules, by the names of the modules.
  /// - Throws: ``WorkerStartError`` if the program cannot be run.
  func trap(in sources: [String: [String]]) async throws(WorkerStartError) -> CompilerOutput.Fault? {
    let (isReady, end) = try await WorkerConnection.run(program, limits: limits, backtrace: Backtrace.option) {
      worker in
      var messages = worker.messages.makeAsyncIterator()
      return await messages.next() != nil
    }
    guard !isReady, let trap = end.trap, let place = Self.place(of: end, in: sources) else { return nil }
    return CompilerOutput.Fault(
      path: place.path, line: place.line, column: Self.firstColumn(ofLine: place.line, in: place.path),
      message: SourceRewriter.Cut.messageOfTrap + trap.words)
  }

  private static func place(of end: WorkerFailure, in sources: [String: [String]]) -> (path: String, line: Int)? {
    let files = Array(sources.values.joined())
    var places = Backtrace(in: end).frames.compactMap { frame in
      files.first { $0 == frame.path || $0.hasSuffix("/\(frame.path)") }.map { (path: $0, line: frame.line) }
    }
    guard let trap = end.placeOfTrap,
      let path = sources[trap.module]?.first(where: { $0.hasSuffix("/\(trap.file)") })
    else { return places.first }
    let own = (path: path, line: trap.line)
    guard end.trap?.words.hasPrefix("left out:") ?? false else { return own }
    // The body of the function is left out already.
    if let first = places.first, first == own { places.removeFirst() }
    return places.first
  }

  /// The column of the first character of a line that is no space, counted from 1.
  private static func firstColumn(ofLine number: Int, in path: String) -> Int {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 1 }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(number - 1) else { return 1 }
    return 1 + lines[number - 1].utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }
}
