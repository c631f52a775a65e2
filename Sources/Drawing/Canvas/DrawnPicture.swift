import Foundation

/// A finished picture: the bytes of a file, and problems with the app's picture files.
nonisolated public struct DrawnPicture: Sendable {
  /// The bytes of the file.
  public var data: Data
  /// The reasons why picture files of the app could not be drawn and were replaced by boxes with a name, in drawing
  /// order, each reason once.
  public var problems: [PictureProblem]
}
