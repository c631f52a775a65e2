import Foundation

/// Offers what can be done with things. It is presented as any controller; its sheet is empty, and nothing is shared.
open class UIActivityViewController: UIViewController {
  /// Called at the end: with the activity, whether it was done, what it returned and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The things.
  let activityItems: [Any]
  /// Activities of the app.
  let applicationActivities: [UIActivity]?
  /// Called at the end. Inert: code may call it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Activities that are not offered. Inert: none is.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether people can collaborate. Inert: kept.
  open var allowsProminentActivity = true

  /// Offers what can be done with things, with activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives hold no things to share: always nil.
  public required init?(coder: NSCoder) { nil }
}
