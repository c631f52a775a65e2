import Environments
import InterfaceBuilder

/// A screen of a document: a storyboard's scene, or a top-level view of a xib.
nonisolated public struct SceneReference: Codable, Hashable, Sendable {
  /// The object identifier of the controller (storyboard) or of the root view (xib).
  public var id: String
  /// The name of the screen, as Interface Builder's document outline shows it.
  public var name: String

  /// Makes a reference from its parts.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

extension SceneReference {
  /// Makes a reference to a screen of a document, with the name that Interface Builder's document outline shows.
  @MainActor package init(_ scene: SceneDescription, of document: InterfaceDocument) {
    self.init(id: scene.id, name: SceneWords(document: document).name(of: scene))
  }
}
