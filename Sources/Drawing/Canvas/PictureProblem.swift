import Foundation

/// The reason why a picture file could not be drawn. A box with the image's name is drawn instead.
nonisolated public struct PictureProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name. If the file is in an asset catalog, the name of its image set precedes it.
  public let file: String
  /// The reason, as a clause that follows the file's name: “is damaged”.
  public let reason: String

  init(path: String, _ reason: String) {
    let parts = path.split(separator: "/").suffix(2)
    let isInSet = parts.count == 2 && parts.first?.hasSuffix(".imageset") == true
    file = parts.suffix(isInSet ? 2 : 1).joined(separator: "/")
    self.reason = reason
  }

  /// The file's name and the reason.
  public var description: String { "\(file) \(reason)" }
}
