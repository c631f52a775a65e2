import Audit
import Drawing
import Environments
import Foundation
import InterfaceBuilder

/// Draws the scenes of documents as picture files in a folder, for `snug render`.
@MainActor struct SceneRendering {
  /// The folder for the pictures.
  let folder: String
  let format: PictureFormat
  let renderer: ScreenRenderer
  /// The document with what an audit knows of it, if the findings of one are framed and numbered in the pictures.
  var audited: FoundDocument?

  /// Draws every scene of a document that has a view, in every environment. Environments that differ only in the text
  /// size are drawn side by side in one picture.
  func draw(_ document: InterfaceDocument, name: String, in environments: [Environment])
    -> DocumentWork<RenderedPictures>
  {
    let scenes = document.scenes.filter { $0.rootViewElement != nil }
    let pictureName = PictureName(document: name, scenes: scenes, environments: environments)
    let rows = Self.rows(of: environments)
    var notes = document.notes
    var problems: [PictureProblem] = []
    var findings: [String] = []
    let pictures = document.chosenScenes.filter { $0.rootViewElement != nil }.flatMap { scene in
      rows.map { row -> RenderedPictures.Picture in
        let name = pictureName(scene, in: row[0], allTextSizes: row.count > 1)
        let path = "\(folder)/\(name).\(format.rawValue)"
        do {
          var marks: [FindingMarks] = []
          let picture = try picture(of: scene, of: document, in: row, notes: &notes, marks: &marks)
          findings += marks.flatMap(\.lines).map { "\(path): \($0)" }
          problems += picture.problems.filter { !problems.contains($0) }
          try OutputFile.write(picture.data, to: path)
          return .written(path)
        } catch let error as OutputError {
          return .failed("error: \(error)")
        } catch {
          return .failed("\(document.path):\(scene.line): error: \(scene.name) could not be drawn: \(error)")
        }
      }
    }
    let lines = problems.map { "\(document.path): note: a box is drawn, because \($0)" }
    return DocumentWork(
      product: RenderedPictures(pictures: pictures, notes: lines + findings), faults: DocumentFault.faults(in: notes))
  }

  private func picture(
    of scene: SceneDescription, of document: InterfaceDocument, in row: [Environment], notes: inout [DocumentNote],
    marks: inout [FindingMarks]
  ) throws -> DrawnPicture {
    // Where the app's code runs, its sources need not be read to guess what the code does.
    let code = ProgramRole.isApp && document.scenesWithoutCode.isEmpty ? AppCode() : audited?.code ?? AppCode()
    let document = document.knowing(code)
    let views = try row.map { environment in
      let loaded = document.instantiate(scene, in: environment, showsEmbeddedScenes: true)
      loaded.layout()
      notes += loaded.notes
      try AbsentScene.check(loaded)
      return loaded
    }
    if let audited {
      marks = row.map { environment in
        let found = Auditor().marks(
          on: scene, of: document, in: environment, project: audited.project, code: code)
        return FindingMarks(found, in: row.count == 1 ? nil : environment.words)
      }
    }
    let highlights = audited != nil ? marks.map(\.highlights) : row.map { _ in [] }
    if row.count == 1 {
      return try renderer.picture(of: Screen(views[0]), highlights: highlights[0], format: format)
    }
    let cells = row.indices.map { place in
      ScreenStrip.Cell(
        Screen(views[place]), caption: row[place].words, highlights: highlights[place])
    }
    return try ScreenStrip(renderer: renderer, cells: cells).picture(format: format)
  }

  /// The environments, grouped so that those of one group differ only in the text size.
  private static func rows(of environments: [Environment]) -> [[Environment]] {
    var rows: [[Environment]] = []
    for environment in environments {
      let index = rows.firstIndex { row in
        var other = row[0]
        other.contentSizeCategory = environment.contentSizeCategory
        return other == environment
      }
      if let index { rows[index].append(environment) } else { rows.append([environment]) }
    }
    return rows
  }
}
