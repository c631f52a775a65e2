import Foundation

/// How values are kept in files and compared.
public struct Diffing<Value> {
  /// The content of the file for a value.
  public var toData: (Value) -> Data
  /// The value of a file's content.
  public var fromData: (Data) -> Value
  /// How a value differs from the one of the reference, in words and files; `nil` if it does not.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Makes a comparison of its three parts.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
