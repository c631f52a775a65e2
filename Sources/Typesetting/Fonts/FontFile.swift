/// One face in a font file: what a drawing needs to open it.
public struct FontFile: Hashable, Sendable {
  /// Absolute.
  public let path: String
  /// The place of the face in a collection; 0 for most files.
  public let index: Int

  /// A face by its file and its place in it.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}
