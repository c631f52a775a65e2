import ArgumentParser
import Foundation

/// `snug preview`: screens in the browser, drawn again with every save.
struct PreviewCommand: WorkerCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows screens in the browser, and draws them again with every save.",
    discussion: """
      Prints the address of a page that shows the screens of all storyboards and xibs below the paths. One screen can be \
      looked at on every device, at every text size, in every language and appearance. Pointing at a view shows its frame; \
      a click explains it and shows its constraints; their constants and priorities, texts and sizes of fonts can be tried \
      there and written into the document, of which nothing else changes.

      The screens of an app:
        $ snug preview MyApp

      Always at the same port:
        $ snug preview MyApp --port 8080

      Only programs on this machine reach the page, and only with its address, which has a random token. Requests of other \
      pages are refused. It shows and writes nothing but the documents below the paths; links that lead elsewhere are left \
      out. Nothing is written before “Write” is pressed. It ends with Ctrl-C.
      """)

  @Argument(help: "Storyboards and xibs, or folders to look for them in.")
  var path: [String]

  @Option(help: ArgumentHelp("The port; by default one that is free.", valueName: "number"))
  var port: UInt16 = 0

  @OptionGroup(title: "Worker Options") var limits: WorkerOptions

  func run(on console: any Console, with program: WorkerProgram) async throws -> Outcome {
    guard let server = Program.pageServer else {
      console.report("error: this program was built without the server of the preview")
      return .incomplete
    }
    let documents = PreviewDocuments(path)
    documents.complaints.forEach(console.report)
    guard !documents.found.isEmpty else { return .incomplete }
    let session = PreviewSession(documents: documents, guardian: PageGuard()) {
      LastingWorker(program: program, memory: limits.memory)
    }
    let announce: @MainActor (UInt16) throws -> Void = { port in
      try console.write("\(session.begin(port: port))\n")
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
    return .success
  }

  @MainActor func answer(_ request: [UInt8]) throws -> [UInt8] {
    let question = try JSONDecoder().decode(PreviewQuestion.self, from: Data(request))
    let (answer, bytes) = previewWork.answer(question)
    return Frame.encoded([UInt8](try JSONEncoder().encode(answer))) + bytes
  }
}

/// What a worker keeps between two questions.
@MainActor private let previewWork = PreviewWork()
