import Foundation

/// What a drop into a collection view would do. Inert: nothing is dragged; the proposal is kept.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where a drop goes.
  public enum Intent: Int, Hashable, Sendable {
    /// Nowhere in particular.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the drop goes.
  public let intent: Intent

  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.intent = intent
    super.init(operation: operation)
  }
}
