import Foundation

/// An item of the keychain, or a question for items.
struct KeychainItem: Hashable, Sendable {
  /// The value of an attribute.
  enum Value: Hashable, Sendable {
    case text(String)
    case data(Data)
    case number(Double)

    init?(_ value: Any) {
      switch value {
      case let text as String: self = .text(text)
      case let data as Data: self = .data(data)
      case let number as NSNumber: self = .number(number.doubleValue)
      default: return nil
      }
    }

    var object: NSObject {
      switch self {
      case .text(let text): text as NSString
      case .data(let data): data as NSData
      case .number(let number): NSNumber(value: number)
      }
    }
  }

  private var values: [String: Value] = [:]

  /// Values of other types than texts, data and numbers are passed over.
  init(_ attributes: NSDictionary) {
    for (key, value) in attributes {
      if let key = key as? String { values[key] = Value(value) }
    }
  }

  subscript(key: String) -> Value? { values[key] }

  /// The attributes that tell the items of a class from each other.
  private static let keys = ["class", "acct", "svce", "srvr", "ptcl", "port", "path", "agrp", "sync"]
  /// Keys that belong to a question or to how a secret is kept: items are not found by them.
  private static let notCompared: Set<String> = ["v_Data", "accc", "pdmn", "nleg"]

  /// Whether both would be the same item.
  func hasSameKey(as other: KeychainItem) -> Bool { Self.keys.allSatisfy { values[$0] == other.values[$0] } }

  /// Whether an item has everything that this question names.
  func matches(_ item: KeychainItem) -> Bool {
    values.allSatisfy { key, value in
      let isAny = key == "sync" && value == .text("syna")
      return isAny || Self.isForQuestion(key) || Self.notCompared.contains(key) || item.values[key] == value
    }
  }

  private static func isForQuestion(_ key: String) -> Bool {
    key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_")
  }

  /// What this question gets of an item; `nil` if it asks for nothing.
  func answer(of item: KeychainItem) -> NSObject? {
    guard wants("r_Attributes") else { return wants("r_Data") ? item.values["v_Data"]?.object : nil }
    let shown = item.values.filter { $0.key != "v_Data" || wants("r_Data") }
    return NSDictionary(dictionary: shown.mapValues(\.object))
  }

  private func wants(_ key: String) -> Bool { values[key].map { $0 != .number(0) } ?? false }

  /// Takes over the values of another item.
  mutating func change(_ changes: KeychainItem) { values.merge(changes.values) { $1 } }
}
