import Audit
import Configuration
import Drawing
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import UIKit

/// Answers each ``PreviewQuestion`` of the page with a ``PreviewAnswer``. It runs in a worker process
/// (``LastingWorker``).
@MainActor final class PreviewWork {
  private var catalogs = AssetCatalogs()
  private var generation = 0
  /// The configuration that was read last, with its path.
  private var known: (path: String, configuration: ProjectConfiguration)?
  private var live:
    (session: Int, document: String, scene: String, setting: PreviewQuestion.Setting, screen: LiveScreen)?

  /// The answer to a request, and the bytes of the picture or document that follow it.
  func answer(_ question: PreviewQuestion) -> (answer: PreviewAnswer, bytes: [UInt8]) {
    if let root = question.document.root { ProjectRoots.add(root) }
    if question.generation != generation {
      catalogs = AssetCatalogs()
      known = nil
      generation = question.generation
    }
    do {
      if question.kind == .live { return try live(question) }
      let document: InterfaceDocument
      if isCode(question.document) {
        guard question.kind != .edited else { throw Misunderstood(description: "code is edited in an editor") }
        document = try question.document.codeScreens().document(assets: catalogs)
      } else {
        let data = try edited(question)
        if question.kind == .edited { return (PreviewAnswer(), [UInt8](data)) }
        document = try InterfaceDocument(data: data, path: question.document.path, assets: catalogs)
      }
      switch question.kind {
      case .outline, .edited, .live: return (outline(of: document), [])
      case .screen: return try screen(question, of: document)
      case .view: return (view(question, of: document), [])
      case .findings: return (try findings(question, of: document), [])
      }
    } catch let error as ConfigurationError {
      return (PreviewAnswer(problem: PlainLine.of(error.lines.joined(separator: "; "))), [])
    } catch {
      return (PreviewAnswer(problem: PlainLine.of(Self.words(for: error))), [])
    }
  }

  /// The message of an error for the page.
  private static func words(for error: any Error) -> String {
    switch error {
    case let error as DocumentError: (error.line.map { "line \($0): " } ?? "") + error.reason
    case let error as UnknownName: error.message
    default: "\(error)"
    }
  }

  /// Whether a document is a Swift file whose code makes screens.
  private func isCode(_ document: FoundDocument) -> Bool { ProgramRole.isApp && document.path.hasSuffix(".swift") }

  /// The bytes of the document with the request's edits applied.
  private func edited(_ question: PreviewQuestion) throws -> Data {
    let path = question.document.path
    let data = try DocumentFile.read(path, isNamed: question.document.isNamed)
    guard !question.edits.isEmpty else { return data }
    var editor = try DocumentEditor(data: data, path: path)
    for edit in question.edits { try editor.apply(Self.edit(edit), to: edit.id) }
    return editor.data
  }

  /// The reason why a request cannot be answered, such as an invalid edit.
  private struct Misunderstood: Error, CustomStringConvertible {
    var description: String
  }

  private static func edit(_ edit: PreviewQuestion.Edit) throws -> DocumentEdit {
    if edit.property == "text" { return .text(edit.value) }
    guard let number = Double(edit.value), number.isFinite else {
      throw Misunderstood(description: "“\(edit.value)” is no number")
    }
    switch edit.property {
    case "constant": return .constant(number)
    case "priority": return .priority(number)
    case "fontSize": return .fontSize(number)
    default: throw Misunderstood(description: "there is no property “\(edit.property)” to change")
    }
  }

  // MARK: Screens

  private func outline(of document: InterfaceDocument) -> PreviewAnswer {
    let words = SceneWords(document: document)
    var answer = PreviewAnswer()
    answer.screens = document.scenes.filter { $0.rootViewElement != nil }.map {
      PreviewAnswer.Screen(id: $0.id, name: PlainLine.of(words.name(of: $0)), line: $0.line)
    }
    answer.languages = document.languages
    return answer
  }

  /// The error of a request for a screen that the document does not have.
  private struct NoScreen: Error, CustomStringConvertible {
    var description: String { "the document no longer has this screen" }
  }

  private func load(
    _ question: PreviewQuestion, of document: InterfaceDocument
  ) throws -> (loaded: LoadedScene, screen: Screen) {
    guard let scene = document.scene(question.scene), scene.rootViewElement != nil else { throw NoScreen() }
    let loaded = document.instantiate(
      scene, in: try environment(question.setting, of: document), showsEmbeddedScenes: true)
    loaded.layout()
    return (loaded, Screen(loaded))
  }

  private func environment(
    _ setting: PreviewQuestion.Setting, of document: InterfaceDocument
  ) throws -> InterfaceBuilder.Environment {
    var selection = EnvironmentSelection()
    selection.runsCode = ProgramRole.isApp
    func one<Value>(_ text: String, _ read: (String) throws(UnknownName) -> [Value]) throws(UnknownName) -> [Value] {
      text.isEmpty ? [] : Array(try read(text).prefix(1))
    }
    selection.devices = try one(setting.device, AxisNames.devices)
    selection.orientations = try one(setting.orientation, AxisNames.orientations)
    selection.textSizes = try one(setting.textSize, AxisNames.textSizes)
    selection.directions = try one(setting.direction, AxisNames.directions)
    selection.appearances = try one(setting.appearance, AxisNames.appearances)
    let locale = setting.locale
    if !locale.isEmpty, EnvironmentSelection.isSpecial(locale) || document.languages.contains(locale) {
      selection.locales = [locale]
    }
    selection.contrasts = try one(setting.contrast, AxisNames.contrasts)
    selection.boldTexts = try one(setting.boldText, AxisNames.boldTexts)
    return selection.environments(for: document).first ?? .designTime(of: document)
  }

  private func screen(
    _ question: PreviewQuestion, of document: InterfaceDocument
  ) throws -> (answer: PreviewAnswer, bytes: [UInt8]) {
    let (loaded, screen) = try load(question, of: document)
    let viewWords = ViewWords(document: document, loaded: loaded)
    var answer = PreviewAnswer()
    answer.picture = PreviewAnswer.Picture(
      width: screen.size.width, height: screen.size.height, words: words(for: loaded.environment))
    var views: [PreviewAnswer.View] = []
    func add(_ view: UIView) {
      guard !view.isHidden else { return }
      if let location = loaded.location(of: view) {
        views.append(
          PreviewAnswer.View(
            id: location.id, name: viewWords.words(for: view),
            className: PlainLine.of(location.customClass ?? location.className),
            line: location.line, frame: Self.numbers(Self.frame(of: view, in: screen))))
      }
      view.subviews.forEach(add)
    }
    add(screen.rootView)
    answer.views = views
    return (answer, [UInt8](try ScreenRenderer(scale: scale(of: question)).data(of: screen)))
  }

  /// Pixels per point, limited to useful values.
  private func scale(of question: PreviewQuestion) -> Double { min(max(question.scale, 0.25), 3) }

  private func words(for environment: InterfaceBuilder.Environment) -> String {
    environment.words
  }

  private static func frame(of view: UIView, in screen: Screen) -> CGRect {
    view.drawnFrame(in: screen.rootView).offsetBy(dx: screen.rootOrigin.x, dy: screen.rootOrigin.y)
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  // MARK: One view

  private func view(_ question: PreviewQuestion, of document: InterfaceDocument) -> PreviewAnswer {
    var answer = PreviewAnswer()
    guard let (loaded, screen) = try? load(question, of: document), let view = loaded.object(question.view) as? UIView
    else {
      answer.problem = "the screen no longer has this view"
      return answer
    }
    answer.explanation =
      ViewExplanation.all(
        of: question.view, in: loaded.scene, of: document, environment: loaded.environment
      ).first
    let words = ViewWords(document: document, loaded: loaded)
    let equations = ConstraintWords(views: words)
    answer.constraints = loaded.objectIDs.compactMap { id in
      guard let constraint = loaded.object(id) as? NSLayoutConstraint, let location = loaded.location(of: constraint),
        constraint.firstItem === view || constraint.secondItem === view
      else { return nil }
      return PreviewAnswer.Constraint(
        id: id, words: PlainLine.of(equations.equation(constraint)), constant: Double(constraint.constant),
        priority: Double(constraint.priority.rawValue), line: location.line,
        dimension: ConstraintDimension(constraint, in: screen).points)
    }
    let font: UIFont? = (view as? UILabel)?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font
    answer.subject = PreviewAnswer.Subject(
      id: question.view, name: words.words(for: view),
      text: (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
        ?? (view as? UIButton)?.title(for: .normal),
      fontSize: font.map { Double($0.pointSize) },
      hugging: [UILayoutConstraintAxis.horizontal, .vertical].map {
        Double(view.contentHuggingPriority(for: $0).rawValue)
      },
      resistance: [UILayoutConstraintAxis.horizontal, .vertical].map {
        Double(view.contentCompressionResistancePriority(for: $0).rawValue)
      })
    return answer
  }

  private typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

  // MARK: Live screens

  private func live(_ question: PreviewQuestion) throws -> (answer: PreviewAnswer, bytes: [UInt8]) {
    guard ProgramRole.isApp, let wanted = question.live else {
      throw Misunderstood(description: "no code runs for this document, so its screens do not live")
    }
    let screen = try liveScreen(question, wanted)
    var answer = PreviewAnswer()
    answer.takesKeys = screen.takesKeys
    guard let picture = try screen.newPicture(scale: scale(of: question)) else {
      answer.isUnchanged = true
      return (answer, [])
    }
    answer.views = screen.views
    answer.picture = PreviewAnswer.Picture(
      width: screen.size.width, height: screen.size.height, words: words(for: screen.environment))
    return (answer, [UInt8](picture))
  }

  /// The live screen of the request's session, after applying the events. If the session, the document, the scene or
  /// the language is a different one, a new live screen is made.
  private func liveScreen(_ question: PreviewQuestion, _ wanted: LiveQuestion) throws -> LiveScreen {
    if let live, live.session == wanted.session, live.document == question.document.path, live.scene == question.scene,
      // An app chooses its language when it starts, so another language needs a new live screen.
      live.setting.locale == question.setting.locale
    {
      if live.setting != question.setting {
        let document = try document(at: question.document)
        live.screen.change(to: try environment(question.setting, of: document))
        self.live?.setting = question.setting
      }
      live.screen.perform(wanted.events, until: wanted.time)
      return live.screen
    }
    // The old live screen is released before a new one launches the app again.
    live = nil
    let document = try document(at: question.document)
    guard let scene = document.scene(question.scene) else { throw NoScreen() }
    guard
      let screen = LiveScreen(
        scene, of: document, in: try environment(question.setting, of: document), at: wanted.time)
    else { throw Misunderstood(description: reasonForNoLife(of: scene, in: document)) }
    live = (wanted.session, question.document.path, question.scene, question.setting, screen)
    return screen
  }

  private func reasonForNoLife(of scene: SceneDescription, in document: InterfaceDocument) -> String {
    document.isReached(scene)
      ? "the way of the walk does not lead to this screen here"
      : "no controller owns this view, so nothing is alive in it"
  }

  private func document(at found: FoundDocument) throws -> InterfaceDocument {
    if isCode(found) {
      return try found.codeScreens().document(assets: catalogs)
    }
    return try InterfaceDocument(
      data: DocumentFile.read(found.path, isNamed: found.isNamed), path: found.path, assets: catalogs)
  }

  // MARK: Findings

  private func findings(_ question: PreviewQuestion, of document: InterfaceDocument) throws -> PreviewAnswer {
    var answer = PreviewAnswer()
    let found = question.document
    let configuration = try configuration(at: question.configuration)
    var settings = DocumentSettings()
    if let configuration {
      settings = configuration.settings(forDocumentAt: found.path, asking: [])
      settings.environments = try configuration.environments(ofMatrix: nil)
    }
    settings.environments.runsCode = ProgramRole.isApp
    // If the app's code runs, its sources need not be read to guess what the code does.
    let code = ProgramRole.isApp ? AppCode() : found.code
    var report = settings.applied(
      to: Auditor(rules: settings.configuredRules, selection: settings.environments).audit(
        document, in: found.project, code: code, leftOutParts: found.leftOutParts))
    if let configuration {
      var findings = KnownFindings(
        configuration, try configuration.baselinePath.map { try RunBaseline(reading: $0) })
      report = findings.mark(report, rules: settings.rules)
    }
    let screen = report.screens.first { $0.scene.id == question.scene }
    answer.findings = (screen?.openFindings ?? []).map { finding in
      PreviewAnswer.Finding(
        rule: finding.rule, impact: finding.impact.rawValue,
        outcome: finding.outcome == .violation ? "violation" : "review", view: finding.view.id,
        label: PlainLine.of(finding.view.label), message: PlainLine.of(finding.message),
        fix: PlainLine.of(finding.fix), extent: PlainLine.of(finding.extent))
    }
    return answer
  }
  private func configuration(at path: String?) throws -> ProjectConfiguration? {
    guard let path else { return nil }
    if let known, known.path == path { return known.configuration }
    let configuration = try ProjectConfiguration.load(contentsOf: path)
    known = (path, configuration)
    return configuration
  }
}
