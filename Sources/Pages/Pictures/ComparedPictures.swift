/// The old and the new picture of a screen in one environment, and a picture of their differences.
package struct ComparedPictures: Codable, Hashable, Sendable {
  /// The environment in which the screen was drawn, in words, such as “iPhone SE, AX3”.
  package var environment: String
  /// The path of the old picture, relative to the page; `nil` if there is none.
  package var old: String?
  /// The path of the new picture, relative to the page; `nil` if there is none.
  package var new: String?
  /// The path of the picture in which differing pixels are red, relative to the page; `nil` if there is none.
  package var difference: String?
  /// The number of pixels that differ.
  package var differentPixels: Int
  /// The width of the screen in points.
  package var width: Double

  /// Makes the record from the paths of the pictures.
  package init(
    environment: String, old: String?, new: String?, difference: String?, differentPixels: Int, width: Double
  ) {
    self.environment = environment
    self.old = old
    self.new = new
    self.difference = difference
    self.differentPixels = differentPixels
    self.width = width
  }
}
