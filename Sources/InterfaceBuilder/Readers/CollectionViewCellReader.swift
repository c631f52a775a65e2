import UIKit

/// Reads `<collectionViewCell>`.
enum CollectionViewCellReader: ViewReader {
  nonisolated static let attributes = "reuseIdentifier"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    guard let cell = view as? UICollectionViewCell else { return }
    if tree.context.isOnCanvas { cell.prototypeSize = properties.element.size("customSize") }
    ContentViewReader.fill(cell.contentView, of: properties, in: tree)
  }
}
