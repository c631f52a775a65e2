/// The file formats of pictures.
nonisolated public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes and letters as scalable outlines.
  case svg
  /// Shapes, and text that can be searched and copied.
  case pdf
}
