import Foundation

/// The actions that a swipe over a row offers. Inert: rows are not swiped; the configuration is kept.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action. Inert: kept.
  @inert open var performsFirstActionWithFullSwipe = true

  /// A configuration of actions.
  @kept public init(actions: [UIContextualAction])
}

/// An action that a swipe over a row offers, as before iOS 11. Inert: rows are not swiped; the action is kept.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What an action does with the row.
  public enum Style: Int, Hashable, Sendable {
    /// It takes the row away.
    case destructive = 0
    /// Something.
    case normal = 1

    /// The style of actions that state no other one: the destructive style.
    @answers(.destructive) public static var `default`: Style { get }
  }

  /// What the action does with the row. Inert: kept.
  @inert public let style: Style
  /// The title. Inert: kept.
  @inert open var title: String?
  /// The colour behind. Inert: kept.
  @inert open var backgroundColor: UIColor?
  /// An effect behind. Inert: kept.
  @inert open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action.
  @kept public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void)
}
