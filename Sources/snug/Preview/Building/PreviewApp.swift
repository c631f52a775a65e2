import Audit
import Environments
import Foundation
import Walking

/// An app whose code the preview runs. It builds the app after each save and runs its worker processes.
///
/// ``PreviewSession`` owns the apps. ``PreviewWorkers`` are an app's worker processes, and an ``AppBuilder`` builds it.
@MainActor final class PreviewApp {
  let name: String
  /// The folder of the app's sources and documents; empty if all documents belong to the app.
  let folder: String
  /// The app's worker processes: one for pictures, one for findings, one for the live screen.
  let workers: PreviewWorkers
  /// The state of the app's build.
  private(set) var state: AppBuildState
  /// What builds the app; `nil` for a program that another tool builds.
  private let builder: (any AppBuilder)?
  /// Returns the path of the built program.
  private let program: @MainActor () async throws -> String
  /// Returns how the program is started.
  private let start: @MainActor () -> AppStart
  /// Returns a hint about why the app does not compile; `nil` if there is none.
  private let hint: @Sendable () -> String?
  /// Returns the parts of the app's classes that are left out of the running program.
  private let partsOfBuild: @MainActor () -> LeftOutParts
  private let arguments: [String]
  private let buildsAtStart: Bool
  private let requests: AsyncStream<Void>
  private let request: AsyncStream<Void>.Continuation
  /// Whether a new program runs that the pages were not told about yet. A build may leave the program unchanged.
  private var hasNewProgram = false
  /// The stamp of the program file that runs, to find out whether a build changed it.
  private var runningStamp: FileStamp?

  /// - Parameters:
  ///   - name: the app's name.
  ///   - folder: the folder of the app's sources and documents; empty if all documents belong to the app.
  ///   - builder: what builds the app; `nil` for a program that another tool builds.
  ///   - buildsAtStart: whether the app is built at once, not only after the first save.
  ///   - otherFiles: files other than sources from which the app is built, or the program that another tool builds.
  ///   - arguments: the arguments of the app's worker processes.
  ///   - limits: the memory and time that a worker process may use.
  ///   - start: returns how the program is started: its launch arguments, its user defaults, the answers to its requests.
  ///   - hint: returns a hint about why the app does not compile; `nil` if there is none.
  ///   - leftOutParts: returns the parts of the app's classes that are left out of the running program.
  ///   - program: returns the path of the built program.
  init(
    name: String, folder: String, builder: (any AppBuilder)?, buildsAtStart: Bool = true, otherFiles: [String] = [],
    arguments: [String], limits: WorkerLimits, start: @escaping @MainActor () -> AppStart = { AppStart() },
    hint: @escaping @Sendable () -> String? = { nil },
    leftOutParts: @escaping @MainActor () -> LeftOutParts = { LeftOutParts() },
    program: @escaping @MainActor () async throws -> String
  ) {
    self.name = name
    self.folder = folder
    self.builder = builder
    self.arguments = arguments
    self.program = program
    self.start = start
    self.hint = hint
    partsOfBuild = leftOutParts
    self.buildsAtStart = buildsAtStart
    (requests, request) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.otherFiles = otherFiles
    workers = PreviewWorkers(program: nil, limits: limits, isApp: true)
    state = AppBuildState(app: name, phase: .building)
  }

  /// The folder of the app that loads everything at some paths: the only path, or the folder around it if it is a document;
  /// empty, which stands for all folders, if there are several paths.
  static func folder(of paths: [String]) -> String {
    guard paths.count == 1 else { return "" }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: paths[0], isDirectory: &isFolder)
    return exists && !isFolder.boolValue ? RelativePath.folder(around: paths[0]) : paths[0]
  }

  /// The other files whose change starts a build: files other than sources from which the app is built, or the app's
  /// program if another tool builds it, so that the new program is started.
  let otherFiles: [String]

  /// Whether a file lies in the app's folder.
  func owns(_ path: String) -> Bool { folder.isEmpty || RelativePath.lies(path, in: folder) }

  /// Whether saving a file starts a build of the app.
  func isBuilt(from path: String) -> Bool {
    otherFiles.contains(path) || builder != nil && path.hasSuffix(".swift") && owns(path)
  }

  /// The parts of the app's classes that are left out of the running program, because they do not compile.
  var leftOutParts: LeftOutParts { partsOfBuild() }

  /// Whether a built program of the app runs.
  var isRunning: Bool { workers.pictures.program != nil }

  /// Runs the program of an earlier build, if there is one, and builds the app at once if that is wanted or there is
  /// none. Then it builds the app after each call of ``build()``, until the task is cancelled. A request during a build
  /// starts another build afterwards.
  ///
  /// - Parameter changed: called with each change of ``state``.
  func run(changed: @escaping @MainActor (AppBuildState) -> Void) async {
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

  /// Whether a new program runs since the last call of this method.
  func takeNewProgram() -> Bool {
    defer { hasNewProgram = false }
    return hasNewProgram
  }

  /// Says how far the walk through the app has got; `nil` after its end.
  func showWalk(_ words: String?) { state.walk = words }

  /// Requests a build.
  func build() { request.yield() }

  private func use(_ path: String, _ stamp: FileStamp) {
    guard runningStamp != stamp else { return }
    runningStamp = stamp
    hasNewProgram = true
    workers.use(WorkerProgram(executable: path, arguments: arguments, runsApp: true, start: start()))
  }

  /// Builds the app, and restarts its worker processes with the new program.
  private func buildOnce(changed: @escaping @MainActor (AppBuildState) -> Void) async {
    let begin = ContinuousClock.now
    state = AppBuildState(app: name, phase: .building)
    changed(state)
    do {
      if let builder {
        let (isBuilt, lines) = try await builder.build { [self] line in
          state.progress = line
          // Errors are shown as soon as they are printed, not only at the end of the build.
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
