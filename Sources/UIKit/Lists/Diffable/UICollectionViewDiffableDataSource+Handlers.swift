import Foundation

extension UICollectionViewDiffableDataSource {
  /// What an app does when a person moves items. Inert: no touch leads to it.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// Whether an item can be moved. Inert: never called.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before items are moved. Inert: never called.
    public var willReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after items were moved. Inert: never called.
    public var didReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Nothing is done.
    public init() {}
  }

  /// What an app does when a person expands and collapses items. Inert: no touch leads to it.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// Whether an item is expanded. Inert: never called.
    public var shouldExpandItem: (@MainActor (ItemType) -> Bool)?
    /// Called before an item is expanded. Inert: never called.
    public var willExpandItem: (@MainActor (ItemType) -> Void)?
    /// Whether an item is collapsed. Inert: never called.
    public var shouldCollapseItem: (@MainActor (ItemType) -> Bool)?
    /// Called before an item is collapsed. Inert: never called.
    public var willCollapseItem: (@MainActor (ItemType) -> Void)?
    /// Makes the items inside an item that is expanded. Inert: never called.
    public var snapshotForExpandingParent:
      (
        @MainActor (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Nothing is done.
    public init() {}
  }
}
