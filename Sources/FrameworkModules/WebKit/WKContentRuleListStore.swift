import Foundation
import UIKit

/// Keeps rules of what is loaded. The rules are not read.
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
  /// Finds rules.
  open func lookUpContentRuleList(
    forIdentifier identifier: String,
    completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
  ) {
    completionHandler(lists[identifier], nil)
  }
  /// Forgets rules.
  open func removeContentRuleList(
    forIdentifier identifier: String, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    lists[identifier] = nil
    completionHandler(nil)
  }
}
