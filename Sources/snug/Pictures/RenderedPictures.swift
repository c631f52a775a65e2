/// The results of drawing the pictures of one document.
struct RenderedPictures: DividedProduct {
  /// The result of drawing one picture.
  enum Picture: Codable, Sendable {
    /// The picture was written to this path.
    case written(String)
    /// The picture could not be made; the value is the error message.
    case failed(String)
  }

  /// The pictures in the order of the document's screens.
  var pictures: [Picture]
  /// Messages about images of the app for which a box is drawn, without repetition; then the lines of framed findings.
  var notes: [String]

  mutating func add(_ other: RenderedPictures) {
    pictures += other.pictures
    notes += other.notes.filter { !notes.contains($0) }
  }
}
