import Environments
import InterfaceBuilder

/// A screen of a document: a storyboard's scene, or a top-level view of a xib.
nonisolated public struct SceneReference: Codable, Hashable, Sendable {
  /// The object identifier of the controller (storyboard) or of the root view (xib).
  public var id: String
  /// The screen in words, as the outline of Interface Builder would name it.
  public var name: String

  /// Makes a reference from its parts.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

extension SceneReference {
  /// A screen of a document, with the name that people have for it.
  @MainActor package init(_ scene: SceneDescription, of document: InterfaceDocument) {
    self.init(id: scene.id, name: SceneWords(document: document).name(of: scene))
  }
}
