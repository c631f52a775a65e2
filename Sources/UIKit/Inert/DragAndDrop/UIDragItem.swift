import Foundation

/// A thing that is dragged. Inert: nothing is dragged; the item is kept.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What hands the thing out.
  public let itemProvider: NSItemProvider
  /// The thing itself, for the app in which it is dragged.
  open var localObject: Any?
  /// Makes the preview. Inert: kept.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }

  /// Asks for the preview anew. Inert.
  open func setNeedsDropPreviewUpdate() {}
}
