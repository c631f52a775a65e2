import Audit
import ConstraintSolver
import Drawing
import Environments
import Foundation
import InterfaceBuilder
import Reports
import UIKit

/// One run of a subject. The seed alone determines everything that it does.
struct FuzzCase {
  let subject: FuzzSubject
  let seed: UInt64
  let pool: DocumentPool
  /// The factor for the limits of a program that is started.
  var allowance = 1.0

  /// The input, to be kept if it breaks a promise; `nil` if the seed is enough to repeat the run.
  var input: [UInt8]? {
    switch subject {
    case .layout, .audit, .render: pool.mutant(seed: seed).bytes
    case .strings: StringsFuzz(seed: seed).file.bytes
    case .catalog: CatalogFuzz(seed: seed).contents
    case .system: Array(SystemFuzz(seed: seed).text.utf8)
    case .views: nil
    case .pictures: PicturesFuzz(seed: seed).picture.bytes
    case .requests: RequestsFuzz(seed: seed).requests.flatMap(\.self)
    default: ProgramFuzz(subject: subject, seed: seed).input
    }
  }

  /// Feeds the input to the subject.
  func run() throws {
    switch subject {
    case .layout: try layout()
    case .audit: try audit()
    case .render: try render()
    case .strings: try StringsFuzz(seed: seed).run()
    case .catalog: try CatalogFuzz(seed: seed).run()
    case .system: try SystemFuzz(seed: seed).run()
    case .views: try ViewsFuzz(seed: seed).run()
    case .pictures: try PicturesFuzz(seed: seed).run()
    case .requests: try RequestsFuzz(seed: seed).run(allowance: allowance)
    default: try ProgramFuzz(subject: subject, seed: seed).run(allowance: allowance)
    }
  }

  /// The damaged document; `nil` if reading it throws an error, whose description must be one line.
  private func document() throws -> InterfaceDocument? {
    let (path, bytes) = pool.mutant(seed: seed)
    do {
      return try InterfaceDocument(data: Data(bytes), path: path)
    } catch {
      let line = PlainLine.of(error.description)
      guard line.hasPrefix(PlainLine.of(path)), !line.contains("\n") else { throw BrokenPromise("message: \(line)") }
      return nil
    }
  }

  /// The environment of the canvas, and one drawn at random.
  private func environments(of document: InterfaceDocument) -> [Environment] {
    var random = FuzzGenerator(seed: ~seed)
    var other = Environment.designTime(of: document)
    other.safeAreaSource = .device
    other.device = random.pick(Device.all)
    other.contentSizeCategory = random.pick([
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ])
    other.direction = random.pick(Environment.Direction.allCases)
    other.appearance = random.pick(Environment.Appearance.allCases)
    other.orientation = random.pick([.portrait, .landscape])
    return [.designTime(of: document), other]
  }

  private func layout() throws {
    guard let document = try document() else { return }
    for environment in environments(of: document) {
      for scene in document.scenes {
        let loaded = document.instantiate(scene, in: environment)
        loaded.layout()
        try FiniteFrames.check(loaded.rootView)
        _ = loaded.rootView.layoutDiagnosis
      }
    }
  }

  private func audit() throws {
    guard let document = try document() else { return }
    var selection = EnvironmentSelection()
    selection.devices = [environments(of: document)[1].device]
    let report = Auditor(selection: selection).audit(document)
    let header = RunHeader(tool: "fuzz", rules: RuleCatalogue.rules)
    var reporters = ReportFormat.allCases.filter { $0 != .html }.map { $0.reporter() }
    for index in reporters.indices {
      let text = try reporters[index].begin(header) + reporters[index].report(report) + reporters[index].end()
      let isForPeople = reporters[index] is TerminalReporter || reporters[index] is GitHubReporter
      try ForgedLines.check(text, by: "\(type(of: reporters[index]))", isForPeople: isForPeople)
    }
  }

  private func render() throws {
    guard let document = try document() else { return }
    var random = FuzzGenerator(seed: seed &+ 1)
    let format = random.pick([PictureFormat.png, .png, .svg, .pdf])
    let environment = environments(of: document)[random.below(2)]
    for scene in document.scenes where scene.rootViewElement != nil {
      let loaded = document.instantiate(scene, in: environment, showsEmbeddedScenes: true)
      loaded.layout()
      do {
        let renderer = ScreenRenderer(scale: Double(1 + random.below(3)), overlays: OverlayKind.allCases)
        _ = try renderer.data(of: Screen(loaded.rootView), format: format)
      } catch {
        // A picture may be too large. Then an error is thrown, which is not a fault.
      }
    }
  }
}
