import Foundation

/// Where an item or a supplementary view of a collection view stands.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The item's place in the data.
  public let indexPath: IndexPath
  /// Kind of a supplementary view; nil for items.
  public let representedElementKind: String?
  /// Rectangle in the content.
  open var frame: CGRect
  /// Whether the item isn't shown.
  open var isHidden = false
  /// Opacity.
  open var alpha: CGFloat = 1
  /// Place in front of (positive) or behind other items.
  open var zIndex = 0

  /// Attributes of an item, or of a supplementary view of a kind.
  public init(indexPath: IndexPath, kind: String? = nil, frame: CGRect = .zero) {
    self.indexPath = indexPath
    representedElementKind = kind
    self.frame = frame
  }

  /// Attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath: indexPath)
  }

  /// Size of the rectangle; setting it keeps the top left corner.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  func copied() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(indexPath: indexPath, kind: representedElementKind, frame: frame)
    copy.isHidden = isHidden
    copy.alpha = alpha
    copy.zIndex = zIndex
    return copy
  }
}
