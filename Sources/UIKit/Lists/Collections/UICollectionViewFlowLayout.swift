import Foundation

/// Arranges items in lines like the words of a justified paragraph: each line takes as many items as fit, and the
/// remaining room is spread between them.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The item size for items that are as large as their content.
  public nonisolated static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)

  /// Size of items in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Estimated size of self-sizing items; zero if all items have `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The axis along which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// Room around a section's items, from the edges that `sectionInsetReference` names.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The edges from which section insets are measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// Size of headers. Only the dimension along the scroll axis counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Size of footers. Only the dimension along the scroll axis counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content.
    case fromContentInset
    /// The edges of the collection view's safe area.
    case fromSafeArea
    /// The edges of the collection view's layout margins.
    case fromLayoutMargins
  }

  /// The measures of a section, from the delegate or otherwise from the layout.
  func measures(ofSection section: Int) -> FlowMeasures {
    var measures = FlowMeasures(
      inset: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
      header: headerReferenceSize, footer: footerReferenceSize)
    if let view = collectionView, let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout {
      measures = FlowMeasures(
        inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
        lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
        itemSpacing: delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
        header: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section),
        footer: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section))
    }
    measures.inset = whole(measures.inset)
    return measures
  }

  /// Room around a section's items, measured from the edges of the content instead of the reference.
  private func whole(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard let view = collectionView, sectionInsetReference != .fromContentInset else { return inset }
    var reference = sectionInsetReference == .fromSafeArea ? view.safeAreaInsets : view.layoutMargins
    if sectionInsetReference == .fromSafeArea {
      // Along the scroll axis the content is in the safe area anyway.
      if scrollDirection == .vertical { (reference.top, reference.bottom) = (0, 0) }
      if scrollDirection == .horizontal { (reference.left, reference.right) = (0, 0) }
    }
    return UIEdgeInsets(
      top: inset.top + reference.top, left: inset.left + reference.left,
      bottom: inset.bottom + reference.bottom, right: inset.right + reference.right)
  }

  private var sections: [FlowSection] = []
  private var measuredSizes: [IndexPath: CGSize] = [:]

  /// Creates a layout of items of 50 by 50 points.
  public override init() {
    super.init()
  }

  /// Restores a layout and its measures from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    itemSize = coder.decodeCGSize(forKey: "UIItemSize")
    estimatedItemSize = coder.decodeCGSize(forKey: "UIEstimatedItemSize")
    minimumLineSpacing = CGFloat(coder.decodeDouble(forKey: "UILineSpacing"))
    minimumInteritemSpacing = CGFloat(coder.decodeDouble(forKey: "UIInteritemSpacing"))
    scrollDirection =
      UICollectionView.ScrollDirection(rawValue: coder.decodeInteger(forKey: "UIScrollDirection")) ?? .vertical
    sectionInset = coder.decodeUIEdgeInsets(forKey: "UISectionInset")
    sectionInsetReference =
      SectionInsetReference(rawValue: coder.decodeInteger(forKey: "UISectionInsetReference")) ?? .fromContentInset
    headerReferenceSize = coder.decodeCGSize(forKey: "UIHeaderReferenceSize")
    footerReferenceSize = coder.decodeCGSize(forKey: "UIFooterReferenceSize")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(itemSize, forKey: "UIItemSize")
    coder.encode(estimatedItemSize, forKey: "UIEstimatedItemSize")
    coder.encode(Double(minimumLineSpacing), forKey: "UILineSpacing")
    coder.encode(Double(minimumInteritemSpacing), forKey: "UIInteritemSpacing")
    coder.encode(scrollDirection.rawValue, forKey: "UIScrollDirection")
    coder.encode(sectionInset, forKey: "UISectionInset")
    coder.encode(sectionInsetReference.rawValue, forKey: "UISectionInsetReference")
    coder.encode(headerReferenceSize, forKey: "UIHeaderReferenceSize")
    coder.encode(footerReferenceSize, forKey: "UIFooterReferenceSize")
  }

  /// Whether items are as large as their content.
  var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// Sets the measured size of an item; returns whether anything moves.
  func setMeasuredSize(_ size: CGSize, at indexPath: IndexPath) -> Bool {
    guard measuredSizes[indexPath] != size else { return false }
    measuredSizes[indexPath] = size
    return true
  }

  /// Discards the measured sizes, because the data or the text size has changed.
  func forgetSizes() {
    measuredSizes.removeAll()
  }

  /// Keeps the measured sizes of items that move, under their new index paths.
  func moveSizes(by updates: ListUpdates) {
    measuredSizes = Dictionary(
      uniqueKeysWithValues: measuredSizes.compactMap { old, size in updates.place(of: old).map { ($0, size) } })
  }

  /// Places every item by its measured, stated or estimated size. The time is linear in the number of items.
  open override func prepare() {
    guard let view = collectionView else { return }
    let room = view.bounds.inset(by: view.contentInset).size
    var flow = FlowArithmetic(layout: self, room: room)
    sections = (0..<view.numberOfSections).map { section in
      flow.place(section: section, count: view.numberOfItems(inSection: section)) { size(at: $0) }
    }
    contentLength = flow.length
  }

  private var contentLength: CGFloat = 0

  private func size(at indexPath: IndexPath) -> CGSize {
    if let stated = collectionView?.prototypeSize(at: indexPath) { return stated }
    if let measured = measuredSizes[indexPath] { return measured }
    if let view = collectionView, let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout {
      return delegate.collectionView(view, layout: self, sizeForItemAt: indexPath)
    }
    guard isSelfSizing else { return itemSize }
    return estimatedItemSize.width > 1e6 ? CGSize(width: 50, height: 50) : estimatedItemSize
  }

  /// The size of all lines along the scroll axis, and of the collection view across it.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let room = view.bounds.inset(by: view.contentInset).size
    return scrollDirection == .vertical
      ? CGSize(width: room.width, height: contentLength) : CGSize(width: contentLength, height: room.height)
  }

  /// Items, headers and footers that touch a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    sections.flatMap { $0.elements.filter { $0.frame.intersects(rect) } }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].elements.first {
      $0.indexPath == indexPath && $0.representedElementKind == nil
    }
  }

  /// The layout attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].elements.first { $0.representedElementKind == elementKind }
  }
}
