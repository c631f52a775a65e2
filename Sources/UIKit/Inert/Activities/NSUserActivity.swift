import Foundation

/// Describes what a person does in an app, so that it can be continued later or on another device. It is declared here
/// because Foundation has it only on Apple's platforms. Inert: the activity is stored, and no device continues it.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // The conformance is unchecked because the class is open. All mutable state is in ``Locked``.
  public let activityType: String
  /// The title. Inert: the value is stored and has no effect.
  open var title: String? {
    get { state.title }
    set { state.title = newValue }
  }
  /// The values that are needed to continue the activity.
  open var userInfo: [AnyHashable: Any]? {
    get { state.userInfo }
    set { state.userInfo = newValue }
  }
  /// The keys of `userInfo` that are needed to continue the activity. Inert: the value is stored and has no effect.
  open var requiredUserInfoKeys: Set<String>? {
    get { state.requiredUserInfoKeys }
    set { state.requiredUserInfoKeys = newValue }
  }
  /// Whether `userInfo` has to be updated before the activity is continued. Inert: the value is stored and has no
  /// effect.
  open var needsSave: Bool {
    get { state.needsSave }
    set { state.needsSave = newValue }
  }
  /// A web page with the same content.
  open var webpageURL: URL? {
    get { state.webpageURL }
    set { state.webpageURL = newValue }
  }
  /// The web page from which the person came. Inert: the value is stored and has no effect.
  open var referrerURL: URL? {
    get { state.referrerURL }
    set { state.referrerURL = newValue }
  }
  /// When the activity expires. Inert: the value is stored and has no effect.
  open var expirationDate: Date? {
    get { state.expirationDate }
    set { state.expirationDate = newValue }
  }
  /// Keywords by which a search finds the activity. Inert: the value is stored and has no effect.
  open var keywords: Set<String> {
    get { state.keywords }
    set { state.keywords = newValue }
  }
  /// Whether other devices can continue the activity. Inert: no device continues it.
  open var isEligibleForHandoff: Bool {
    get { state.isEligibleForHandoff }
    set { state.isEligibleForHandoff = newValue }
  }
  /// Whether a search on the device finds the activity. Inert: no search finds it.
  open var isEligibleForSearch: Bool {
    get { state.isEligibleForSearch }
    set { state.isEligibleForSearch = newValue }
  }
  /// Whether searches of other people find the activity. Inert: no search finds it.
  open var isEligibleForPublicIndexing: Bool {
    get { state.isEligibleForPublicIndexing }
    set { state.isEligibleForPublicIndexing = newValue }
  }
  /// Whether the system suggests the activity. Inert: it is not suggested.
  open var isEligibleForPrediction: Bool {
    get { state.isEligibleForPrediction }
    set { state.isEligibleForPrediction = newValue }
  }
  /// An identifier by which the activity can be deleted. Inert: the value is stored and has no effect.
  open var persistentIdentifier: String? {
    get { state.persistentIdentifier }
    set { state.persistentIdentifier = newValue }
  }
  /// An identifier of the content that the activity shows. Inert: the value is stored and has no effect.
  open var targetContentIdentifier: String? {
    get { state.targetContentIdentifier }
    set { state.targetContentIdentifier = newValue }
  }

  /// What CoreSpotlight's `contentAttributeSet` keeps.
  package var searchAttributes: (any Sendable)? {
    get { state.searchAttributes }
    set { state.searchAttributes = newValue }
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
    var searchAttributes: (any Sendable)?
  }

  private let state = Locked(State())

  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Deletes the activities that are kept for searches. Inert: none is, and the handler is called at once.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }

  /// Deletes the activities of identifiers. Inert: none is kept, and the handler is called at once.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }

  /// Adds entries to `userInfo`. They replace entries with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    state.change { $0.userInfo = ($0.userInfo ?? [:]).merging(otherDictionary) { _, new in new } }
  }

  /// Makes this the current activity of the person. Inert: does nothing.
  open func becomeCurrent() {}
  /// Stops being the current activity of the person. Inert: does nothing.
  open func resignCurrent() {}
  /// Ends the activity. Inert: does nothing.
  open func invalidate() {}
}

/// The type of activities that show a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
