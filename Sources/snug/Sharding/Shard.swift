/// One of the parts into which an audit is split, so that several machines can share the work.
struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  var index: Int
  /// The number of all parts.
  var count: Int
}

/// The choice of the part of an audit that this process does.
enum ShardChoice: Hashable, Sendable {
  /// The part that the command line names.
  case shard(Shard)
  /// The part that environment variables name. `count` is the number of parts, if the variables do not tell it.
  case automatic(count: Int?)
}
