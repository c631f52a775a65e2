/// A view whose frame differs in some environments.
nonisolated public struct FrameMove: Codable, Hashable, Sendable {
  /// The view in words.
  public var view: String
  /// Its line in the new document, from 1.
  public var line: Int
  /// The environments in which its frame differs, by `Environment.id`, in the order of the matrix.
  public var environments: [String]
  /// How many environments were compared.
  public var compared: Int
  /// The environment in which it differs most, in words.
  public var most: String
  /// The frame there in the old revision: x, y, width and height in points, in the coordinates of the superview.
  public var from: [Double]
  /// The frame there in the new revision.
  public var to: [Double]
}
