import Foundation

/// Fills a table with the sections and items of a snapshot. Changes are made immediately, without animation.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// The type of the snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var present = Snapshot()
  /// How changes of rows are animated. Inert: they are not.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    present = snapshot
    tableView?.reloadData()
    completion?()
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  /// The snapshot that is shown.
  open func snapshot() -> Snapshot { present }

  /// The item of a row; nil outside.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { present.item(at: indexPath) }

  /// The row of an item; nil where it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { present.indexPath(of: itemIdentifier) }

  /// The section at an index; nil outside.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { present.section(at: index) }

  /// The index of a section; nil where it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { present.indexOfSection(sectionIdentifier) }

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    present.count(inSection: section)
  }

  /// The cell that the provider makes.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    present.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The header title of a section; none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The footer title of a section; none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Whether a row can be moved. Inert: never called.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Inserts or deletes a row in the data. Inert: never called.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the data. Inert: never called.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Titles of the section index. Inert: no index is shown.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section of a title of the index. Inert: no index is shown.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
