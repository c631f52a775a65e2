import Foundation
import InterfaceBuilder

/// Gives the names of screens.
@preconcurrency @MainActor public struct SceneWords {
  let document: InterfaceDocument

  /// Makes words for the scenes of a document.
  public init(document: InterfaceDocument) {
    self.document = document
  }

  /// The name of a scene: the name that its author gave it, or else the name of the document's file, followed by the
  /// scene's identifier if the document has several scenes. Control characters are not escaped; `PlainLine` does that
  /// before the name is printed.
  public func name(of scene: SceneDescription) -> String {
    guard scene.name == scene.id else { return scene.name }
    let file = URL(fileURLWithPath: document.path).deletingPathExtension().lastPathComponent
    return document.scenes.count == 1 ? file : "\(file) \(scene.id)"
  }
}
