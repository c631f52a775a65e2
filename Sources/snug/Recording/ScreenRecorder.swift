import Audit
import Drawing
import Environments
import Foundation
import InterfaceBuilder
import Pages
import UIKit

/// Compares the screens of documents with their recordings, or records them. It runs in a worker process.
///
/// ``RecordingName`` gives the name of each screen's ``Recording``. View trees are compared as `ViewTree` texts,
/// pictures by a `PictureComparison`.
@MainActor struct ScreenRecorder {
  /// The folder of the recordings.
  let folder: String
  /// Pixels per point of the pictures.
  let scale: Double
  /// The values of `--only`, which choose the recordings to compare; empty for all.
  let chosen: [String]
  /// Whether screens that are new, or differ from their recordings, are recorded.
  let records: Bool
  /// How much pictures may differ from their recordings and still count as the same.
  let tolerance: PictureTolerance
  /// The folder of the HTML page, into which pictures are written; `nil` if no page is written.
  let page: String?

  /// Compares the screens of a document, in some environments, with their recordings.
  func compare(
    _ document: InterfaceDocument, path: String, name: String, in environments: [InterfaceBuilder.Environment]
  ) -> DocumentWork<RecordedScreens> {
    let scenes = document.scenes.filter { $0.rootViewElement != nil }
    let words = SceneWords(document: document)
    let recordingName = RecordingName(document: name, scenes: scenes, words: words)
    var notes = document.notes
    var problems: [PictureProblem] = []
    var screens: [RecordedScreen] = []
    var others: [String] = []
    for scene in document.chosenScenes where scene.rootViewElement != nil {
      for environment in environments {
        let name = recordingName(scene, in: environment)
        guard chosen.isEmpty || chosen.contains(where: { RecordingName.matches(name, $0) }) else {
          others.append(name)
          continue
        }
        var screen = RecordedScreen(
          name: name, screen: words.name(of: scene), environment: environment.words, state: .same)
        let loaded = document.instantiate(scene, in: environment, showsEmbeddedScenes: true)
        loaded.layout()
        notes += loaded.notes
        do {
          try compare(&screen, loaded, problems: &problems)
        } catch let error as OutputError {
          screen.state = .failed("error: \(error)")
        } catch {
          screen.state = .failed("\(path):\(scene.line): error: \(screen.screen) could not be drawn: \(error)")
        }
        screens.append(screen)
      }
    }
    return DocumentWork(
      product: RecordedScreens(
        document: path, screens: screens, notes: problems.map { "\(path): note: a box is drawn, because \($0)" },
        others: others),
      faults: DocumentFault.faults(in: notes))
  }

  /// The view tree of a screen as text, followed by those of its bars. Frames are in the coordinates of the screen.
  private static func tree(of screen: Screen) -> String {
    ViewTree(root: screen.rootView, at: screen.rootOrigin).text
      + screen.bars.map { ViewTree(root: $0, at: $0.frame.origin).text }.joined()
  }

  /// Draws a screen, and compares it with its recording.
  ///
  /// - Parameter problems: receives the reasons why boxes are drawn instead of images, without repetition.
  private func compare(
    _ screen: inout RecordedScreen, _ loaded: LoadedScene, problems: inout [PictureProblem]
  ) throws {
    try AbsentScene.check(loaded)
    let drawn = Screen(loaded)
    let picture = try ScreenRenderer(scale: scale).picture(of: drawn)
    problems += picture.problems.filter { !problems.contains($0) }
    let tree = loaded.perform { Self.tree(of: drawn) }
    try compare(&screen, picture.data, tree, width: Double(drawn.size.width))
  }

  private func compare(_ screen: inout RecordedScreen, _ data: Data, _ tree: String, width: Double) throws {
    let recording = Recording(screen.name, in: folder)
    var expected: Data?
    var comparison: PictureComparison?
    switch recording.read(comparedWith: data) {
    case .nothing: screen.state = .new
    case .damaged(let faults): screen.state = .damaged(faults)
    case .whole(let recorded, let recordedTree):
      expected = recorded
      screen.lines = LineDifference(from: recordedTree, to: tree).lines
      if recorded != data {
        comparison = PictureComparison(expected: recorded, actual: data, within: tolerance)
      }
      screen.differentPixels = comparison?.differentPixels ?? 0
      screen.pixels = comparison?.pixels ?? 0
      if let enlargement = comparison?.enlargement, enlargement != 1 {
        let recorded = Number.exact(scale * enlargement)
        screen.lines.insert("it is recorded at scale \(recorded); compare with --scale \(recorded)", at: 0)
      }
      let isSame = comparison?.isSame(within: tolerance) ?? true
      screen.state = !isSame || recordedTree != tree ? .changed : .same
    }
    if case .same = screen.state { return }
    if records {
      try recording.write(data, tree)
    } else if let page {
      try draw(&screen, expected, data, comparison, width: width, in: page)
    }
  }

  private func draw(
    _ screen: inout RecordedScreen, _ expected: Data?, _ actual: Data, _ comparison: PictureComparison?, width: Double,
    in page: String
  ) throws {
    func write(_ data: Data, _ kind: String) throws -> String {
      let path = "\(ComparisonPage.pictureFolder)/\(screen.name)-\(kind).png"
      try OutputFile.write(data, to: "\(page)/\(path)")
      return path
    }
    var pictures = ComparedPictures(
      environment: screen.environment, old: nil, new: nil, difference: nil, differentPixels: screen.differentPixels,
      width: width)
    pictures.old = try expected.map { try write($0, "expected") }
    pictures.new = try write(actual, "actual")
    if let comparison, comparison.differentPixels > 0 {
      pictures.difference = try write(try comparison.differencePicture(), "difference")
    }
    screen.pictures = pictures
  }
}
