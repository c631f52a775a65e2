/// A view whose frame differs in some environments.
nonisolated public struct FrameMove: Codable, Hashable, Sendable {
  /// The name of the view in words, such as “label “Name””.
  public var view: String
  /// The view's line in the new document, from 1.
  public var line: Int
  /// The environments in which the view's frame differs, by `Environment.id`, in the order in which they were compared.
  public var environments: [String]
  /// The number of environments that were compared.
  public var compared: Int
  /// The environment in which the frame differs most, in words, such as “iPhone SE, AX3”.
  public var most: String
  /// The old frame in that environment: x, y, width and height in points, in the coordinates of the superview.
  public var from: [Double]
  /// The new frame in that environment: x, y, width and height in points, in the coordinates of the superview.
  public var to: [Double]
}
