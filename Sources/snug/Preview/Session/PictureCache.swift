/// The last pictures that were drawn, until the page has fetched them.
@MainActor struct PictureCache {
  private static let most = 48
  private var pictures: [(id: Int, bytes: [UInt8])] = []
  private var count = 0

  /// Keeps a picture, and forgets the oldest one of too many.
  ///
  /// - Returns: the key of the picture.
  mutating func add(_ bytes: [UInt8]) -> Int {
    count += 1
    pictures.append((count, bytes))
    if pictures.count > Self.most { pictures.removeFirst() }
    return count
  }

  /// A picture; `nil` if it was forgotten.
  func picture(_ id: Int) -> [UInt8]? { pictures.first { $0.id == id }?.bytes }
}
