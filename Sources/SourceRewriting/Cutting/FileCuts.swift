/// What is left out of one file, and what is looked up in it when the program runs.
public struct FileCuts: Codable, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The fingerprint of the file's text for which the cuts were made. If the file has changed, the cuts do not apply.
  public var fingerprint: String
  /// The cuts, in the order of the file.
  public var cuts: [Cut]
  /// The subscripts of objects of any class, which are not left out.
  var subscripts: [DynamicSubscript] = []
}
