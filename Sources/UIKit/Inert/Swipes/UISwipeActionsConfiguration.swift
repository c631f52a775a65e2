import Foundation

/// The actions that a swipe over a row offers. Inert: rows are not swiped; the configuration is kept.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action. Inert: kept.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}
