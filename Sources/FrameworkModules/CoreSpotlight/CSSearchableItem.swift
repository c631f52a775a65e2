import Foundation
@_exported import UIKit

/// Something that a search finds. Inert.
@preconcurrency @MainActor open class CSSearchableItem: NSObject {
  /// By what the app knows it.
  public let uniqueIdentifier: String
  /// The identifier of its domain.
  public let domainIdentifier: String?
  /// What a search knows of it.
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

/// What a search opens the app with.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
