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
      SnugStandInObject, Hashable, Sequence, IteratorProtocol, CVarArg, Error
    {
      public init() {}
      public var _cVarArgEncoding: [Int] { [0] }
      public static func snugEmpty() -> Any { SnugStandInValue() }
      public func next() -> SnugStandInValue? { nil }
      @discardableResult
      public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> SnugStandInValue { self }
      public func dynamicallyCall<T>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> T { snugStandIn() }
    }

    private func snugEmpty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }

    /// No pattern matches the value of a stand-in.
    public func ~= <T>(pattern: T, value: SnugStandInValue) -> Bool { false }
    public func ~= <T>(pattern: T, value: SnugStandInValue?) -> Bool { false }

    /// An empty value.
    public func snugStandIn<T>(of type: T.Type = T.self) -> T {
      func value(_ type: any ExpressibleByNilLiteral.Type) -> Any { type.init(nilLiteral: ()) }
      if let type = T.self as? any ExpressibleByNilLiteral.Type, let value = value(type) as? T { return value }
      if let type = T.self as? any SnugStandInObject.Type, let value = type.snugEmpty() as? T { return value }
      if T.self == Void.self, let value = () as? T { return value }
      if let type = T.self as? any RangeReplaceableCollection.Type, let value = type.init() as? T { return value }
      if let type = T.self as? any Numeric.Type, let value = type.init(exactly: 0) as? T { return value }
      if let type = T.self as? any SetAlgebra.Type, let value = type.init() as? T { return value }
      if let type = T.self as? any CaseIterable.Type, let value = type.allCases.first as? T { return value }
      if let type = T.self as? any ExpressibleByDictionaryLiteral.Type, let value = snugEmpty(type) as? T { return value }
      for value in [
        false, Character(" "), CGRect.zero, CGPoint.zero, CGSize.zero, CGVector.zero, CGAffineTransform.identity,
        UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero, NSRange(), URL(filePath: "/"), URLComponents(), UUID(),
        Date(timeIntervalSince1970: 0), DateComponents(), Data(), Calendar.current, Locale.current, TimeZone.current,
        UIColor.clear, UIColor.clear.cgColor, UIFont.systemFont(ofSize: 17), UIImage(), AttributedString(),
        NSAttributedString(string: ""), IndexPath(row: 0, section: 0), Notification.Name(""), Selector(""),
        UserDefaults.standard, NotificationCenter.default, FileManager.default, Bundle.main, DispatchQueue.main,
        DateFormatter(), NumberFormatter(), NSObject(),
      ] as [Any] {
        if let value = value as? T { return value }
      }
      nonisolated(unsafe) var made: T?
      MainActor.assumeIsolated {
        let objects: [@MainActor () -> NSObject] = [
          { UIView() }, { UILabel() }, { UIButton() }, { UIImageView() }, { UITextField() }, { UITextView() },
          { UIStackView() }, { UIScrollView() }, { UITableView() }, { UITableViewCell() }, { UICollectionViewCell() },
          { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }, { UIControl() },
          { UISwitch() }, { UISlider() }, { UISegmentedControl() }, { UIActivityIndicatorView() }, { UIProgressView() },
          { UISearchBar() }, { UIToolbar() }, { UINavigationBar() }, { UITabBar() }, { UIWindow() },
          { UIViewController() }, { UINavigationController() }, { UITabBarController() }, { UITableViewController() },
          { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
          { UIAlertController() }, { UIBarButtonItem() }, { UINavigationItem(title: "") }, { UITabBarItem() },
          { UICollectionViewFlowLayout() }, { UITapGestureRecognizer() }, { CALayer() },
        ]
        for make in objects where made == nil { made = make() as? T }
      }
      if let made { return made }
      fatalError("left out: nobody declares what should give a value of the type \\(T.self)")
    }

    """
}
