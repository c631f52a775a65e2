import Foundation

/// Arranges items in lines like the words of a justified paragraph: each line takes as many items as fit, and the
/// remaining space is distributed between them.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The value of `estimatedItemSize` for items that are as large as their content.
  public nonisolated static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)

  /// Size of items in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Estimated size of self-sizing items; zero if all items have `itemSize`.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least distance between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The axis along which lines follow each other and the collection view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// Insets around a section's items in points, measured from the edges that `sectionInsetReference` names.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The edges from which section insets are measured.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// Size of headers in points. Only the dimension along the scroll axis is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Size of footers in points. Only the dimension along the scroll axis is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay visible at the top while their section scrolls. Inert: headers scroll with their section. At
  /// the top of the content, where pictures are taken, there is no difference.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible at the bottom while their section scrolls. Inert: footers scroll with their section.
  open var sectionFootersPinToVisibleBounds = false

  /// Edges from which section insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content.
    case fromContentInset
    /// The edges of the collection view's safe area.
    case fromSafeArea
    /// The edges of the collection view's layout margins.
    case fromLayoutMargins
  }

  /// The insets, distances, and header and footer sizes of a section: from a `UICollectionViewDelegateFlowLayout`, or
  /// from the layout's properties if the delegate is none.
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

  /// Converts section insets that are measured from the edges of `sectionInsetReference` into insets measured from the
  /// edges of the content.
  private func whole(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard let view = collectionView, sectionInsetReference != .fromContentInset else { return inset }
    var reference = sectionInsetReference == .fromSafeArea ? view.safeAreaInsets : view.layoutMargins
    if sectionInsetReference == .fromSafeArea {
      // Along the scroll axis, the collection view's content insets already keep the content in the safe area.
      if scrollDirection == .vertical { (reference.top, reference.bottom) = (0, 0) }
      if scrollDirection == .horizontal { (reference.left, reference.right) = (0, 0) }
    }
    return UIEdgeInsets(
      top: inset.top + reference.top, left: inset.left + reference.left,
      bottom: inset.bottom + reference.bottom, right: inset.right + reference.right)
  }

  private var sections: [FlowSection] = []
  private var measuredSizes: [IndexPath: CGSize] = [:]

  /// Creates a layout whose items are 50 by 50 points large.
  public override init() {
    super.init()
  }

  /// Restores a layout with its sizes, distances and insets from an archive.
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

  /// Sets the measured size of an item; returns whether the size has changed, so that the layout has to be prepared
  /// again.
  func setMeasuredSize(_ size: CGSize, at indexPath: IndexPath) -> Bool {
    guard measuredSizes[indexPath] != size else { return false }
    measuredSizes[indexPath] = size
    return true
  }

  /// Discards the measured sizes, because the data or the text size has changed.
  func forgetSizes() {
    measuredSizes.removeAll()
  }

  /// Stores the measured sizes under the index paths that the items have after changes of the data.
  func moveSizes(by updates: ListUpdates) {
    measuredSizes = Dictionary(
      uniqueKeysWithValues: measuredSizes.compactMap { old, size in updates.place(of: old).map { ($0, size) } })
  }

  /// Computes the frames of all items from their measured, fixed or estimated sizes. The time is linear in the number
  /// of items.
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

  /// The size of the content: along the scroll axis the length of all sections, on the other axis the size of the
  /// collection view.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let room = view.bounds.inset(by: view.contentInset).size
    return scrollDirection == .vertical
      ? CGSize(width: room.width, height: contentLength) : CGSize(width: contentLength, height: room.height)
  }

  /// The layout attributes of items, headers and footers that intersect a rectangle in the coordinates of the content.
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
