import Foundation

/// Why a picture file is not drawn. A box with the image's name is drawn instead.
nonisolated public struct PictureProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The end of the file's path: its name, preceded by the name of its set if it is in a catalog.
  public let file: String
  /// What is wrong, as a clause that follows the file's name.
  public let reason: String

  init(path: String, _ reason: String) {
    let parts = path.split(separator: "/").suffix(2)
    let isInSet = parts.count == 2 && parts.first?.hasSuffix(".imageset") == true
    file = parts.suffix(isInSet ? 2 : 1).joined(separator: "/")
    self.reason = reason
  }

  /// The file and what is wrong with it.
  public var description: String { "\(file) \(reason)" }
}
