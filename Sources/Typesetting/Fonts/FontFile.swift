/// The file of a font face and the face's index in the file. A renderer opens the face with these.
public struct FontFile: Hashable, Sendable {
  /// The absolute path of the font file.
  public let path: String
  /// The index of the face in a font collection; 0 for files with a single face.
  public let index: Int

  /// Makes a reference to a face.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}
