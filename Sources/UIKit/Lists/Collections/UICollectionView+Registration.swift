import Foundation

extension UICollectionView {
  /// Registers a class of cells, and a closure that configures such cells for items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell to show an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler

    /// Creates a registration with a closure that configures cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Registers a class of headers or footers, and a closure that configures such views.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a header or footer. Its arguments are the view, the element kind and the index path.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Creates a registration for an element kind with a closure that configures views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a reused or new cell that the registration has configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !hasCells(of: registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else { fatalError("\(Cell.self) makes cells of another class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new header or footer that the registration has configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else { fatalError("\(Supplementary.self) makes views of another class") }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
