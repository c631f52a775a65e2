// Made by `make surface` from Surface/UIKit/Inert/Swipes.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// The actions that a swipe over a row reveals. Inert: rows are not swiped; only a walk through an app
/// (`--walk`) performs the actions.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action. Inert: the value is stored and has no effect.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe over a row reveals, in the form used before iOS 11. Inert: rows are not swiped; only a
/// walk through an app (`--walk`) performs the action.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What an action does with the row.
  public enum Style: Int, Hashable, Sendable {
    /// An action that removes the row.
    case destructive = 0
    /// An ordinary action.
    case normal = 1

    /// The default style, which is `destructive`.
    public static var `default`: Style { .destructive }
  }

  /// What the action does with the row. Inert: the value is stored and has no effect.
  public let style: Style
  /// The title. Inert: the value is stored and has no effect.
  open var title: String?
  /// The background colour. Inert: the value is stored and has no effect.
  open var backgroundColor: UIColor?
  /// A visual effect behind the title. Inert: the value is stored and has no effect.
  open var backgroundEffect: UIVisualEffect?
  /// Performs the action.
  package let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
