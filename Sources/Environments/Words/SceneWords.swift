import Foundation
import InterfaceBuilder

/// Screens in words.
@preconcurrency @MainActor public struct SceneWords {
  let document: InterfaceDocument

  /// Words for the scenes of a document.
  public init(document: InterfaceDocument) {
    self.document = document
  }

  /// The best name of a scene: the name that people gave it, or else the name of the document. If the document has
  /// several scenes without a name, the identifier is added. It is as the document has it; `PlainLine` prints it.
  public func name(of scene: SceneDescription) -> String {
    guard scene.name == scene.id else { return scene.name }
    let file = URL(fileURLWithPath: document.path).deletingPathExtension().lastPathComponent
    return document.scenes.count == 1 ? file : "\(file) \(scene.id)"
  }
}
