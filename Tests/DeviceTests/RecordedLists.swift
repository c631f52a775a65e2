import Foundation

/// Measurements of pictures of lists that iOS drew: `Recorded/lists.json`, which names its sources.
nonisolated struct RecordedLists: Decodable, Sendable {
  /// A plain table of ten rows that show their numbers, with the lines between rows and below the last one.
  nonisolated struct Table: Decodable, Sendable, CustomStringConvertible {
    let picture: String
    let size: [Double]
    let safeAreaTop: Double
    let texts: [Box]
    let lines: [Box]

    var description: String { picture }
  }

  /// The visible parts of orange items side by side, each as high as its collection view.
  nonisolated struct Items: Decodable, Sendable {
    let size: [Double]
    let safeAreaTop: Double
    let frames: [Box]
  }

  let tables: [Table]
  let items: Items

  static let all = RecordedFile.decoded("lists", as: RecordedLists.self)
}
