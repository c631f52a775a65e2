// Made by `make surface` from Surface/CoreSpotlight.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit
import UniformTypes

// The names of Swift 2.
extension CSSearchableIndex {
  /// The Swift 2 name of `default()`.
  @available(*, deprecated, renamed: "default()")
  public class func defaultSearchableIndex() -> CSSearchableIndex { `default`() }

  /// As `indexSearchableItems(_:completionHandler:)`, with the type that errors had in Swift 2.
  @_disfavoredOverload
  public func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: @escaping (NSError?) -> Void) { completionHandler(nil) }

  /// The Swift 2 name of `deleteSearchableItems(withIdentifiers:completionHandler:)`.
  @available(*, deprecated, renamed: "deleteSearchableItems(withIdentifiers:completionHandler:)")
  public func deleteSearchableItemsWithIdentifiers(
    _ identifiers: [String], completionHandler: @escaping (NSError?) -> Void
  ) { completionHandler(nil) }
}

/// The device's search. Inert: nothing is kept.
@preconcurrency @MainActor open class CSSearchableIndex: NSObject {
  private static let shared = CSSearchableIndex()
  /// The app's index.
  open class func `default`() -> CSSearchableIndex { shared }
  /// Adds things. Inert: nothing is kept, without an error.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Removes the things with identifiers. Inert.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Removes the things of domains. Inert.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Removes all things. Inert.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

/// Something that a search finds. Inert.
@preconcurrency @MainActor open class CSSearchableItem: NSObject {
  /// The identifier that the app gives it.
  public let uniqueIdentifier: String
  /// The identifier of its domain.
  public let domainIdentifier: String?
  /// Its attributes.
  public let attributeSet: CSSearchableItemAttributeSet
  /// Creates it.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
  }
}

/// The type of activity with which a search opens the app.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The attributes by which a search finds something. Inert.
@preconcurrency @MainActor open class CSSearchableItemAttributeSet: NSObject {
  /// The title.
  open var title: String?
  /// What it says.
  open var contentDescription: String?
  /// The words by which it is found.
  open var keywords: [String]?
  /// What it looks like.
  open var thumbnailData: Data?
  /// Where its picture is.
  open var thumbnailURL: URL?
  /// Its name, as shown.
  open var displayName: String?
  /// Other names of it.
  open var alternateNames: [String]?
  /// The identifier of the thing that it belongs to.
  open var relatedUniqueIdentifier: String?
  /// The identifier of its domain.
  open var domainIdentifier: String?
  /// The kind of content.
  open var contentType: String?
  /// Where the content is.
  open var contentURL: URL?
  /// When the content was made.
  open var contentCreationDate: Date?
  /// When the content was changed.
  open var contentModificationDate: Date?
  /// Creates it for a kind of content.
  public init(itemContentType type: String) { contentType = type }
  /// Creates it for a kind of content.
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

extension NSUserActivity {
}
