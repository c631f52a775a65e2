import Foundation

/// A picture as a file.
nonisolated public struct DrawnPicture: Sendable {
  /// The bytes of the file.
  public var data: Data
  /// The reasons why pictures of the app were drawn as boxes with a name, in drawing order, each reason once.
  public var problems: [PictureProblem]
}
