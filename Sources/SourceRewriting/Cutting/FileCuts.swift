/// What is left out of one file.
public struct FileCuts: Codable, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// Tells the text that the cuts were made in from others.
  public var fingerprint: String
  /// The cuts, in the order of the file.
  public var cuts: [Cut]
}
