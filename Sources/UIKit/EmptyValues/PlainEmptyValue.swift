import Foundation

/// Empty values of types of Swift and Foundation, and of values of UIKit.
enum PlainEmptyValue {
  /// An empty value of a type; `nil` if the type is none of these.
  static func value<Value>(of type: Value.Type) -> Value? {
    func none(_ type: any ExpressibleByNilLiteral.Type) -> Any { type.init(nilLiteral: ()) }
    if let type = type as? any ExpressibleByNilLiteral.Type { return none(type) as? Value }
    if type == Void.self { return () as? Value }
    if let type = type as? any RangeReplaceableCollection.Type { return type.init() as? Value }
    // `init(exactly:)` of CGFloat traps on Linux.
    if let type = type as? any Numeric.Type { return type.zero as? Value }
    if let type = type as? any SetAlgebra.Type { return type.init() as? Value }
    if let type = type as? any CaseIterable.Type, let first = type.allCases.first { return first as? Value }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return dictionary(type) as? Value }
    if let type = type as? any RawRepresentable.Type, let value = rawRepresentable(type) { return value as? Value }
    for value in values() {
      if let value = value as? Value { return value }
    }
    return nil
  }

  /// A value with an empty raw value, such as a name; `nil` if the type has no such value.
  private static func rawRepresentable<Value: RawRepresentable>(_ type: Value.Type) -> Any? {
    value(of: Value.RawValue.self).flatMap(Value.init(rawValue:))
  }

  private static func dictionary<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Any { [:] as Value }

  private static func values() -> [Any] {
    [
      false, Character(" "), CGRect.zero, CGPoint.zero, CGSize.zero, CGVector.zero, CGAffineTransform.identity,
      UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero, NSRange(), URL(filePath: "/"), URLComponents(), UUID(),
      Date(timeIntervalSince1970: 0), DateComponents(), Data(), Calendar.current, Locale.current, TimeZone.current,
      UIColor.clear, UIColor.clear.cgColor, UIFont.systemFont(ofSize: 17), UIImage(), AttributedString(),
      NSAttributedString(string: ""), IndexPath(row: 0, section: 0), Notification.Name(""), Selector(""),
      Notification(name: Notification.Name("")), UserDefaults.standard, NotificationCenter.default, FileManager.default,
      Bundle.main, DispatchQueue.main, DateFormatter(), NumberFormatter(), NSString(), NSNumber(value: 0), NSArray(),
      NSDictionary(), Timer(timeInterval: 0, repeats: false) { _ in }, RunLoop.main, OperationQueue.main,
      JSONDecoder(), JSONEncoder(), ProcessInfo.processInfo, NSObject(),
    ]
  }
}
