/// One face in a font file: what a drawing needs to open it.
public struct FontFile: Hashable, Sendable {
  public let path: String
  /// The place of the face in a collection; 0 for most files.
  public let index: Int

  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}
