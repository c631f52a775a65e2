import ArgumentParser
import Foundation
import Projects
import Walking

/// `snug preview`: shows screens in the browser and draws them again after every save.
struct PreviewCommand: WorkerCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows screens in the browser, and draws them again with every save.",
    discussion: """
      Prints the address of a page that shows the screens of all storyboards and xibs below the paths. One screen can be \
      looked at on every device, at every text size, in every language, appearance and contrast. Pointing at a view shows its frame; \
      a click explains it and shows its constraints; their constants and priorities, texts and sizes of fonts can be tried \
      there and written into the document, of which nothing else changes.

      The screens of an app:
        $ snug preview MyApp

      The app of a package that is set up to run here, if you trust it: a folder alone never runs code. Its screens live in \
      the page: clicks, keys and the wheel reach the app; a save of a Swift file builds it:
        $ snug preview Examples/AutoLayoutGuide/Package.swift

      The app of an Xcode project, unchanged. Parts of its code that do not compile are left out:
        $ snug preview MyApp.xcodeproj

      With the screens that only taps lead to:
        $ snug preview MyApp.xcodeproj --walk

      An app that something else builds:
        $ snug preview MyApp --app build/MyApp --build 'make MyApp'

      Always at the same port:
        $ snug preview MyApp --port 8080

      With the browser, by xdg-open or open:
        $ snug preview MyApp --open

      Only programs on this machine reach the page, and only with its address, which has a random token. Requests of other \
      pages are refused. It shows and writes nothing but the documents below the paths; links that lead elsewhere are left \
      out. Requests have at most 80 KB. Nothing is written before “Write” is pressed. It ends with Ctrl-C.
      """)

  @OptionGroup var documents: DocumentOptions

  @Option(
    help: ArgumentHelp(
      "What builds the program of --app after a save, a line for the shell.", valueName: "command"))
  var build: String?

  @Option(help: ArgumentHelp("The port; by default one that is free.", valueName: "number"))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  var limits: WorkerOptions { documents.limits }

  func validate() throws {
    guard build == nil || documents.app != nil else {
      throw ValidationError("--build needs --app, the program that is built")
    }
    guard !documents.showsTests else {
      throw ValidationError("the preview does not run tests; audit, layout, render and record do")
    }
  }

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    guard let server = ProgramServer.current else {
      console.report("error: this program was built without the server of the preview")
      return .incomplete
    }
    let targets = documents.targets
    let found = PreviewDocuments(targets)
    found.complaints.forEach(console.report)
    if targets.needsCode, targets.app == nil, targets.packages.isEmpty, found.apps.isEmpty {
      console.report("error: --run: \(AppBuildError.nothingToRun)")
      return .incomplete
    }
    targets.notes(for: Self.configuration.commandName ?? "").forEach(console.report)
    guard !found.found.isEmpty else { return .incomplete }
    let apps =
      try await apps(of: targets, in: found, on: console, arguments: program.arguments)
      + found.apps.compactMap { self.app(of: $0, in: found, on: console, arguments: program.arguments) }
    if !apps.isEmpty, !WorkerIsolation.isComplete { console.report(WorkerIsolation.warning) }
    let session = PreviewSession(
      documents: found, guardian: PageGuard(),
      own: PreviewWorkers(program: program, limits: limits.limitsOfWorkers, isApp: false),
      apps: apps, walks: targets.walks ? PreviewWalks(limits: limits, console: console) : nil)
    try await serve(session, by: server, on: console)
    return .success
  }

  /// Serves the page until the run is interrupted.
  @MainActor private func serve(
    _ session: PreviewSession, by server: any PageServer, on console: any Console
  ) async throws {
    let announce: @MainActor (UInt16) throws -> Void = { port in
      let address = session.begin(port: port)
      try console.write("\(address)\n")
      guard open else { return }
      Task { if let complaint = await Browser.open(address) { console.report(complaint) } }
    }
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await session.run() }
        group.addTask {
          try await server.serve(
            port: port, limits: PageLimits(),
            started: { try await announce($0) }, answer: { await session.answer($0) })
        }
        try await group.next()
        group.cancelAll()
      }
    } catch is CancellationError {
    }
  }

  /// The apps whose code the preview runs: the already built one of `--app`, or those of the packages that the command
  /// line names.
  @MainActor private func apps(
    of targets: RunTargets, in documents: PreviewDocuments, on console: any Console, arguments: [String]
  ) async throws -> [PreviewApp] {
    if let app = targets.app {
      let command = build.map { BuildCommand(line: $0) }
      return [
        PreviewApp(
          name: (app as NSString).lastPathComponent, folder: PreviewApp.folder(of: targets.places),
          builder: command, buildsAtStart: false, otherFiles: command == nil ? [app] : [], arguments: arguments,
          limits: limits.limitsOfWorkers, start: { documents.walkSettings.start },
          program: { app })
      ]
    }
    var apps: [PreviewApp] = []
    for path in targets.packages {
      do {
        guard let package = try await AppPackage(in: path) else { throw AppBuildError(message: AppBuildError.noApp) }
        for app in package.apps {
          apps.append(
            PreviewApp(
              name: app.name, folder: app.folder, builder: BuildCommand(app, of: package),
              otherFiles: ["\(path)/Package.swift"], arguments: arguments, limits: limits.limitsOfWorkers,
              start: { documents.walkSettings.start },
              hint: { package.hint },
              program: { try await package.program(of: app) }))
        }
      } catch let error as AppBuildError {
        console.report("\(path): error: \(error.message)")
      }
    }
    return apps
  }

  /// An app of an Xcode project; `nil` if it has no code that could run.
  @MainActor private func app(
    of app: ProjectApp, in documents: PreviewDocuments, on console: any Console, arguments: [String]
  ) -> PreviewApp? {
    guard !app.target.swiftSources.isEmpty else {
      console.report(app.hasNoCode)
      return nil
    }
    let builder = ProjectBuilder(app, on: console)
    return PreviewApp(
      name: app.target.name, folder: app.folderInCheckout, builder: builder, otherFiles: [app.projectFile],
      arguments: arguments, limits: limits.limitsOfWorkers, start: { documents.walkSettings.start },
      leftOutParts: { builder.leftOutParts },
      program: { builder.program })
  }

  @MainActor func answer(_ request: [UInt8]) throws -> [UInt8] {
    // A walk asks here as it asks other commands.
    if let found = try? JSONDecoder().decode(FoundDocument.self, from: Data(request)),
      let answer = try WalkWork.answer(to: found)
    {
      return answer
    }
    let question = try JSONDecoder().decode(PreviewQuestion.self, from: Data(request))
    let (answer, bytes) = previewWork.answer(question)
    return Frame.encoded([UInt8](try JSONEncoder().encode(answer))) + bytes
  }
}

/// The state that a worker process keeps between two requests.
@MainActor private let previewWork = PreviewWork()
