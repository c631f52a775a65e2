import OpenCombine

extension Publishers {
  /// Publishes the latest values of two publishers whenever either has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest)
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Combines the latest values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let latest = LatestValuesSubscription(LatestValues2<A.Output, B.Output>(), count: 2, downstream: subscriber)
      subscriber.receive(subscription: latest)
      a.subscribe(latest.subscriber(0, storingIn: \.a))
      b.subscribe(latest.subscriber(1, storingIn: \.b))
    }
  }

  /// Publishes the latest values of three publishers whenever one of them has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest3)
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    /// Combines the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let values = LatestValues3<A.Output, B.Output, C.Output>()
      let latest = LatestValuesSubscription(values, count: 3, downstream: subscriber)
      subscriber.receive(subscription: latest)
      a.subscribe(latest.subscriber(0, storingIn: \.a))
      b.subscribe(latest.subscriber(1, storingIn: \.b))
      c.subscribe(latest.subscriber(2, storingIn: \.c))
    }
  }

  /// Publishes the latest values of four publishers whenever one of them has a new one.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/combinelatest4)
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Combines the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let values = LatestValues4<A.Output, B.Output, C.Output, D.Output>()
      let latest = LatestValuesSubscription(values, count: 4, downstream: subscriber)
      subscriber.receive(subscription: latest)
      a.subscribe(latest.subscriber(0, storingIn: \.a))
      b.subscribe(latest.subscriber(1, storingIn: \.b))
      c.subscribe(latest.subscriber(2, storingIn: \.c))
      d.subscribe(latest.subscriber(3, storingIn: \.d))
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
