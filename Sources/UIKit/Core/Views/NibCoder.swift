import Foundation

/// The coder that is passed to the `init(coder:)` of a document's objects.
///
/// It holds no values. Instead, it configures the object from the document while the initialiser of UIKit's class runs.
/// After `super.init(coder:)`, an app's initialiser therefore finds the object as in UIKit: with its properties,
/// subviews and frame.
package final class NibCoder: NSCoder {
  private let objectClass: AnyClass
  private var give: (@MainActor (AnyObject) -> Void)?

  /// - Parameters:
  ///   - objectClass: UIKit's class of the element, from which the app's class is derived.
  ///   - give: configures the object from the document; called once.
  @MainActor package init(
    for objectClass: AnyClass, _ give: @escaping @MainActor (AnyObject) -> Void
  ) {
    self.objectClass = objectClass
    self.give = give
  }

  /// Configures the object from the document, unless that was done before.
  @MainActor package func decode(_ object: AnyObject) {
    let give = self.give
    self.give = nil
    give?(object)
  }

  /// Called at the end of the initialiser of one of UIKit's classes.
  @MainActor func didInitialize(_ object: AnyObject, as initialized: AnyClass) {
    if initialized == objectClass { decode(object) }
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIResponder {
  /// Whether the object is made for a document. The coder configures it at the end of the initialiser of its UIKit
  /// class.
  func isMade(by coder: NSCoder, as initialized: AnyClass) -> Bool {
    guard let coder = coder as? NibCoder else { return false }
    coder.didInitialize(self, as: initialized)
    return true
  }
}
