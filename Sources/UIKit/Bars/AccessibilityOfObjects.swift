import Foundation

/// The accessibility properties of objects that are neither responders nor bar items, such as strings.
///
/// An object's properties are kept as long as the object lives.
@MainActor enum AccessibilityOfObjects {
  private struct Entry {
    /// A later object can have the same identifier.
    weak var object: NSObject?
    /// A responder that only keeps the properties.
    let properties: UIResponder
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  private static var limit = 64

  /// The properties of an object; `nil` if none was set.
  static func properties(of object: NSObject) -> UIResponder? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.properties : nil }
  }

  /// The properties of an object, which are made if none was set.
  static func madeProperties(of object: NSObject) -> UIResponder {
    if let known = properties(of: object) { return known }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, 2 * entries.count)
    }
    let properties = UIResponder()
    entries[ObjectIdentifier(object)] = Entry(object: object, properties: properties)
    return properties
  }
}
