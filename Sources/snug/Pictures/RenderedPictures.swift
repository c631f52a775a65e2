/// The results of drawing the pictures of one document.
struct RenderedPictures: DocumentProduct {
  /// The result of drawing one picture.
  enum Picture: Codable, Sendable {
    /// It is at this path.
    case written(String)
    /// It could not be made; the line says why.
    case failed(String)
  }

  /// The pictures in the order of the document's screens.
  var pictures: [Picture]
  /// Why pictures of the app are boxes with a name, in the order of the document's screens, each reason once; then the
  /// findings that are framed.
  var notes: [String]
}
