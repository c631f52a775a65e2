import Foundation

/// Sorts objects into sections by the first letters of their names: A to Z, and # for all other names.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  /// The collation for the person's language. Here it always has the sections of English.
  open class func current() -> Self { self.init() }

  /// Creates the collation. Code calls ``current()`` instead. The initialiser is `required` so that ``current()`` can
  /// create objects of subclasses.
  public required override init() {}

  open var sectionTitles: [String] { (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"] }

  /// Titles in the section index, at the edge of a table.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section to which a title of the section index leads. Both have the same index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The index of an object's section. The object's name is the result of the method or property `selector`.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = name(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      .uppercased().prefix(1)
    return sectionTitles.firstIndex(of: String(first)) ?? sectionTitles.count - 1
  }

  /// The objects, sorted by name. An object's name is the result of the method or property `selector`.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.enumerated().map { (offset: $0.offset, object: $0.element, name: name(of: $0.element, selector)) }
      .sorted { one, other in
        let order = one.name.localizedStandardCompare(other.name)
        return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
      }
      .map(\.object)
  }

  private func name(of object: Any, _ selector: Selector) -> String {
    let object = object as AnyObject
    if selector.name == "self", let text = object as? String { return text }
    if let text = RuntimeTable.shared.value(forKey: selector.name, of: object) as? String { return text }
    return RuntimeTable.shared.perform(selector, on: object, with: []) as? String ?? "\(object)"
  }
}
