/// A strategy: how a snapshot is taken of a value, kept in a file and compared.
///
/// The names are those of [swift-snapshot-testing](https://github.com/pointfreeco/swift-snapshot-testing).
public struct Snapshotting<Value, Format> {
  /// The extension of the reference file; `nil` for none.
  public var pathExtension: String?
  /// How snapshots are kept and compared.
  public var diffing: Diffing<Format>
  /// Takes a snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Makes a strategy whose snapshots may come later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Makes a strategy.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for other values, which are turned into values of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> { asyncPullback { Async(value: transform($0)) } }

  /// The strategy for other values, which are turned into values of this one, maybe later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let take = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { other in Async { callback in transform(other).run { take($0).run(callback) } } })
  }
}

/// A strategy whose snapshots are the values themselves.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Makes a strategy whose snapshots are the values themselves.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
