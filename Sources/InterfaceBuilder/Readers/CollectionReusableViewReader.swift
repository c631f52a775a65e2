import UIKit

/// Reads `<collectionReusableView>`, the header or footer of a section.
enum CollectionReusableViewReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    UICollectionReusableView(frame: .zero)
  }
}
