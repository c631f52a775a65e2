import UIKit

/// Reads `<collectionReusableView>`, the header or footer of a collection view's section.
enum CollectionReusableViewReader: ViewReader {
  nonisolated static let attributes = "reuseIdentifier"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UICollectionReusableView {
    UICollectionReusableView(frame: .zero)
  }
}
