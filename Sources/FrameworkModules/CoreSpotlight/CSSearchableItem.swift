import Foundation
@_exported import UIKit

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
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// The type of activity with which a search opens the app.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
