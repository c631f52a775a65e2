/// The generated functions that make empty values for types for which no empty value is known in advance.
enum InertValue {
  /// The beginning of the names of the generated functions that make empty values.
  static let prefix = "snugInert"
  /// The call that returns an empty value, or ends the program if it cannot make one.
  static let call = "snugInert()"
  /// The call that returns an empty value, or `nil` if it cannot make one.
  static let optionalCall = "snugInertIfPossible()"

  /// The variant of a call for class properties and methods: every call with the same type returns the same object.
  static func shared(_ call: String) -> String { call.replacing(prefix, with: "\(prefix)Shared") }

  /// The Swift code of the functions.
  ///
  /// - Parameters:
  ///   - classes: the generated classes of which the functions can make objects, each with the code that makes one.
  ///   - seesUIKit: whether the code can use UIKit.
  static func text(_ classes: [(name: String, code: String)], seesUIKit: Bool) -> String {
    let objects = classes.map { "  if type == \($0.name).self { return \($0.code) }" }.joined(separator: "\n")
    let others =
      seesUIKit
      ? "    return EmptyValues.value(of: T.self)"
      : """
          let values: [Any] = [
            false, [AnyHashable: Any](), Set<AnyHashable>(), Date(timeIntervalSince1970: 0), Data(),
            URL(fileURLWithPath: "/"), NSString(), NSNumber(value: 0), NSArray(), NSDictionary(), NSObject(),
          ]
          for value in values {
            if let value = value as? T { return value }
          }
          return nil
      """
    return """
      /// Makes an object of a class of this file.
      @MainActor private func snugObject(_ type: Any.Type) -> Any? {
      \(objects)
        return nil
      }

      /// An empty value, in the place of what Objective-C would give.
      private func snugInert<T>() -> T {
        if let value: T = snugInertIfPossible() { return value }
        Swift.fatalError("left out: Objective-C code should give a value of the type \\(T.self)")
      }

      /// The objects that belong to classes.
      nonisolated(unsafe) private var snugSharedObjects: [ObjectIdentifier: Any] = [:]

      /// An object that is the same for all that ask for the type.
      private func snugInertShared<T>() -> T {
        if let value: T = snugInertSharedIfPossible() { return value }
        return snugInert()
      }

      private func snugInertSharedIfPossible<T>() -> T? {
        let type = ObjectIdentifier(T.self)
        if let object = snugSharedObjects[type] as? T { return object }
        guard let object: T = snugInertIfPossible() else { return nil }
        snugSharedObjects[type] = object
        return object
      }

      /// An empty value; `nil` if there is none.
      private func snugInertIfPossible<T>() -> T? {
        func value(_ type: any ExpressibleByNilLiteral.Type) -> Any { type.init(nilLiteral: ()) }
        if let type = T.self as? any ExpressibleByNilLiteral.Type, let value = value(type) as? T { return value }
        if T.self == Void.self, let value = () as? T { return value }
        if let type = T.self as? any RangeReplaceableCollection.Type, let value = type.init() as? T { return value }
        if let type = T.self as? any Numeric.Type, let value = type.init(exactly: 0) as? T { return value }
        nonisolated(unsafe) var made: T?
        MainActor.assumeIsolated { made = snugObject(T.self) as? T }
        if let made { return made }
      \(others)
      }

      """
  }
}
