import UIKit

/// Reads `<collectionView>` with its items.
enum CollectionViewReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let context = tree.context
    let layout = UICollectionViewFlowLayout()
    if let element = properties.child(key: "collectionViewLayout"), element.name == "collectionViewFlowLayout" {
      configure(layout, with: context.properties(of: element), in: context)
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    ScrollViewReader.apply(properties, to: view)
    return view
  }

  private static func configure(
    _ layout: UICollectionViewFlowLayout, with properties: Properties, in context: ReadingContext
  ) {
    context.registry.register(layout, for: properties.element)
    layout.minimumLineSpacing = properties.finite("minimumLineSpacing") ?? 10
    layout.minimumInteritemSpacing = properties.finite("minimumInteritemSpacing") ?? 10
    if properties["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let size = properties.element.size("itemSize") { layout.itemSize = size }
    if let size = properties.element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = properties.element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = properties.insets("sectionInset") { layout.sectionInset = inset }
    switch properties["sectionInsetReference"] {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    // The canvas shows items at their stated size; at run time they ask their content.
    if !context.isOnCanvas, properties.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

  /// Items of the document, and the views above and below them.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    guard let view = view as? UICollectionView else { return }
    if let cells = properties.child("cells") {
      view.setPrototypeCells(
        cells.children.compactMap {
          $0.name == "collectionViewCell" ? tree.view(from: $0) as? UICollectionViewCell : nil
        })
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let supplementary = tree.part(properties, key: key) as? UICollectionReusableView {
        view.setSupplementaryView(supplementary, ofKind: kind)
      }
    }
    view.backgroundView = tree.part(properties, key: "backgroundView")
  }
}
