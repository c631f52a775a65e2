import Foundation

/// The frame and appearance of an item, header or footer of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  public let indexPath: IndexPath
  /// Element kind of a header, footer or other supplementary view; nil for items.
  public let representedElementKind: String?
  /// Whether this is an item or a supplementary view.
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }
  /// Frame in the coordinates of the content.
  open var frame: CGRect
  /// Whether the item is hidden. The value is stored; the collection view does not apply it to cells.
  open var isHidden = false
  open var alpha: CGFloat = 1
  /// The order in which overlapping items are drawn: items with a higher index are in front. The value is stored; the
  /// collection view does not change the order of its cells.
  open var zIndex = 0

  /// Creates the attributes of an item, or of a supplementary view if there is an element kind.
  public init(indexPath: IndexPath, kind: String? = nil, frame: CGRect = .zero) {
    self.indexPath = indexPath
    representedElementKind = kind
    self.frame = frame
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath: indexPath)
  }

  /// Size of the frame. Setting it keeps the frame's top left corner.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// Creates the attributes of a header, a footer or another supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: elementKind)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath, kind: elementKind)
  }

  /// The centre of the frame. Setting it keeps the size.
  open var center: CGPoint {
    get { frame.center }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// A rectangle with the size of the frame and its origin at zero. Setting it sets the size.
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
