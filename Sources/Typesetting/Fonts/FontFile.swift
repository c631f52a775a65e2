/// The file and index of a font face, from which a renderer opens it.
public struct FontFile: Hashable, Sendable {
  /// The absolute path.
  public let path: String
  /// The index of the face in a collection; 0 for most files.
  public let index: Int

  /// A face by its file and its index in the file.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}
