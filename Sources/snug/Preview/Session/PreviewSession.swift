import Audit
import Environments
import Foundation
import InterfaceBuilder

/// A running preview: its documents, the edits that the user tries, and the answers to requests of the page.
///
/// ``PageGuard`` refuses foreign requests. Requests that need a document are passed on to worker processes
/// (``PreviewWorkers``, ``PreviewWork``): those of the document's ``PreviewApp``, or the session's own.
/// ``EventStreams`` notifies the pages about changes.
@MainActor final class PreviewSession {
  let documents: PreviewDocuments
  /// The apps whose code runs.
  let apps: [PreviewApp]
  /// The worker processes for documents that belong to no app.
  private let own: PreviewWorkers
  /// The walks through the apps; `nil` if they are not walked through.
  let walks: PreviewWalks?
  let events = EventStreams()
  let watch = FileWatch()
  let folders = FolderWatch()
  var files = ProjectFiles(below: [])
  private var cache = PictureCache()
  /// A number that increases with every change of a document or of another watched file.
  private(set) var version = 1
  /// A number that increases when files other than documents change, and when a page is loaded. Worker processes then
  /// drop cached data.
  private var generation = 0
  private var edits: [Int: [PreviewQuestion.Edit]] = [:]
  private var guardian: PageGuard
  /// The number of the live screen's session. Only the page that began the session may continue it.
  private var liveSession = 0
  private var lastLivePicture: Int?
  private static let mostEdits = 200

  /// - Parameters:
  ///   - documents: the documents that may be shown and changed.
  ///   - guardian: decides which requests are answered.
  ///   - own: the worker processes for documents that belong to no app.
  ///   - apps: the apps whose code runs.
  ///   - walks: the walks through the apps; `nil` if they are not walked through.
  init(
    documents: PreviewDocuments, guardian: PageGuard, own: PreviewWorkers, apps: [PreviewApp] = [],
    walks: PreviewWalks? = nil
  ) {
    self.documents = documents
    self.guardian = guardian
    self.own = own
    self.apps = apps
    self.walks = walks
  }

  /// Sets the port on which the server listens, and returns the address of the page.
  func begin(port: UInt16) -> String {
    guardian.port = port
    return guardian.address
  }

  /// Runs the workers, builds the apps and watches the files until the task is cancelled.
  func run() async {
    findFiles()
    await withTaskGroup(of: Void.self) { group in
      for worker in own.all + apps.flatMap(\.workers.all) { group.addTask { await worker.run() } }
      for app in apps { group.addTask { await self.run(app) } }
      group.addTask { await self.folders.run() }
      group.addTask { await self.look() }
      await group.waitForAll()
    }
    walks?.end()
    events.end()
  }

  /// The app with whose code a document is loaded; `nil` if the document belongs to no app.
  func app(of document: FoundDocument) -> PreviewApp? { apps.first { $0.owns(document.path) } }

  /// Notifies the pages that a document has changed.
  ///
  /// - Parameter place: the index of the document; `nil` if all documents may look different.
  func saved(_ place: Int?) {
    version += 1
    if place == nil { generation += 1 }
    events.send("changed", "{\"document\":\(place.map(String.init) ?? "null"),\"version\":\(version)}")
  }

  // MARK: Requests

  func answer(_ request: PageRequest) async -> PageResponse {
    let path: String
    do throws(PageGuard.Refusal) {
      path = try guardian.path(of: request)
    } catch {
      return .refusal(error.status, error.reason)
    }
    switch (request.method, path) {
    case ("GET", ""): return .bytes(PackageResources.preview_html, "text/html; charset=utf-8")
    case ("GET", "preview.css"): return .bytes(PackageResources.preview_css, "text/css; charset=utf-8")
    case ("GET", "preview.js"): return .bytes(PackageResources.preview_js, "text/javascript; charset=utf-8")
    case ("GET", "events"): return PageResponse(200, "text/event-stream", .stream(events.open()))
    case ("GET", "picture"):
      guard let id = request.query["id"].flatMap(Int.init), let bytes = cache.picture(id) else {
        return .refusal(404, "there is no such picture")
      }
      return .bytes(bytes, "image/png")
    case ("GET", "documents"): return await outline()
    case ("GET", "screen"), ("GET", "view"), ("GET", "findings"): return await ask(path, request)
    case ("GET", "edited"): return await edited(request)
    case ("POST", "try"), ("POST", "discard"), ("POST", "write"): return await change(path, request)
    case ("POST", "live"): return await live(request)
    default: return .refusal(404, "there is nothing of this name")
    }
  }

  /// The data with which the page starts: documents with their screens, and the values of its controls.
  private struct Outline: Encodable {
    struct Document: Encodable {
      var place: Int
      var path: String
      var problem: String?
      var screens: [PreviewAnswer.Screen]
      var languages: [String]
      /// The name of the app with whose code the document is loaded.
      var app: String?
    }
    struct Choice: Encodable {
      var id: String
      var name: String
    }
    var documents: [Document]
    var complaints: [String]
    var devices: [Choice]
    var textSizes: [String]
    var pseudoLanguages: [String]
    var apps: [AppBuildState]
    var version: Int
  }

  private func outline() async -> PageResponse {
    generation += 1
    findFiles()
    var outline = Outline(
      documents: [], complaints: documents.complaints.map(PlainLine.of),
      devices: (Device.all + Device.windows).map { Outline.Choice(id: $0.id, name: $0.name) },
      textSizes: TextSize.names, pseudoLanguages: PseudoLanguage.allCases.map(\.rawValue), apps: apps.map(\.state),
      version: version)
    for place in documents.found.indices {
      guard let document = documents[place], !documents.isGone(place) else { continue }
      let app = app(of: document)
      // A Swift file that belongs to none of the apps cannot be shown, because no program runs its code.
      if app == nil, document.path.hasSuffix(".swift") { continue }
      let answer = await answer(PreviewQuestion(kind: .outline, document: document)).answer
      outline.documents.append(
        Outline.Document(
          place: place, path: PlainLine.of(document.path), problem: answer.problem, screens: answer.screens ?? [],
          languages: answer.languages ?? [], app: app?.name))
    }
    return json(outline)
  }

  /// The data of a screen for the page.
  private struct Shown: Encodable {
    var version: Int
    /// The key with which the page fetches the picture; `nil` if there is no picture.
    var image: Int?
    /// The number of edits that are tried and not written to the document.
    var edits: Int
    var answer: PreviewAnswer
  }

  private func ask(_ path: String, _ request: PageRequest) async -> PageResponse {
    let place = request.query["document"].flatMap(Int.init)
    guard let place, let document = documents[place], let kind = PreviewQuestion.Kind(rawValue: path) else {
      return .refusal(404, "there is no such document")
    }
    var question = PreviewQuestion(kind: kind, document: document)
    question.document.leftOutParts = app(of: document)?.leftOutParts ?? LeftOutParts()
    question.edits = edits[place] ?? []
    question.generation = generation
    question.configuration = documents.configuration
    question.scene = request.query["scene"] ?? ""
    question.view = request.query["view"] ?? ""
    let scale = request.query["scale"] ?? "2"
    guard let number = Double(scale), number.isFinite else {
      return .refusal(400, "“\(scale)” is no scale: it is the number of pixels for each point")
    }
    question.scale = number
    question.setting = PreviewQuestion.Setting(
      device: request.query["device"] ?? "", orientation: request.query["orientation"] ?? "",
      textSize: request.query["textSize"] ?? "", locale: request.query["locale"] ?? "",
      direction: request.query["direction"] ?? "", appearance: request.query["appearance"] ?? "",
      contrast: request.query["contrast"] ?? "", boldText: request.query["boldText"] ?? "")
    // The version is taken before the file is read. A save in the meantime gives a later version.
    let version = version
    let (answer, bytes) = await answer(question)
    return json(
      Shown(
        version: version, image: bytes.isEmpty ? nil : cache.add(bytes), edits: question.edits.count, answer: answer))
  }

  private func answer(_ question: PreviewQuestion) async -> (answer: PreviewAnswer, bytes: [UInt8]) {
    let app = app(of: question.document)
    if let app, !app.isRunning {
      let reason = app.state.phase == .building ? "is being built" : "does not compile"
      return (PreviewAnswer(problem: "\(app.name) \(reason)"), [])
    }
    let workers = app?.workers ?? own
    do {
      let result = try await answer(question, by: question.kind == .findings ? workers.audits : workers.pictures)
      switch result {
      case .success(let answer): return answer
      case .failure(let failure):
        return (PreviewAnswer(problem: "the document could not be laid out (\(failure.reason))"), [])
      }
    } catch {
      return (PreviewAnswer(problem: Self.notUnderstood), [])
    }
  }

  /// The error message if a request to a worker process cannot be encoded, or its answer cannot be decoded.
  private static let notUnderstood =
    "the worker that draws the screens was not understood; save the document to try again"

  private func answer(
    _ question: PreviewQuestion, by worker: LastingWorker
  ) async throws -> Result<(answer: PreviewAnswer, bytes: [UInt8]), WorkerFailure> {
    // The way to a reached screen begins with a launch, which must not find what others have left behind.
    let isReached = ![.live, .outline].contains(question.kind) && !question.document.walks.isEmpty
    let request = [UInt8](try JSONEncoder().encode(question))
    switch await worker.answer(to: request, alone: isReached) {
    case .failure(let failure): return .failure(failure)
    case .success(var bytes):
      guard let first = try Frame.takeFirst(from: &bytes) else { throw CocoaError(.coderReadCorrupt) }
      return .success((try JSONDecoder().decode(PreviewAnswer.self, from: Data(first)), bytes))
    }
  }

  private func json(_ value: some Encodable) -> PageResponse {
    guard let data = try? JSONEncoder().encode(value) else { return .refusal(500, "the answer could not be written") }
    return .bytes([UInt8](PlainLine.ofJSON(data).utf8), "application/json")
  }

  // MARK: Live screens

  /// The body of a request of the page for a live screen.
  private struct LiveWanted: Decodable {
    var document: Int
    var scene: String
    var scale: Double
    var setting: PreviewQuestion.Setting
    /// The number of the session with the live screen; 0 begins a new session.
    var session: Int
    var time: Double
    var events: [LiveEvent]

    /// Whether the values are within the limits of what a user can cause. Other requests are refused.
    var isBounded: Bool {
      events.count <= LiveEvent.most && events.allSatisfy(\.isBounded) && time >= 0 && time <= LiveEvent.latestTime
    }
  }

  /// The data of a live screen for the page.
  private struct LiveShown: Encodable {
    var session: Int
    /// The key with which the page fetches the picture; `nil` if there is no picture.
    var image: Int?
    /// Whether the session has ended, because another page began one.
    var isEnded = false
    /// The crash that ended the app; `nil` if it runs. The next session runs in a new process.
    var crash: CrashReport?
    var answer: PreviewAnswer?
  }

  private func live(_ request: PageRequest) async -> PageResponse {
    guard let wanted = try? JSONDecoder().decode(LiveWanted.self, from: Data(request.body)), wanted.isBounded,
      let document = documents[wanted.document]
    else { return .refusal(400, "the events were not understood, or there are too many") }
    guard let app = app(of: document), let worker = app.workers.live else {
      return .refusal(409, "no app's code runs for this document, so its screens do not live")
    }
    guard let program = worker.program else { return .refusal(409, "\(app.name) is not built") }
    if wanted.session == 0 {
      liveSession += 1
      lastLivePicture = nil
      // A new process is used, so that the app starts with the initial values of its variables.
      worker.use(program)
    } else if wanted.session != liveSession {
      return json(LiveShown(session: wanted.session, isEnded: true))
    }
    let session = liveSession
    var question = PreviewQuestion(kind: .live, document: document)
    question.scene = wanted.scene
    question.scale = wanted.scale
    question.setting = wanted.setting
    question.generation = generation
    question.live = LiveQuestion(session: session, events: wanted.events, time: wanted.time)
    do {
      switch try await answer(question, by: worker) {
      case .success((let answer, let bytes)):
        if session == liveSession, !bytes.isEmpty { lastLivePicture = cache.add(bytes) }
        return json(LiveShown(session: session, image: lastLivePicture, answer: answer))
      case .failure(let failure):
        return json(LiveShown(session: session, crash: CrashReport(failure, folder: app.folder)))
      }
    } catch {
      return .refusal(500, Self.notUnderstood)
    }
  }

  // MARK: Changes

  /// The body of a request of the page to try, discard or write edits.
  private struct Wanted: Decodable {
    var document: Int
    var edit: PreviewQuestion.Edit?
  }

  private func change(_ path: String, _ request: PageRequest) async -> PageResponse {
    guard let wanted = try? JSONDecoder().decode(Wanted.self, from: Data(request.body)),
      let document = documents[wanted.document]
    else { return .refusal(400, "the change was not understood") }
    var tried = edits[wanted.document] ?? []
    switch path {
    case "discard": tried = []
    case "try":
      guard let edit = wanted.edit, tried.count < Self.mostEdits else {
        return .refusal(400, "the change was not understood, or there are too many")
      }
      tried.removeAll { $0.id == edit.id && $0.property == edit.property }
      tried.append(edit)
    default: break
    }
    if !tried.isEmpty {
      var question = PreviewQuestion(kind: .edited, document: document)
      question.edits = tried
      let (answer, bytes) = await answer(question)
      if let problem = answer.problem { return .refusal(409, problem) }
      if path == "write" {
        if let refusal = write(bytes, to: document.path) { return refusal }
        tried = []
      }
    }
    edits[wanted.document] = tried
    saved(wanted.document)
    return json(["edits": tried.count])
  }

  /// The response with the text of a document, with the tried edits applied.
  private func edited(_ request: PageRequest) async -> PageResponse {
    guard let place = request.query["document"].flatMap(Int.init), let document = documents[place] else {
      return .refusal(404, "there is no such document")
    }
    var question = PreviewQuestion(kind: .edited, document: document)
    question.edits = edits[place] ?? []
    let (answer, bytes) = await answer(question)
    if let problem = answer.problem { return .refusal(409, problem) }
    let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    guard let text = String(data: Data(bytes), encoding: isWide ? .utf16 : .utf8) else {
      return .refusal(409, "the document is no Unicode")
    }
    return json(["text": text])
  }

  /// Writes the bytes of an edited document to its file. Returns a refusal if that is not possible; `nil` on success.
  private func write(_ bytes: [UInt8], to path: String) -> PageResponse? {
    do {
      try OutputFile.replace(path, with: Data(bytes))
      return nil
    } catch {
      return .refusal(409, "\(error)")
    }
  }
}
