import Foundation

/// What a person does, to go on with it later or elsewhere. Foundation outside Apple's platforms doesn't have it.
/// Inert: it is kept, and no device goes on with it.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Unchecked because it is open. What changes is in ``Locked``.
  public let activityType: String
  /// The title. Inert: kept.
  open var title: String? {
    get { state.title }
    set { state.title = newValue }
  }
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]? {
    get { state.userInfo }
    set { state.userInfo = newValue }
  }
  /// Keys that are always needed. Inert: kept.
  open var requiredUserInfoKeys: Set<String>? {
    get { state.requiredUserInfoKeys }
    set { state.requiredUserInfoKeys = newValue }
  }
  /// Whether `userInfo` has to be brought up to date. Inert: kept.
  open var needsSave: Bool {
    get { state.needsSave }
    set { state.needsSave = newValue }
  }
  /// A page that shows the same.
  open var webpageURL: URL? {
    get { state.webpageURL }
    set { state.webpageURL = newValue }
  }
  /// The page from which the person came. Inert: kept.
  open var referrerURL: URL? {
    get { state.referrerURL }
    set { state.referrerURL = newValue }
  }
  /// When it is over. Inert: kept.
  open var expirationDate: Date? {
    get { state.expirationDate }
    set { state.expirationDate = newValue }
  }
  /// Words to find it by. Inert: kept.
  open var keywords: Set<String> {
    get { state.keywords }
    set { state.keywords = newValue }
  }
  /// Whether other devices go on with it. Inert: none does.
  open var isEligibleForHandoff: Bool {
    get { state.isEligibleForHandoff }
    set { state.isEligibleForHandoff = newValue }
  }
  /// Whether it is found. Inert: it is not.
  open var isEligibleForSearch: Bool {
    get { state.isEligibleForSearch }
    set { state.isEligibleForSearch = newValue }
  }
  /// Whether others find it. Inert: they don't.
  open var isEligibleForPublicIndexing: Bool {
    get { state.isEligibleForPublicIndexing }
    set { state.isEligibleForPublicIndexing = newValue }
  }
  /// Whether it is suggested. Inert: it is not.
  open var isEligibleForPrediction: Bool {
    get { state.isEligibleForPrediction }
    set { state.isEligibleForPrediction = newValue }
  }
  /// A name to delete it by. Inert: kept.
  open var persistentIdentifier: String? {
    get { state.persistentIdentifier }
    set { state.persistentIdentifier = newValue }
  }
  /// A name of what is shown. Inert: kept.
  open var targetContentIdentifier: String? {
    get { state.targetContentIdentifier }
    set { state.targetContentIdentifier = newValue }
  }

  private struct State {
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var requiredUserInfoKeys: Set<String>?
    var needsSave = false
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var keywords: Set<String> = []
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPublicIndexing = false
    var isEligibleForPrediction = false
    var persistentIdentifier: String?
    var targetContentIdentifier: String?
  }

  private let state = Locked(State())

  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    state.change { $0.userInfo = ($0.userInfo ?? [:]).merging(otherDictionary) { _, new in new } }
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
