import Foundation

/// What a person does, to go on with it later or elsewhere. Foundation outside Apple's platforms doesn't have it.
/// Inert: it is kept, and no device goes on with it.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type.
  public let activityType: String
  /// The title. Inert: kept.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Keys that are always needed. Inert: kept.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` has to be brought up to date. Inert: kept.
  open var needsSave = false
  /// A page that shows the same.
  open var webpageURL: URL?
  /// The page from which the person came. Inert: kept.
  open var referrerURL: URL?
  /// When it is over. Inert: kept.
  open var expirationDate: Date?
  /// Words to find it by. Inert: kept.
  open var keywords: Set<String> = []
  /// Whether other devices go on with it. Inert: none does.
  open var isEligibleForHandoff = true
  /// Whether it is found. Inert: it is not.
  open var isEligibleForSearch = false
  /// Whether others find it. Inert: they don't.
  open var isEligibleForPublicIndexing = false
  /// Whether it is suggested. Inert: it is not.
  open var isEligibleForPrediction = false
  /// A name to delete it by. Inert: kept.
  open var persistentIdentifier: String?
  /// A name of what is shown. Inert: kept.
  open var targetContentIdentifier: String?

  /// An activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes it what the person does. Inert.
  open func becomeCurrent() {}
  /// Ends it as what the person does. Inert.
  open func resignCurrent() {}
  /// Ends it. Inert.
  open func invalidate() {}
}

/// The type of activities that show a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
