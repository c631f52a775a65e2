import Foundation

/// The coder that is passed to `init(coder:)` of objects in a storyboard or xib.
///
/// It contains no values to decode. Instead, the initialiser of the UIKit class makes the coder configure the object.
/// After `super.init(coder:)`, the initialiser of an app's subclass therefore finds the object as in UIKit: with its
/// properties, subviews and frame.
package final class NibCoder: NSCoder {
  private let objectClass: AnyClass
  private var give: (@MainActor (AnyObject) -> Void)?

  /// - Parameters:
  ///   - objectClass: the UIKit class of the object in the storyboard or xib. The app's class is this class or a
  ///     subclass.
  ///   - give: sets the object's properties and subviews as the storyboard or xib says; called once.
  @MainActor package init(
    for objectClass: AnyClass, _ give: @escaping @MainActor (AnyObject) -> Void
  ) {
    self.objectClass = objectClass
    self.give = give
  }

  /// Configures the object as the storyboard or xib says. Does nothing if that was done before.
  @MainActor package func decode(_ object: AnyObject) {
    let give = self.give
    self.give = nil
    give?(object)
  }

  /// Called at the end of `init(coder:)` of each UIKit class. Configures the object when the initialiser of its most
  /// specific UIKit class has run.
  ///
  /// - Parameters:
  ///   - object: the object that is being initialised.
  ///   - initialized: the class whose initialiser calls this.
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
  /// Whether the object is created from a storyboard or xib, and not decoded from an archive.
  ///
  /// Each UIKit class calls this in `init(coder:)`. If it is the object's most specific UIKit class, the coder also
  /// configures the object.
  ///
  /// - Parameters:
  ///   - coder: the coder that was passed to the initialiser.
  ///   - initialized: the class whose initialiser calls this.
  func isMade(by coder: NSCoder, as initialized: AnyClass) -> Bool {
    guard let coder = coder as? NibCoder else { return false }
    coder.didInitialize(self, as: initialized)
    return true
  }
}
