import Foundation

/// A data source that provides a collection view with the sections and items of a snapshot. A new snapshot is shown
/// immediately, without animation.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a header or footer for an element kind and an index path.
  public typealias SupplementaryViewProvider =
    @MainActor (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  /// The type of the snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var present = Snapshot()
  /// The section snapshots whose visible items are shown.
  private var hierarchies: [SectionIdentifierType: SectionSnapshot] = [:]
  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is done when a person moves items. Inert: no touch leads to it.
  open var reorderingHandlers = ReorderingHandlers()
  /// What is done when a person expands and collapses items. Inert: no touch leads to it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source and makes it the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    present = snapshot
    hierarchies = hierarchies.filter { snapshot.itemIdentifiers(inSection: $0) == $1.visibleItems }
    collectionView?.reloadData()
    completion?()
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  /// Shows the visible items of a section snapshot in a section, which is added behind the others if it is not there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    if present.indexOfSection(section) == nil { present.appendSections([section]) }
    present.deleteItems(present.itemIdentifiers(inSection: section))
    present.appendItems(snapshot.visibleItems, toSection: section)
    hierarchies[section] = snapshot
    collectionView?.reloadData()
    completion?()
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// The items of a section and the items inside them. Items that came without a section snapshot are all outermost ones.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let hierarchy = hierarchies[section] { return hierarchy }
    var flat = SectionSnapshot()
    flat.append(present.itemIdentifiers(inSection: section))
    return flat
  }

  /// The snapshot that is shown.
  open func snapshot() -> Snapshot { present }

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { present.item(at: indexPath) }

  /// The index path of an item; nil if the item is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { present.indexPath(of: itemIdentifier) }

  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { present.section(at: index) }

  /// The index of a section; nil if the section is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { present.indexOfSection(sectionIdentifier) }

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { present.numberOfSections }

  /// How many items a section of the snapshot has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    present.count(inSection: section)
  }

  /// The cell that the cell provider makes, or an empty cell.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    present.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// The header or footer that `supplementaryViewProvider` makes, or an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  /// Whether an item can be moved. Inert: never called.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Moves an item in the data. Inert: never called.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
