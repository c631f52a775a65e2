import OpenCombine

extension Publishers {
  /// Publishes the values of any number of publishers as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/mergemany)
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges the publishers of a sequence. If the sequence is empty, the merge finishes at the first request for
    /// values.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Publishes the values of the merged publishers and another publisher as they come.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription(count: publishers.count, downstream: subscriber)
      subscriber.receive(subscription: merged)
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(merged.subscriber(index)) }
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
