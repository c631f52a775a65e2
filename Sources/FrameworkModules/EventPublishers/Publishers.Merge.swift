import OpenCombine

extension Publishers {
  /// Publishes the values of two publishers as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge)
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription(count: 2, downstream: subscriber)
      subscriber.receive(subscription: merged)
      a.subscribe(merged.subscriber(0))
      b.subscribe(merged.subscriber(1))
    }
  }

  /// Publishes the values of three publishers as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge3)
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription(count: 3, downstream: subscriber)
      subscriber.receive(subscription: merged)
      a.subscribe(merged.subscriber(0))
      b.subscribe(merged.subscriber(1))
      c.subscribe(merged.subscriber(2))
    }
  }

  /// Publishes the values of four publishers as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge4)
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Merges four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription(count: 4, downstream: subscriber)
      subscriber.receive(subscription: merged)
      a.subscribe(merged.subscriber(0))
      b.subscribe(merged.subscriber(1))
      c.subscribe(merged.subscriber(2))
      d.subscribe(merged.subscriber(3))
    }
  }

  /// Publishes the values of five publishers as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge5)
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    /// Merges five publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription(count: 5, downstream: subscriber)
      subscriber.receive(subscription: merged)
      a.subscribe(merged.subscriber(0))
      b.subscribe(merged.subscriber(1))
      c.subscribe(merged.subscriber(2))
      d.subscribe(merged.subscriber(3))
      e.subscribe(merged.subscriber(4))
    }
  }

  /// Publishes the values of six publishers as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge6)
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output,
    E.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    /// Merges six publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription(count: 6, downstream: subscriber)
      subscriber.receive(subscription: merged)
      a.subscribe(merged.subscriber(0))
      b.subscribe(merged.subscriber(1))
      c.subscribe(merged.subscriber(2))
      d.subscribe(merged.subscriber(3))
      e.subscribe(merged.subscriber(4))
      f.subscribe(merged.subscriber(5))
    }
  }

  /// Publishes the values of seven publishers as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge7)
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output,
    E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    /// Merges seven publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription(count: 7, downstream: subscriber)
      subscriber.receive(subscription: merged)
      a.subscribe(merged.subscriber(0))
      b.subscribe(merged.subscriber(1))
      c.subscribe(merged.subscriber(2))
      d.subscribe(merged.subscriber(3))
      e.subscribe(merged.subscriber(4))
      f.subscribe(merged.subscriber(5))
      g.subscribe(merged.subscriber(6))
    }
  }

  /// Publishes the values of eight publishers as they come.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/merge8)
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
    C.Output == D.Output, C.Failure == D.Failure, D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output,
    E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure, G.Output == H.Output,
    G.Failure == H.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    /// Merges eight publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merged = MergedSubscription(count: 8, downstream: subscriber)
      subscriber.receive(subscription: merged)
      a.subscribe(merged.subscriber(0))
      b.subscribe(merged.subscriber(1))
      c.subscribe(merged.subscriber(2))
      d.subscribe(merged.subscriber(3))
      e.subscribe(merged.subscriber(4))
      f.subscribe(merged.subscriber(5))
      g.subscribe(merged.subscriber(6))
      h.subscribe(merged.subscriber(7))
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
