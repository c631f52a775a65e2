import Foundation

/// An app whose code the preview runs: its workers, and its build after each save.
///
/// ``PreviewSession`` has the apps. ``PreviewWorkers`` are an app's workers, and a ``BuildCommand`` builds it.
@MainActor final class PreviewApp {
  let name: String
  /// The folder of its sources and documents.
  let folder: String
  /// Its workers: one for pictures, one for findings, one for the live screen.
  let workers: PreviewWorkers
  /// How far it is built.
  private(set) var state: AppBuildState
  /// The command that builds it; `nil` for a program that another tool builds.
  private let command: BuildCommand?
  /// Where the program is, once it is built.
  private let program: @Sendable () async throws -> String
  /// What may be wrong if it does not compile.
  private let hint: @Sendable () -> String?
  private let arguments: [String]
  private let buildsAtStart: Bool
  private let requests: AsyncStream<Void>
  private let request: AsyncStream<Void>.Continuation
  /// Whether a new program runs that was not announced yet. A build may leave the program unchanged.
  private var hasNewProgram = false
  /// The state of the program that runs.
  private var runningStamp: FileStamp?

  /// - Parameters:
  ///   - name: its name.
  ///   - folder: the folder of its sources and documents.
  ///   - command: the command that builds it; `nil` for a program that another tool builds.
  ///   - arguments: the arguments of its workers.
  ///   - limits: what a worker may use.
  ///   - hint: says what may be wrong if it does not compile.
  ///   - buildsAtStart: whether it is built before the first save.
  ///   - otherFiles: files that it is made from besides sources, or the program that another tool builds.
  ///   - program: says where the program is, once it is built.
  init(
    name: String, folder: String, command: BuildCommand?, buildsAtStart: Bool = true, otherFiles: [String] = [],
    arguments: [String], limits: WorkerLimits, hint: @escaping @Sendable () -> String? = { nil },
    program: @escaping @Sendable () async throws -> String
  ) {
    self.name = name
    self.folder = folder
    self.command = command
    self.arguments = arguments
    self.program = program
    self.hint = hint
    self.buildsAtStart = buildsAtStart
    (requests, request) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.otherFiles = otherFiles
    workers = PreviewWorkers(program: nil, limits: limits, isApp: true)
    state = AppBuildState(app: name, phase: .building)
  }

  /// Files besides sources from which the program is made, or the program itself. Saving them starts a build, or
  /// restarts the program.
  let otherFiles: [String]

  /// Whether a file lies in the app's folder.
  func owns(_ path: String) -> Bool {
    guard !folder.isEmpty else { return true }
    return URL(filePath: path).standardizedFileURL.path.hasPrefix(URL(filePath: folder).standardizedFileURL.path + "/")
  }

  /// Whether the app is built anew when a file is saved.
  func isBuilt(from path: String) -> Bool {
    otherFiles.contains(path) || command != nil && path.hasSuffix(".swift") && owns(path)
  }

  /// Whether a program runs, the last one that was built.
  var isRunning: Bool { workers.pictures.program != nil }

  /// Begins with the program that was built before, if there is one. Builds what may have changed since, and builds
  /// again whenever it is asked to, until the task is cancelled. Files that are saved during a build are built
  /// afterwards.
  ///
  /// - Parameter changed: called with each change of ``state``.
  func run(changed: (AppBuildState) -> Void) async {
    var isFound = false
    if let path = try? await program(), let stamp = FileStamp(path) {
      use(path, stamp)
      state.phase = .built
      changed(state)
      isFound = true
    }
    if buildsAtStart || !isFound { await buildOnce(changed: changed) }
    for await _ in requests { await buildOnce(changed: changed) }
  }

  /// Whether a new program runs since this was asked last.
  func takeNewProgram() -> Bool {
    defer { hasNewProgram = false }
    return hasNewProgram
  }

  /// Asks for a build.
  func build() { request.yield() }

  private func use(_ path: String, _ stamp: FileStamp) {
    guard runningStamp != stamp else { return }
    runningStamp = stamp
    hasNewProgram = true
    workers.use(WorkerProgram(executable: path, arguments: arguments, runsApp: true))
  }

  /// Builds the app and has its workers run what was built.
  private func buildOnce(changed: (AppBuildState) -> Void) async {
    let begin = ContinuousClock.now
    state = AppBuildState(app: name, phase: .building)
    changed(state)
    do {
      if let command {
        let (isBuilt, lines) = try await command.run { line in
          state.progress = line
          // Errors are told when they are known, not at the end.
          if let error = CompilerMessage(line), !state.errors.contains(error) { state.errors.append(error) }
          changed(state)
        }
        guard isBuilt else {
          state.phase = .failed
          if state.errors.isEmpty { state.output = lines.suffix(20).joined(separator: "\n") }
          if let hint = hint() { state.output += (state.output.isEmpty ? "" : "\n") + hint }
          changed(state)
          return
        }
      }
      let path = try await program()
      guard let stamp = FileStamp(path) else { throw AppBuildError(message: "\(path): there is no such program") }
      state.phase = .built
      state.progress = ""
      state.errors = []
      state.seconds = Double((ContinuousClock.now - begin) / .milliseconds(1)) / 1_000
      use(path, stamp)
    } catch {
      state.phase = .failed
      state.output = (error as? AppBuildError)?.message ?? "\(error)"
    }
    changed(state)
  }
}
