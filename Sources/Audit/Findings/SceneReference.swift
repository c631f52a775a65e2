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
