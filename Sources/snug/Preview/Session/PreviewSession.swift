import Environments
import Foundation
import InterfaceBuilder

/// A running preview: its documents, the edits that were tried, and the answers to requests of the page.
@MainActor final class PreviewSession {
  private let documents: PreviewDocuments
  private let pictures: LastingWorker
  private let audits: LastingWorker
  private let events = EventStreams()
  private let watch = FileWatch()
  private var cache = PictureCache()
  /// Increases with every save.
  private var version = 1
  /// Increases when the page starts anew; asset catalogs are read again then.
  private var generation = 0
  private var edits: [Int: [PreviewQuestion.Edit]] = [:]
  private var guardian: PageGuard
  private static let mostEdits = 200

  /// - Parameters:
  ///   - documents: what may be shown and changed.
  ///   - guardian: decides which requests are answered.
  ///   - worker: makes a worker process.
  init(documents: PreviewDocuments, guardian: PageGuard, worker: () -> LastingWorker) {
    self.documents = documents
    self.guardian = guardian
    pictures = worker()
    audits = worker()
  }

  /// The address of the page, once the server listens.
  func begin(port: UInt16) -> String {
    guardian.port = port
    return guardian.address
  }

  /// Runs the workers and watches the documents until the task is cancelled.
  func run() async {
    watch.watch(documents.found.map(\.path))
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.pictures.run() }
      group.addTask { await self.audits.run() }
      group.addTask { await self.look() }
      await group.waitForAll()
    }
    events.end()
  }

  private func look() async {
    var quiet = 0
    while (try? await Task.sleep(for: FileWatch.interval)) != nil {
      let changed = Set(watch.changes())
      for (place, document) in documents.found.enumerated() where changed.contains(document.path) { saved(place) }
      // A line now and then lets the server notice that a page has gone.
      quiet += 1
      if quiet % 600 == 0 { events.send("alive", "{}") }
    }
  }

  /// Tells the pages that a document is another one.
  private func saved(_ place: Int) {
    version += 1
    events.send("changed", "{\"document\":\(place),\"version\":\(version)}")
  }

  // MARK: Requests

  /// Answers a request.
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
    case ("POST", "try"), ("POST", "discard"), ("POST", "write"): return await change(path, request)
    default: return .refusal(404, "there is nothing of this name")
    }
  }

  /// What the page starts from: documents with their screens, and the values of its controls.
  private struct Outline: Encodable {
    struct Document: Encodable {
      var place: Int
      var path: String
      var problem: String?
      var screens: [PreviewAnswer.Screen]
      var languages: [String]
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
    var version: Int
  }

  private func outline() async -> PageResponse {
    documents.search()
    generation += 1
    watch.watch(documents.found.map(\.path))
    var outline = Outline(
      documents: [], complaints: documents.complaints,
      devices: (Device.all + Device.windows).map { Outline.Choice(id: $0.id, name: $0.name) },
      textSizes: TextSize.names, pseudoLanguages: PseudoLanguage.allCases.map(\.rawValue), version: version)
    for place in documents.found.indices {
      guard let document = documents[place] else { continue }
      let answer = await answer(PreviewQuestion(kind: .outline, document: document), by: pictures).answer
      outline.documents.append(
        Outline.Document(
          place: place, path: document.path, problem: answer.problem, screens: answer.screens ?? [],
          languages: answer.languages ?? []))
    }
    return json(outline)
  }

  /// What the page shows of a screen.
  private struct Shown: Encodable {
    var version: Int
    /// The number of the picture.
    var image: Int?
    /// How many edits are tried and not written.
    var edits: Int
    var answer: PreviewAnswer
  }

  private func ask(_ path: String, _ request: PageRequest) async -> PageResponse {
    let place = request.query["document"].flatMap(Int.init)
    guard let place, let document = documents[place], let kind = PreviewQuestion.Kind(rawValue: path) else {
      return .refusal(404, "there is no such document")
    }
    var question = PreviewQuestion(kind: kind, document: document)
    question.edits = edits[place] ?? []
    question.generation = generation
    question.scene = request.query["scene"] ?? ""
    question.view = request.query["view"] ?? ""
    question.scale = request.query["scale"].flatMap(Double.init) ?? 2
    question.setting = PreviewQuestion.Setting(
      device: request.query["device"] ?? "", orientation: request.query["orientation"] ?? "",
      textSize: request.query["textSize"] ?? "", locale: request.query["locale"] ?? "",
      direction: request.query["direction"] ?? "", appearance: request.query["appearance"] ?? "")
    // The version before the file is read: what is saved meanwhile is a later one.
    let version = version
    let (answer, bytes) = await answer(question, by: kind == .findings ? audits : pictures)
    return json(
      Shown(
        version: version, image: bytes.isEmpty ? nil : cache.add(bytes), edits: question.edits.count, answer: answer))
  }

  private func answer(
    _ question: PreviewQuestion, by worker: LastingWorker
  ) async -> (answer: PreviewAnswer, bytes: [UInt8]) {
    do {
      switch await worker.answer(to: [UInt8](try JSONEncoder().encode(question))) {
      case .success(var bytes):
        guard let first = Frame.takeFirst(from: &bytes) else { throw CocoaError(.coderReadCorrupt) }
        return (try JSONDecoder().decode(PreviewAnswer.self, from: Data(first)), bytes)
      case .failure(let failure):
        return (PreviewAnswer(problem: "the document could not be laid out (\(failure.reason))"), [])
      }
    } catch {
      return (PreviewAnswer(problem: "\(error)"), [])
    }
  }

  private func json(_ value: some Encodable) -> PageResponse {
    guard let data = try? JSONEncoder().encode(value) else { return .refusal(500, "the answer could not be written") }
    return .bytes([UInt8](data), "application/json")
  }

  // MARK: Changes

  /// A change that the page asks for.
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
      let (answer, bytes) = await answer(question, by: pictures)
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

  /// Writes a document that was edited; what kept it from being written.
  private func write(_ bytes: [UInt8], to path: String) -> PageResponse? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .refusal(409, "\(path) is no regular file, so it is not written")
    }
    do {
      try OutputFile.write(Data(bytes), to: path)
      chmod(path, status.st_mode & 0o7777)
      return nil
    } catch {
      return .refusal(409, "\(error)")
    }
  }
}
