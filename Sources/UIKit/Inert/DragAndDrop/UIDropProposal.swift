import Foundation

/// What a drop would do at a place. Inert: nothing is dragged; the proposal is kept.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What it would do.
  public let operation: UIDropOperation
  /// Whether the place is small. Inert: kept.
  open var isPrecise = false
  /// Whether the preview is shown at its full size. Inert: kept.
  open var prefersFullSizePreview = false

  /// A proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
  }
}
