/// Generates the declarations of the type `SnugStandInValue`, whose values have any member and can be called with any
/// arguments, and of the protocols and the function that stand-ins need.
enum StandInValue {
  static let name = "SnugStandInValue"
  /// The name of the protocol of all stand-in types. It gives them any member.
  static let protocolName = "SnugStandIn"
  /// The name of the protocol of stand-in types that can be made without arguments.
  static let objectProtocolName = "SnugStandInObject"
  /// The name of the function that returns an empty value of any type.
  static let function = "snugStandIn"

  /// The text of the declarations.
  ///
  /// - Parameter access: the access modifier before each declaration, such as `public ` in a module that others import.
  static func text(_ access: String) -> String {
    """
    /// What has any member.
    \(access)protocol SnugStandIn {}

    /// A stand-in for a class.
    \(access)protocol SnugStandInObject: SnugStandIn { init() }

    extension SnugStandIn {
      \(access)subscript(dynamicMember name: String) -> SnugStandInValue {
        get { SnugStandInValue() }
        nonmutating set {}
      }
      @_disfavoredOverload \(access)subscript(dynamicMember name: String) -> SnugStandInValue? {
        get { nil }
        nonmutating set {}
      }
      @_disfavoredOverload \(access)subscript<T>(dynamicMember name: String) -> T {
        get { snugStandIn() }
        nonmutating set {}
      }
      \(access)subscript(_ keys: Any?...) -> SnugStandInValue {
        get { SnugStandInValue() }
        nonmutating set {}
      }
      \(access)subscript<T>(_ keys: Any?...) -> T {
        get { snugStandIn() }
        nonmutating set {}
      }
    }

    /// What members and functions that nobody declares return. As a sequence it is empty.
    @dynamicMemberLookup @dynamicCallable \(access)struct SnugStandInValue: SnugStandInObject, Hashable, Sequence, IteratorProtocol {
      \(access)init() {}
      \(access)func next() -> SnugStandInValue? { nil }
      @discardableResult
      \(access)func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> SnugStandInValue { self }
      \(access)func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> T { snugStandIn() }
    }

    /// An empty value.
    \(access)func snugStandIn<T>(of type: T.Type = T.self) -> T {
      func value(_ type: any ExpressibleByNilLiteral.Type) -> Any { type.init(nilLiteral: ()) }
      if let type = T.self as? any ExpressibleByNilLiteral.Type, let value = value(type) as? T { return value }
      if let type = T.self as? any SnugStandInObject.Type, let value = type.init() as? T { return value }
      if T.self == Void.self, let value = () as? T { return value }
      if let type = T.self as? any RangeReplaceableCollection.Type, let value = type.init() as? T { return value }
      if let type = T.self as? any Numeric.Type, let value = type.init(exactly: 0) as? T { return value }
      for value in [
        false, CGRect.zero, CGPoint.zero, CGSize.zero, UIEdgeInsets.zero, [AnyHashable: Any](), Set<AnyHashable>(),
        Date(timeIntervalSince1970: 0), Data(), UIColor.clear, UIFont.systemFont(ofSize: 17), UIImage(),
        NSAttributedString(string: ""), IndexPath(row: 0, section: 0), Notification.Name(""), NSObject(),
      ] as [Any] {
        if let value = value as? T { return value }
      }
      nonisolated(unsafe) var made: T?
      MainActor.assumeIsolated {
        let responders: [@MainActor () -> UIResponder] = [
          { UIView() }, { UILabel() }, { UIButton() }, { UIImageView() }, { UITextField() }, { UITextView() },
          { UIStackView() }, { UIScrollView() }, { UITableViewCell() }, { UICollectionViewCell() },
          { UIViewController() }, { UINavigationController() }, { UITableViewController() },
        ]
        for make in responders where made == nil { made = make() as? T }
      }
      if let made { return made }
      fatalError("left out: nobody declares what should give a value of the type \\(T.self)")
    }

    """
  }
}
