import Foundation

/// A file of a font, which an app registers. Inert: fonts are found by the names of the files, registered or not.
public final class CGFont: Sendable {
  private let data: Data

  /// The font of a file's bytes; `nil` if they do not begin like a font file.
  public init?(_ provider: CGDataProvider) {
    let data = (provider.data ?? NSData()) as Data
    let marks: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
    guard marks.contains(Array(data.prefix(4))) else { return nil }
    self.data = data
  }

  /// The name. `nil`: the file is not read.
  public var postScriptName: CFString? { nil }
  /// The name in full. `nil`: the file is not read.
  public var fullName: CFString? { nil }
}
