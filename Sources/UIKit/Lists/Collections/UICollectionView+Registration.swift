import Foundation

extension UICollectionView {
  /// Fills cells of a class with items.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    let identifier = UUID().uuidString
    let handler: Handler

    /// Fills cells by a closure.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Fills headers or footers of a class.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    let identifier = UUID().uuidString
    let elementKind: String
    let handler: Handler

    /// Fills views of a kind by a closure.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A reused or new cell, filled with an item.
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

  /// A reused or new header or footer, filled.
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
