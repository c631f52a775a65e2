/// The file formats of pictures.
nonisolated public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// A PNG file, which has pixels.
  case png
  /// An SVG file: a vector format, in which letters are outlines.
  case svg
  /// A PDF file: a vector format, in which text can be searched and copied.
  case pdf
}
