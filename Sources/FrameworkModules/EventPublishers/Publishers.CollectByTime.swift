import OpenCombine

extension Publishers {
  /// When collected values are published as an array.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy)
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Whenever an interval of time has passed.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Whenever an interval of time has passed, and whenever there is the stated number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Publishes the values of each interval of time as an array. Nothing is published for an interval without values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publishers/collectbytime)
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    /// Collects the values of a publisher.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimedCollection(strategy, options: options, downstream: subscriber))
    }
  }
}

extension Publisher {
  /// Publishes values as arrays, after an interval of time or a number of values.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/combine/publisher/collect(_:options:))
  ///
  /// - Parameters:
  ///   - strategy: when an array is published.
  ///   - options: passed on to the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
