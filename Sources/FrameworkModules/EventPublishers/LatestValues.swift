/// The latest values of several publishers.
protocol LatestValues<Output> {
  associatedtype Output

  /// The latest values of all publishers as a tuple; `nil` until each publisher has sent a value.
  var all: Output? { get }
}

/// The latest values of two publishers.
struct LatestValues2<A, B>: LatestValues {
  var a: A?
  var b: B?

  var all: (A, B)? {
    guard let a, let b else { return nil }
    return (a, b)
  }
}

/// The latest values of three publishers.
struct LatestValues3<A, B, C>: LatestValues {
  var a: A?
  var b: B?
  var c: C?

  var all: (A, B, C)? {
    guard let a, let b, let c else { return nil }
    return (a, b, c)
  }
}

/// The latest values of four publishers.
struct LatestValues4<A, B, C, D>: LatestValues {
  var a: A?
  var b: B?
  var c: C?
  var d: D?

  var all: (A, B, C, D)? {
    guard let a, let b, let c, let d else { return nil }
    return (a, b, c, d)
  }
}
