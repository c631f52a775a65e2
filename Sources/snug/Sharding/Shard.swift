/// One of the parts into which a run is split.
struct Shard: Hashable, Sendable {
  /// From 1.
  var index: Int
  /// How many parts there are.
  var count: Int
}

/// Which part of a run this process does.
enum ShardChoice: Hashable, Sendable {
  /// This one.
  case shard(Shard)
  /// The part that the variables of the machine name; `count` is the number of parts if the variables do not give it.
  case automatic(count: Int?)
}
