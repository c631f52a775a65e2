/// Keeps the last pictures that were drawn, until the page fetches them.
@MainActor struct PictureCache {
  private static let most = 48
  private var pictures: [(id: Int, bytes: [UInt8])] = []
  private var count = 0

  /// Adds a picture, and removes the oldest one if there are too many.
  ///
  /// - Returns: the key of the picture.
  mutating func add(_ bytes: [UInt8]) -> Int {
    count += 1
    pictures.append((count, bytes))
    if pictures.count > Self.most { pictures.removeFirst() }
    return count
  }

  /// The picture with a key; `nil` if it was removed.
  func picture(_ id: Int) -> [UInt8]? { pictures.first { $0.id == id }?.bytes }
}
