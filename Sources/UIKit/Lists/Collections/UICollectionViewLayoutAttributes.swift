import Foundation

/// The position, size and look of an item or a supplementary view of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  public let indexPath: IndexPath
  /// Kind of a supplementary view; nil for items.
  public let representedElementKind: String?
  /// Rectangle in the content.
  open var frame: CGRect
  /// Whether the item isn't shown.
  open var isHidden = false
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

  /// Attributes of a header, a footer or another view of a kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: elementKind)
  }

  /// Attributes of a view behind items.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: elementKind)
  }

  /// The middle of the rectangle.
  open var center: CGPoint {
    get { frame.center }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The rectangle with its origin at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// A transform about the centre. Inert: the value is stored and has no effect.
  open var transform = CGAffineTransform.identity
  /// A three-dimensional transform about the centre. Inert: the value is stored and has no effect.
  open var transform3D: CATransform3D = CATransform3DIdentity

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(indexPath: indexPath, kind: representedElementKind, frame: frame)
    copy.isHidden = isHidden
    copy.alpha = alpha
    copy.zIndex = zIndex
    return copy
  }
}
