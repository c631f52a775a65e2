import Foundation

/// What a drop into a table would do. Inert: nothing is dragged; the proposal is kept.
open class UITableViewDropProposal: UIDropProposal {
  /// Where a drop goes.
  public enum Intent: Int, Hashable, Sendable {
    /// Nowhere in particular.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one.
    case automatic = 3
  }

  /// Where the drop goes.
  public let intent: Intent

  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}
