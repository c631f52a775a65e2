import Audit
import Differences
import Drawing
import Environments
import Foundation
import InterfaceBuilder
import Pages
import UIKit

/// Draws the screens of both revisions of a document, in a few environments in which they differ.
///
/// ``ComparisonWork`` passes it to a `DocumentComparison`.
@MainActor final class ComparedDrawing {
  private let folder: String
  private let name: String
  private let old: InterfaceDocument?
  private let new: InterfaceDocument?
  private let environments: [InterfaceBuilder.Environment]
  private var count = 0
  /// The first error in writing a picture; `nil` if all were written.
  private(set) var error: OutputError?
  /// Screens that could not be drawn.
  private(set) var faults: [DocumentFault] = []

  /// - Parameters:
  ///   - folder: the folder of the HTML page.
  ///   - name: the folder, below that of the pictures, for this document.
  ///   - old: the old revision of the document; `nil` if the document was added.
  ///   - new: the new revision of the document; `nil` if the document was removed.
  ///   - environments: the environments in which the revisions are compared.
  init(
    folder: String, name: String, old: InterfaceDocument?, new: InterfaceDocument?,
    environments: [InterfaceBuilder.Environment]
  ) {
    self.folder = folder
    self.name = name
    self.old = old
    self.new = new
    self.environments = environments
  }

  /// The most environments in which a screen is drawn.
  private static let mostEnvironments = 3

  /// Draws both revisions of a screen in the usual environment and in those in which views moved most, as far as the
  /// revisions look different there. If they look the same in all of these, the screen is drawn in the first other
  /// environment in which they differ.
  func draw(_ oldScene: SceneDescription?, _ newScene: SceneDescription?, _ moves: [FrameMove]) -> [ComparedPictures] {
    guard error == nil, (newScene ?? oldScene)?.rootViewElement != nil else { return [] }
    count += 1
    let usual = environments.firstIndex { $0.contentSizeCategory == .large && $0.device.id == Self.usualDevice } ?? 0
    guard environments.indices.contains(usual) else { return [] }
    let words = environments.map { $0.words }
    var chosen = [usual]
    for move in moves {
      guard let place = words.firstIndex(of: move.most), !chosen.contains(place) else { continue }
      if chosen.count < Self.mostEnvironments { chosen.append(place) }
    }
    var pictures = chosen.compactMap { draw(oldScene, newScene, in: environments[$0], words[$0]) }
    if pictures.isEmpty, oldScene != nil, newScene != nil {
      let others = environments.indices.lazy.filter { !chosen.contains($0) }
      if let first = others.compactMap({ self.draw(oldScene, newScene, in: self.environments[$0], words[$0]) }).first {
        pictures.append(first)
      }
    }
    return pictures
  }

  private static let usualDevice = "retina6_12"

  /// Draws a screen in one environment; `nil` if both revisions look the same there.
  private func draw(
    _ oldScene: SceneDescription?, _ newScene: SceneDescription?, in environment: InterfaceBuilder.Environment,
    _ words: String
  ) -> ComparedPictures? {
    let (before, after) = (picture(of: oldScene, old, environment), picture(of: newScene, new, environment))
    guard before?.data != after?.data, error == nil else { return nil }
    let place = "\(name)/\(count)-\(PictureName.safe(screenName(oldScene, newScene)))/\(PictureName.safe(words))"
    var pictures = ComparedPictures(
      environment: words, old: nil, new: nil, difference: nil, differentPixels: 0,
      width: max(before?.width ?? 0, after?.width ?? 0))
    do {
      pictures.old = try before.map { try write($0.data, "\(place)-old") }
      pictures.new = try after.map { try write($0.data, "\(place)-new") }
      if let before, let after, let both = PictureComparison(expected: before.data, actual: after.data) {
        guard both.differentPixels > 0 else { return nil }
        pictures.differentPixels = both.differentPixels
        pictures.difference = try write(try both.differencePicture(), "\(place)-difference")
      }
    } catch let error as OutputError {
      self.error = error
      return nil
    } catch {
      faults.append(DocumentFault(line: (newScene ?? oldScene)?.line, message: "no difference is drawn: \(error)"))
    }
    return pictures
  }

  private func screenName(_ oldScene: SceneDescription?, _ newScene: SceneDescription?) -> String {
    if let newScene, let new { return SceneWords(document: new).name(of: newScene) }
    if let oldScene, let old { return SceneWords(document: old).name(of: oldScene) }
    return ""
  }

  private func write(_ data: Data, _ place: String) throws -> String {
    let path = "\(ComparisonPage.pictureFolder)/\(place).png"
    try OutputFile.write(data, to: "\(folder)/\(path)")
    return path
  }

  private func picture(
    of scene: SceneDescription?, _ document: InterfaceDocument?, _ environment: InterfaceBuilder.Environment
  ) -> (data: Data, width: Double)? {
    guard let scene, let document, scene.rootViewElement != nil else { return nil }
    let loaded = document.instantiate(scene, in: environment, showsEmbeddedScenes: true)
    loaded.layout()
    let screen = Screen(loaded)
    do {
      return (try ScreenRenderer(scale: 2).data(of: screen), Double(screen.size.width))
    } catch {
      faults.append(DocumentFault(line: scene.line, message: "\(scene.name) could not be drawn: \(error)"))
      return nil
    }
  }
}
