import Foundation
import OpenCombine
import UIKit

extension NSObject {
  /// Publishes the values of a property of an object: the current one with the option `initial`, and a value after each
  /// change.
  ///
  /// Changes are observed only for the properties that ``KeyValueObserving`` lists. For other properties, only the
  /// current value is published.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsobject/keyvalueobservingpublisher)
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of the values of an object's property.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let subscription = KeyValueSubscription<Value, S>(downstream: subscriber)
      if options.contains(.initial) { subscription.receive(object[keyPath: keyPath]) }
      subscription.keep(
        object.observe(keyPath) { [weak subscription] object, _ in
          subscription?.receive(object[keyPath: keyPath])
        })
      subscriber.receive(subscription: subscription)
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
  }
}

extension KeyValueObserving where Self: NSObject {
  /// Publishes the values of a property of this object: one after each change, and first the current one with the
  /// option `initial`.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/publisher(for:options:))
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: With `initial`, the current value is published first. The other options have no effect.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
