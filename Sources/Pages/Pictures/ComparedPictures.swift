/// Pictures of a screen in one environment, before and after, and where they differ.
package struct ComparedPictures: Codable, Hashable, Sendable {
  /// The environment in words.
  package var environment: String
  /// The path of the picture before, as seen from the page; `nil` if there is none.
  package var old: String?
  /// The path of the picture after; `nil` if there is none.
  package var new: String?
  /// The path of the picture in which the pixels that differ are red; `nil` where one of the others is missing.
  package var difference: String?
  /// How many pixels differ.
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
