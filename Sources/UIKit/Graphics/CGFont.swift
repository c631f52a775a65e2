import Foundation

/// A font from the bytes of a font file, which an app can register. Inert: fonts are found by the names of their files,
/// whether they are registered or not.
public final class CGFont: Sendable {
  private let data: Data

  /// Creates a font from the bytes of a file; `nil` if they do not begin like those of a font file.
  public init?(_ provider: CGDataProvider) {
    let data = (provider.data ?? NSData()) as Data
    let marks: [[UInt8]] = [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
    guard marks.contains(Array(data.prefix(4))) else { return nil }
    self.data = data
  }

  /// The PostScript name of the font. Always `nil`, because the file's content is not read.
  public var postScriptName: CFString? { nil }
  /// The full name of the font. Always `nil`, because the file's content is not read.
  public var fullName: CFString? { nil }
}
