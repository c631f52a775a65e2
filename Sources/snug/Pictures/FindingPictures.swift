import Audit
import Drawing
import Environments
import Foundation
import InterfaceBuilder
import Reports
import Typesetting
import UIKit

/// Draws pictures of the screens of a report, in the environments in which their findings are worst, and adds them to
/// the report with the frames of the findings. `HTMLReporter` shows the pictures, and those of a walk in the map of the app.
@MainActor struct FindingPictures {
  /// The folder of the HTML page.
  let folder: String
  /// The document's name, with which the names of its pictures begin.
  let name: String
  /// The environments of the audit.
  let selection: EnvironmentSelection
  /// Whether screens without findings are drawn as well, in their first environment.
  var drawsAll = false

  /// How many pictures there are, and their scale.
  var amount = PictureAmount.all

  /// Adds pictures to the screens of a report that have findings, or to all.
  ///
  /// - Returns: the errors of pictures that could not be drawn or written.
  func add(to report: inout DocumentReport, of document: InterfaceDocument, in project: ProjectFacts?)
    -> [DocumentFault]
  {
    let environments = selection.matrix(for: document, in: project)
    let scenes = document.scenes.filter { $0.rootViewElement != nil }
    let pictureName = PictureName(document: name, scenes: scenes, environments: environments)
    var faults: [DocumentFault] = []
    for index in report.screens.indices {
      guard let scene = scenes.first(where: { $0.id == report.screens[index].scene.id }) else { continue }
      var pictured = pictured(report.screens[index], of: environments)
      if pictured.isEmpty, drawsAll, let first = report.screens[index].environments.first {
        pictured = environments.filter { $0.id == first }
      }
      for environment in pictured {
        let path = "\(HTMLReporter.pictureFolder)/\(pictureName(scene, in: environment)).png"
        let screen = AuditedScreen(scene, of: document, in: environment, project: project)
        do {
          let (picture, problems) = try draw(screen, at: path, of: report.screens[index], in: environment)
          report.screens[index].pictures.append(picture)
          for problem in problems {
            let entry = NotChecked(
              subject: "the picture \(problem.file)", reason: "a box is drawn, because it \(problem.reason)",
              line: scene.line)
            if !report.screens[index].notChecked.contains(entry) { report.screens[index].notChecked.append(entry) }
          }
        } catch let error as OutputError {
          return [DocumentFault(line: nil, message: "\(error)")]
        } catch {
          faults.append(DocumentFault(line: scene.line, message: "\(scene.name) could not be drawn: \(error)"))
        }
      }
    }
    return faults
  }

  /// The environments in which a screen is drawn: those in which one of its findings is worst, and all text sizes of
  /// the environment in which most findings are worst; or the latter alone.
  private func pictured(_ screen: ScreenReport, of environments: [Environment]) -> [Environment] {
    let worst = screen.openFindings.map(\.worst)
    let counts = Dictionary(grouping: worst, by: \.self).mapValues(\.count)
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key,
      let center = environments.first(where: { $0.id == most })
    else { return [] }
    if amount != .all { return [center] }
    return environments.filter { environment in
      var other = environment
      other.contentSizeCategory = center.contentSizeCategory
      return other == center || counts[environment.id] != nil
    }
  }

  private func draw(
    _ audited: AuditedScreen, at path: String, of report: ScreenReport, in environment: Environment
  ) throws -> (ScreenPicture, [PictureProblem]) {
    let screen = Screen(audited.loaded)
    let picture = try ScreenRenderer(scale: amount.scale).picture(of: screen)
    try OutputFile.write(picture.data, to: "\(folder)/\(path)")
    let outlines = PageOutlines(picture: path, views: outlines(of: audited, in: screen))
    try OutputFile.write(Data(try outlines.text.utf8), to: "\(folder)/\(PageOutlines.path(ofPicture: path))")
    let marks = report.findings.enumerated().compactMap { index, finding -> ScreenPicture.Mark? in
      guard finding.suppression == nil, finding.environments.contains(environment.id),
        let frame = finding.view.id.flatMap(audited.geometry.view)?.frame
      else { return nil }
      let origin = screen.coordinateOrigin
      return ScreenPicture.Mark(
        finding: index, x: Double(frame.minX + origin.x), y: Double(frame.minY + origin.y), width: Double(frame.width),
        height: Double(frame.height))
    }
    let place = ScreenPicture(
      environment: environment.id, path: path, width: Double(screen.size.width), height: Double(screen.size.height),
      marks: marks)
    return (place, picture.problems)
  }

  /// The outlines, in the picture's coordinates, of the visible views of the document.
  private func outlines(of audited: AuditedScreen, in screen: Screen) -> [PageOutlines.Outline] {
    let origin = screen.coordinateOrigin
    return audited.geometry.views.map { view in
      let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      var baselines: [Double] = []
      for text in view.texts {
        for (rect, line) in zip(text.lines, text.placement.layout.lines) {
          let baseline: CGFloat = rect.minY + line.ascent + origin.y
          baselines.append(Double(baseline))
        }
      }
      let isEnabledControl = (view.view as? UIControl)?.isEnabled ?? false
      return PageOutlines.Outline(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height),
        label: audited.words.words(for: view.view),
        takesTaps: isEnabledControl && view.view.isUserInteractionEnabled, baselines: baselines)
    }
  }
}
