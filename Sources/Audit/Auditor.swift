import Environments
import Foundation
import InterfaceBuilder
import UIKit

/// Audits documents: lays out every screen in every environment, runs the rules, and folds their observations.
@preconcurrency @MainActor public struct Auditor: Sendable {
  /// The rules to run.
  public var rules: [any Rule]
  /// The chosen values (devices, text sizes, …) from which the environments of an audit are made.
  public var selection: EnvironmentSelection
  /// Whether an environment reuses the results of the environment before it, if the two differ only in trait values
  /// that neither the layout nor a rule has read. If `false`, the screen is laid out again in every environment, which
  /// takes longer and gives the same findings.
  package var sharesLooks = true
  /// Whether suggested edits are tried. If `false`, a finding names the usual one.
  package var provesFixes = true

  /// Makes an auditor with the rules to run and the chosen environments.
  public init(rules: [any Rule] = RuleCatalogue.rules, selection: EnvironmentSelection = EnvironmentSelection()) {
    self.rules = rules
    self.selection = selection
  }

  /// Audits every screen of a document. Controllers without a view of their own (navigation, tabs) are not screens.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - project: facts from the document's project, which narrow the environments; `nil` if no project is known.
  ///   - code: what the app's source files say about the classes that the document names.
  ///   - leftOutParts: the parts of the app's classes that did not compile; empty if the app's code does not run.
  public func audit(
    _ document: InterfaceDocument, in project: ProjectFacts? = nil, code: AppCode = AppCode(),
    leftOutParts: LeftOutParts = LeftOutParts()
  ) -> DocumentReport {
    let document = document.knowing(code)
    let matrix = selection.matrix(for: document, in: project)
    let unreadable = UnreadableTexts(of: document, in: matrix, choosesLanguages: selection.locales.isEmpty)
    let environments = matrix.filter { !unreadable.concern($0) }
    var notes = document.notes + unreadable.notes
    var reports: [ScreenReport] = []
    var faults: [DocumentFault] = []
    var idle: [IdleSuppression] = []
    let asked = Set(rules.map(\.identifier))
    var comments = LineSuppressions(document)
    for scene in document.chosenScenes where scene.rootViewElement != nil {
      // Where the app's code runs, its effects are on the screen, and the sources need not be read as well.
      let runsCode = !document.scenesWithoutCode.isEmpty && !document.scenesWithoutCode.contains(scene.id)
      let canvas = AuditedScreen(
        scene, of: document, in: .designTime(of: document), project: project, code: runsCode ? AppCode() : code)
      notes += canvas.loaded.notes
      var report = audit(scene, of: document, in: environments, canvas: canvas, leftOutParts)
      report.notChecked += unreadable.notChecked
      let suppressions = SceneSuppressions(scene)
      idle += suppressions.apply(to: &report.findings, asking: asked)
      faults += suppressions.faults
      comments.apply(to: &report.findings)
      reports.append(report)
    }
    var report = DocumentReport(
      document: document.path, faults: DocumentFault.faults(in: notes) + faults + comments.faults,
      environments: reports.isEmpty ? [] : environments, screens: reports)
    report.idleSuppressions = idle + comments.idle(asking: asked)
    return report
  }

  /// Audits a laid-out screen in the one environment in which it was laid out.
  ///
  /// - Parameters:
  ///   - loaded: the screen, laid out.
  ///   - document: the screen's document. It is used to lay the screen out a second time as on Interface Builder's
  ///     canvas, with which rules compare.
  @MainActor package func audit(_ loaded: LoadedScene, of document: InterfaceDocument) -> [Finding] {
    marks(on: loaded, of: document).map(\.finding)
  }

  /// Audits a laid-out screen in the one environment in which it was laid out, and returns the findings with the frames
  /// of their views.
  ///
  /// - Parameters:
  ///   - loaded: the screen, laid out.
  ///   - document: the screen's document. It is used to lay the screen out a second time as on Interface Builder's
  ///     canvas, with which rules compare.
  /// - Returns: the findings, each with the frame of its view in the coordinates of the root view; `nil` for a view
  ///   that cannot be seen.
  @MainActor package func marks(
    on loaded: LoadedScene, of document: InterfaceDocument
  ) -> [(finding: Finding, frame: CGRect?)] {
    let canvas = AuditedScreen(loaded.scene, of: document, in: .designTime(of: document))
    let screen = AuditedScreen(loaded, of: document, canvas: canvas)
    let reference = SceneReference(loaded.scene, of: document)
    var folding = FindingFolding(document: document.path, scene: reference, environments: [loaded.environment])
    for rule in rules {
      for observation in rule.observations(on: screen) {
        folding.add(rule.readsFrames ? screen.doubted(observation) : observation, by: rule, on: screen, in: 0..<1)
      }
    }
    proveFixes(of: &folding, on: canvas, knowing: [:])
    return folding.findings.map { finding in (finding, finding.view.id.flatMap { screen.geometry.view($0) }?.frame) }
  }

  /// Audits a scene in one environment as ``audit(_:in:code:leftOutParts:)`` does, and returns the findings that are not
  /// suppressed in the document, with the frames of their views.
  ///
  /// - Parameter document: the scene's document, which knows the code (``InterfaceDocument/knowing(_:)``).
  /// - Returns: the findings, each with the frame of its view in the coordinates of the root view; `nil` for a view
  ///   that cannot be seen.
  @MainActor package func marks(
    on scene: SceneDescription, of document: InterfaceDocument, in environment: Environment, project: ProjectFacts?,
    code: AppCode
  ) -> [(finding: Finding, frame: CGRect?)] {
    let canvas = AuditedScreen(scene, of: document, in: .designTime(of: document), project: project, code: code)
    var report = audit(scene, of: document, in: [environment], canvas: canvas, LeftOutParts())
    _ = SceneSuppressions(scene).apply(to: &report.findings, asking: Set(rules.map(\.identifier)))
    var comments = LineSuppressions(document)
    comments.apply(to: &report.findings)
    let screen = AuditedScreen(scene, of: document, in: environment, canvas: canvas, project: project, code: code)
    return report.openFindings.map { finding in
      (finding, finding.view.id.flatMap { screen.geometry.view($0) }?.frame)
    }
  }

  private func audit(
    _ scene: SceneDescription, of document: InterfaceDocument, in environments: [Environment], canvas: AuditedScreen,
    _ leftOutParts: LeftOutParts
  ) -> ScreenReport {
    let reference = SceneReference(scene, of: document)
    var folding = FindingFolding(document: document.path, scene: reference, environments: environments)
    var unsettled = UnsettledFolding()
    var unseen = UnseenFolding(scene)
    var faults: [Int: Set<FaultKey>] = [:]
    let asked = rules.filter(\.dependsOnEnvironment)
    // Environments that may share a result are next to each other in the matrix. So only the last result is kept:
    // searching several kept results costs more than it saves.
    var last: ScreenLook?
    for (index, environment) in environments.enumerated() {
      let known = sharesLooks ? last.flatMap { $0.holds(in: environment) ? $0 : nil } : nil
      let look = known ?? ScreenLook(at: scene, of: document, in: environment, canvas: canvas, asking: asked)
      unseen.add(look.screen.loaded, in: environment)
      if look.screen.loaded.absence != nil { continue }
      if last == nil { addWhatHoldsEverywhere(of: look.screen, to: &folding) }
      last = look
      unsettled.add(look.unsettled, in: environment)
      faults[index] = look.faults
      // Only screens whose texts follow the text size promise to work at accessibility sizes.
      let isPromised = !environment.contentSizeCategory.isAccessibilityCategory || canvas.texts.followsTextSize
      for (rule, observation) in look.observations {
        var observation = observation
        if !isPromised, observation.doubt == nil { observation.doubt = Self.fixedTexts }
        folding.add(observation, by: rule, on: look.screen, in: index..<index + 1)
      }
    }
    let doubt =
      doubt(aboutUseOf: scene, of: document, in: canvas.code.app, project: canvas.project)
      ?? self.doubt(aboutSizeOf: canvas.loaded)
    if doubt == nil { proveFixes(of: &folding, on: canvas, knowing: faults) }
    var report = ScreenReport(
      scene: reference, environments: environments.map(\.id), findings: folding.findings,
      notChecked: NotCheckedCollector(screen: canvas, unsettled: unseen.entries + unsettled.entries).entries)
    report.nameApps(of: canvas.project, in: environments)
    if let last { report.add(leftOutParts, of: last.screen.loaded) }
    report.notChecked += limits(ofCodeOf: scene, in: document)
    if let doubt { report.doubt(doubt) } else { report.doubt(cells: canvas.code.app.unmadeObjects.cells, of: document) }
    return report
  }

  /// Chooses the fixes of violations among the edits that rules suggest.
  private func proveFixes(
    of folding: inout FindingFolding, on canvas: AuditedScreen, knowing known: [Int: Set<FaultKey>]
  ) {
    guard provesFixes, var proof = FixProof(of: canvas, in: folding.environments, by: rules, knowing: known) else {
      return
    }
    folding.chooseFixes { proof.choice(for: $0, $1) }
  }

  /// Why a fault at an accessibility size is no violation on a screen whose texts have fixed sizes.
  private static let fixedTexts: Doubt = "no text of the screen follows the text size, so it promises nothing there"

  /// What is not known of a scene because its code did not run, or ran without the values that it expects.
  private func limits(ofCodeOf scene: SceneDescription, in document: InterfaceDocument) -> [NotChecked] {
    if document.scenesWithoutCode.contains(scene.id) {
      return [NotChecked(subject: scene.name, reason: "its code ends the program, so it did not run", line: scene.line)]
    }
    guard document.scenesWithEmptyValues.contains(scene.id) else { return [] }
    return [
      NotChecked(
        subject: scene.name, reason: "its code ran with empty values for what other screens hand over to it",
        line: scene.line)
    ]
  }

  /// Adds the observations of the rules that read only the document. These observations hold in all environments.
  private func addWhatHoldsEverywhere(of screen: AuditedScreen, to folding: inout FindingFolding) {
    for rule in rules where !rule.dependsOnEnvironment {
      for observation in rule.observations(on: screen) {
        folding.add(observation, by: rule, on: screen, in: folding.environments.indices)
      }
    }
  }

  /// Why the app may show a scene in another size; `nil` for a screen.
  private func doubt(aboutSizeOf loaded: LoadedScene) -> NotChecked? {
    guard let size = loaded.partSize else { return nil }
    return NotChecked(
      subject: loaded.scene.name,
      reason: "its test gives it \(Number.points(size.width)) × \(Number.points(size.height)) points on every device, "
        + "and the app may give it another size", line: loaded.scene.line)
  }

  /// The devices that a document's name is for, as `Bar~ipad.xib` is, if the app does not run on them.
  private static func absentDevice(ofDocumentAt path: String, in project: ProjectFacts?) -> String? {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let families = project?.deviceFamilies, !families.isEmpty else { return nil }
    if name.hasSuffix("~ipad"), !families.contains(2) { return "iPads" }
    return name.hasSuffix("~iphone") && !families.contains(1) ? "iPhones" : nil
  }

  /// Why the app may never show a scene; `nil` if there is no such reason.
  private func doubt(
    aboutUseOf scene: SceneDescription, of document: InterfaceDocument, in code: AppCode, project: ProjectFacts?
  ) -> NotChecked? {
    if project?.hasTargetForDocument == false {
      return NotChecked(
        subject: scene.name, reason: "no target of the project has this document, so the app cannot show it",
        line: scene.line)
    }
    if let device = Self.absentDevice(ofDocumentAt: document.path, in: project) {
      return NotChecked(
        subject: scene.name, reason: "only \(device) load a document of this name, and the app does not run on them",
        line: scene.line)
    }
    if code.namesDocument == false, !document.isLaunchScreen {
      return NotChecked(
        subject: scene.name,
        reason: "no source, document or setting of the project names this document, so the app cannot show it",
        line: scene.line)
    }
    if scene.kind == .controller,
      document.reachableControllers(withoutIdentifiers: code.unmadeObjects.scenes)?.contains(scene.id) == false
    {
      let cause = scene.storyboardIdentifier.map { "nothing makes it by its storyboard identifier “\($0)”" }
      return NotChecked(
        subject: scene.name,
        reason: "no segue leads to it and \(cause ?? "it has no storyboard identifier"), so the app cannot show it",
        line: scene.line)
    }
    guard let name = scene.customClass else { return nil }
    if code.refusesDocuments(name) {
      return NotChecked(
        subject: name, reason: "its init(coder:) ends the app, so the screen may be out of use", line: scene.line)
    }
    // Only a class of the app's own module is expected among the sources that were searched.
    let isOwn = scene.element["customModule"] == nil || scene.element["customModuleProvider"] == "target"
    let isKnown = scene.kind == .controller ? code.coversProject || !code.isEmpty : code.coversProject && isOwn
    guard isKnown, !code.declares(name) else { return nil }
    return NotChecked(
      subject: name, reason: "no source has this class, so the screen may be out of use", line: scene.line)
  }
}

extension ScreenReport {
  /// Adds to findings that only some apps of the project can have which these are.
  fileprivate mutating func nameApps(of project: ProjectFacts?, in environments: [Environment]) {
    guard let project, !project.apps.isEmpty else { return }
    for index in findings.indices {
      let own = Set(findings[index].environments)
      let words = project.appsBeside(environments.filter { own.contains($0.id) })
      findings[index].because += words.map { [$0] } ?? []
    }
  }

  /// Makes the findings in prototype cells that nothing makes need review.
  ///
  /// - Parameter identifiers: the reuse identifiers of these cells.
  fileprivate mutating func doubt(cells identifiers: Set<String>, of document: InterfaceDocument) {
    guard !identifiers.isEmpty else { return }
    for index in findings.indices {
      guard let view = findings[index].view.id.flatMap(document.element),
        let identifier = view.prototypeIdentifier, identifiers.contains(identifier)
      else { continue }
      findings[index].doubtUse(
        "nothing makes its cell by the reuse identifier “\(identifier)”, so the app may not show it")
    }
  }

  /// Makes all findings need review, for a reason that is about the screen.
  fileprivate mutating func doubt(_ doubt: NotChecked) {
    for index in findings.indices { findings[index].doubtUse(doubt.reason) }
    notChecked.append(doubt)
  }
}

extension Finding {
  /// Makes the finding need review, because the app may never show the view.
  nonisolated fileprivate mutating func doubtUse(_ reason: String) {
    outcome = .needsReview
    self.reason = reason
    // Nobody mends what the app does not show.
    isReviewWorthIt = false
  }
}

extension Element {
  /// The reuse identifier of the prototype cell that is or contains the element; `nil` if it is in none.
  nonisolated fileprivate var prototypeIdentifier: String? {
    sequence(first: self, next: \.parent).first { element in
      let list = element.parent
      return list?.name == "prototypes" || list?.name == "cells" && list?.parent?.name == "collectionView"
    }?["reuseIdentifier"]
  }
}
