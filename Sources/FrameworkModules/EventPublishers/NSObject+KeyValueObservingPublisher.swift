import Foundation
import OpenCombine
import UIKit

extension NSObject {
  /// Publishes the value of a property, and its values after changes.
  ///
  /// Only changes of the properties that ``KeyValueObserving`` names are observed. Other properties publish their
  /// present value only.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/foundation/nsobject/keyvalueobservingpublisher)
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    /// Publishes the values of a property.
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
  /// Publishes the value of a property, and its values after changes.
  ///
  /// [Apple's page](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/publisher(for:options:))
  ///
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - options: with `initial`, the present value comes first.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
