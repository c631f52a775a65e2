import Foundation

// The names of Swift 2.

extension CSSearchableIndex {
  /// The Swift 2 name of `default()`.
  @available(*, deprecated, renamed: "default()")
  public class func defaultSearchableIndex() -> CSSearchableIndex { `default`() }

  /// As `indexSearchableItems(_:completionHandler:)`, with the type that errors had in Swift 2.
  @_disfavoredOverload
  public func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: @escaping (NSError?) -> Void) {
    completionHandler(nil)
  }

  /// The Swift 2 name of `deleteSearchableItems(withIdentifiers:completionHandler:)`.
  @available(*, deprecated, renamed: "deleteSearchableItems(withIdentifiers:completionHandler:)")
  public func deleteSearchableItemsWithIdentifiers(
    _ identifiers: [String], completionHandler: @escaping (NSError?) -> Void
  ) {
    completionHandler(nil)
  }
}
