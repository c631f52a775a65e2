/// One of the parts into which a run is split.
struct Shard: Hashable, Sendable {
  /// From 1.
  var index: Int
  /// How many parts there are.
  var count: Int
}

/// Which part of a run is done.
enum ShardChoice: Hashable, Sendable {
  /// This one.
  case shard(Shard)
  /// The one that the variables of the machine name; `count` where they do not tell how many there are.
  case automatic(count: Int?)
}
