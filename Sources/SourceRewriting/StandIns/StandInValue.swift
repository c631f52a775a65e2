/// Generates the declarations of the type `SnugStandInValue`, whose values have any member and can be called with any
/// arguments, and of the protocols and the function that stand-ins need.
enum StandInValue {
  static let name = "SnugStandInValue"
  /// The name of the protocol of all stand-in types. An extension of it accepts any member name.
  static let protocolName = "SnugStandIn"
  /// The name of the protocol of the stand-in types whose values can be made without arguments. It requires a static
  /// function instead of an initializer, because subclasses in the sources would have to declare a required
  /// initializer.
  static let objectProtocolName = "SnugStandInObject"
  /// The name of the function that returns an empty value of any type.
  static let function = "snugStandIn"

  /// The name of the function that returns an object of a stand-in type.
  static let object = "snugStandInObject"

  /// The statement that registers how objects of stand-in types are made.
  static let registration =
    "\(EmptyValueRegistration.values).addSource { \(object)(of: $0) }"

  /// The names by which other modules extend the protocols of a module. `Account.SnugStandIn` does not name a protocol of
  /// the module Account if the module has a type Account.
  static func names(in module: String) -> [String] {
    [protocolName, objectProtocolName].map { "public typealias \($0)\(suffix(of: module)) = \($0)" }
  }

  /// What distinguishes the names of a module's protocols from those of others.
  static func suffix(of module: String) -> String { "_\(module)" }

  /// The Swift code of the declarations.
  static let text = """
    /// What has any member.
    public protocol SnugStandIn {}

    /// A stand-in for a class.
    public protocol SnugStandInObject: SnugStandIn { static func snugEmpty() -> Any }

    extension SnugStandIn {
      public subscript(dynamicMember name: String) -> SnugStandInValue {
        get { SnugStandInValue() }
        nonmutating set {}
      }
      @_disfavoredOverload public subscript(dynamicMember name: String) -> SnugStandInValue? {
        get { nil }
        nonmutating set {}
      }
      @_disfavoredOverload public subscript<T>(dynamicMember name: String) -> T {
        get { snugStandIn() }
        nonmutating set {}
      }
      public subscript(_ keys: Any?...) -> SnugStandInValue {
        get { SnugStandInValue() }
        nonmutating set {}
      }
      public subscript<T>(_ keys: Any?...) -> T {
        get { snugStandIn() }
        nonmutating set {}
      }
    }

    /// What members and functions that nobody declares return. As a sequence it is empty.
    @dynamicMemberLookup @dynamicCallable public struct SnugStandInValue:
      SnugStandInObject, Hashable, Sequence, IteratorProtocol, CVarArg, Error, ExpressibleByNilLiteral
    {
      public init() {}
      public init(nilLiteral: ()) {}
      /// Without this and the next property, the methods of sequences with the same base names would be found.
      public var count: Int { 0 }
      public var first: SnugStandInValue? { nil }
      public var _cVarArgEncoding: [Int] { [0] }
      public static func snugEmpty() -> Any { SnugStandInValue() }
      public func next() -> SnugStandInValue? { nil }
      @discardableResult
      public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> SnugStandInValue { self }
      public func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> T { snugStandIn() }
    }

    extension BinaryInteger { public init(_ value: SnugStandInValue) { self = 0 } }
    extension BinaryFloatingPoint { public init(_ value: SnugStandInValue) { self = 0 } }
    extension String { public init(_ value: SnugStandInValue) { self = "" } }

    /// No pattern matches the value of a stand-in.
    public func ~= <T>(pattern: T, value: SnugStandInValue) -> Bool { false }
    public func ~= <T>(pattern: T, value: SnugStandInValue?) -> Bool { false }

    /// An empty value.
    public func snugStandIn<T>(of type: T.Type = T.self) -> T {
      if let value = snugStandInObject(of: T.self) as? T { return value }
      if let value = EmptyValues.value(of: T.self) { return value }
      Swift.fatalError("left out: nobody declares what should give a value of the type \\(T.self)")
    }

    """
}
