import Foundation

/// A type whose values have a text of their own in snapshots of the kind `dump`.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of a value are described, too.
  static var renderChildren: Bool { get }
  /// The text.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The parts are not described.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The text in dumps.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The text in dumps.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The text in dumps.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension String: AnySnapshotStringConvertible {
  /// The text in dumps.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in dumps.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The text in dumps.
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without the addresses of objects.
  public var snapshotDescription: String {
    debugDescription.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { String($0.output.1) }
  }
}
