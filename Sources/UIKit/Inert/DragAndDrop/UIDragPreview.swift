import Foundation

/// What is shown of a thing that is dragged. Inert: previews are not drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// A preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// How a preview of a drag looks. Inert: previews are not drawn.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A preview of a drag at a place. Inert: previews are not drawn.
open class UITargetedDragPreview: UITargetedPreview {}
