import Foundation

/// A layout of sections, each with its own arrangement: groups, which contain items or other groups.
///
/// Items with an estimated size are measured when they become visible. Sections that scroll orthogonally are shown at
/// the start of their content. Headers and footers are shown; decoration views and views attached to items are not.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes the section with an index for a container and traits. A section for which it returns `nil` is not shown.
  public typealias SectionProvider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// The settings of the whole layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var sections: [[UICollectionViewLayoutAttributes]] = []
  private var listConfigurations: [Int: UICollectionLayoutListConfiguration] = [:]
  private var selfSizing: Set<IndexPath> = []
  private var measuredSizes: [IndexPath: CGSize] = [:]
  private var length: CGFloat = 0

  /// Creates a layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout in which all sections are arranged in the same way.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Always nil, because archives cannot contain the closures of a layout.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layout of rows that are as wide as the collection view, as in a table.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private final class Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let effectiveContentSize: CGSize
    let contentInsets = NSDirectionalEdgeInsets.zero
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }

    init(size: CGSize, traits: UITraitCollection) {
      contentSize = size
      effectiveContentSize = size
      traitCollection = traits
    }
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  private var room: CGSize { collectionView.map { $0.bounds.inset(by: $0.contentInset).size } ?? .zero }

  /// Computes the layout attributes of all items, headers and footers. The time is linear in the number of items.
  open override func prepare() {
    guard let view = collectionView else { return }
    let environment = Environment(size: room, traits: view.traitCollection)
    var position: CGFloat = 0
    selfSizing = []
    listConfigurations = [:]
    sections = (0..<view.numberOfSections).map { index in
      guard let section = provider(index, environment) else { return [] }
      listConfigurations[index] = section.listConfiguration
      if index > 0 { position += configuration.interSectionSpacing }
      var arithmetic = CompositionalArithmetic(
        section: section, index: index, room: room, isVertical: isVertical, measured: { self.measuredSizes[$0] })
      let placed = arithmetic.place(count: view.numberOfItems(inSection: index), from: position)
      position = placed.end
      selfSizing.formUnion(arithmetic.selfSizing)
      return placed.elements
    }
    length = position
  }

  /// The list that a section is; `nil` if it is not one, or if the layout is not prepared.
  package final func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    listConfigurations[section]
  }

  /// The size of the content: along the scroll axis the length of all sections, on the other axis the size of the
  /// collection view.
  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
  }

  /// The layout attributes of items, headers and footers that intersect a rectangle in the coordinates of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    sections.flatMap { $0.filter { $0.frame.intersects(rect) } }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  /// The layout attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].first { $0.representedElementKind == elementKind }
  }
}

extension UICollectionViewCompositionalLayout: SelfSizingLayout {
  func isSelfSizing(_ indexPath: IndexPath) -> Bool { selfSizing.contains(indexPath) }

  func setMeasuredSize(_ size: CGSize, at indexPath: IndexPath) -> Bool {
    guard measuredSizes[indexPath] != size else { return false }
    measuredSizes[indexPath] = size
    return true
  }

  func forgetSizes() {
    measuredSizes.removeAll()
  }

  func moveSizes(by updates: ListUpdates) {
    measuredSizes = Dictionary(
      measuredSizes.compactMap { old, size in updates.place(of: old).map { ($0, size) } }, uniquingKeysWith: { $1 })
  }
}
