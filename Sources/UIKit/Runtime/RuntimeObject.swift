import Foundation

/// An object with the subscripts that Swift looks up when the program runs.
///
/// On Apple's systems, an `AnyObject` has the subscripts of all classes, and an object that does not have the one that
/// is called answers `nil`. The rewriter of sources puts an object into this type where a subscript of it is called.
@_spi(Generated) public struct RuntimeObject {
  private let object: AnyObject

  public init(_ object: AnyObject) {
    self.object = object
  }

  /// The object of an optional; `nil` if there is none.
  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  // The types are those of AnyObject.

  /// An element of an array; `nil` if the object is no array.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public subscript(index: Int) -> Any! {
    (object as? [Any]).map { $0[index] } ?? (object as? NSArray).map { $0[index] }
  }

  /// A value of a dictionary, in two optionals; the outer one is `nil` if the object is no dictionary.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public subscript(key: AnyHashable) -> (Any?)! {
    (object as? [AnyHashable: Any]).map { $0[key] } ?? (object as? NSDictionary).map { $0[key.base] }
  }
}
