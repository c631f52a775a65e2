import OpenCombine

/// A namespace for the types of Combine, so that code may write `Combine.Publisher`.
///
/// It is a type and not a module, because `canImport(Combine)` would be true if there was a module of this name.
public enum Combine {
  public typealias AnyCancellable = OpenCombine.AnyCancellable
  public typealias AnyPublisher = OpenCombine.AnyPublisher
  public typealias AnySubscriber = OpenCombine.AnySubscriber
  public typealias AsyncPublisher = OpenCombine.AsyncPublisher
  public typealias AsyncThrowingPublisher = OpenCombine.AsyncThrowingPublisher
  public typealias Cancellable = OpenCombine.Cancellable
  public typealias CombineIdentifier = OpenCombine.CombineIdentifier
  public typealias ConnectablePublisher = OpenCombine.ConnectablePublisher
  public typealias CurrentValueSubject = OpenCombine.CurrentValueSubject
  public typealias CustomCombineIdentifierConvertible = OpenCombine.CustomCombineIdentifierConvertible
  public typealias Deferred = OpenCombine.Deferred
  public typealias Empty = OpenCombine.Empty
  public typealias Fail = OpenCombine.Fail
  public typealias Future = OpenCombine.Future
  public typealias ImmediateScheduler = OpenCombine.ImmediateScheduler
  public typealias Just = OpenCombine.Just
  public typealias ObservableObject = OpenCombine.ObservableObject
  public typealias ObservableObjectPublisher = OpenCombine.ObservableObjectPublisher
  public typealias PassthroughSubject = OpenCombine.PassthroughSubject
  public typealias Published = OpenCombine.Published
  public typealias Publisher = OpenCombine.Publisher
  public typealias Publishers = OpenCombine.Publishers
  public typealias Record = OpenCombine.Record
  public typealias Scheduler = OpenCombine.Scheduler
  public typealias SchedulerTimeIntervalConvertible = OpenCombine.SchedulerTimeIntervalConvertible
  public typealias Subject = OpenCombine.Subject
  public typealias Subscriber = OpenCombine.Subscriber
  public typealias Subscribers = OpenCombine.Subscribers
  public typealias Subscription = OpenCombine.Subscription
  public typealias Subscriptions = OpenCombine.Subscriptions
  public typealias TopLevelDecoder = OpenCombine.TopLevelDecoder
  public typealias TopLevelEncoder = OpenCombine.TopLevelEncoder
}
