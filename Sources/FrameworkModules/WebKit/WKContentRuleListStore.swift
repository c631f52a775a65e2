import Foundation
import UIKit

/// Stores lists of rules that block content of web pages. The lists are kept in memory, but their rules are neither
/// read nor applied.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The app's store.
  open class func `default`() -> WKContentRuleListStore! { shared }
  open func compileContentRuleList(
    forIdentifier identifier: String, encodedContentRuleList: String,
    completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    completionHandler(list, nil)
  }
  open func compileContentRuleList(
    forIdentifier identifier: String, encodedContentRuleList: String
  ) async throws -> WKContentRuleList? {
    let list = WKContentRuleList(identifier: identifier)
    lists[identifier] = list
    return list
  }
  /// Passes the list of rules with an identifier to a handler; nil if there is none.
  open func lookUpContentRuleList(
    forIdentifier identifier: String,
    completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
  ) {
    completionHandler(lists[identifier], nil)
  }
  /// Removes the list of rules with an identifier.
  open func removeContentRuleList(
    forIdentifier identifier: String, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    lists[identifier] = nil
    completionHandler(nil)
  }
}
