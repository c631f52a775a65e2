import UIKit

extension SceneInstantiator {
  func makeCollectionView(_ properties: Properties) -> UIView {
    let layout = UICollectionViewFlowLayout()
    if let element = properties.child(key: "collectionViewLayout"), element.name == "collectionViewFlowLayout" {
      configure(layout, with: Properties(element, traits: traits))
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    applyScrollProperties(properties, to: view)
    return view
  }

  private func configure(_ layout: UICollectionViewFlowLayout, with properties: Properties) {
    registry.register(layout, for: properties.element)
    layout.minimumLineSpacing = properties.finite("minimumLineSpacing") ?? 10
    layout.minimumInteritemSpacing = properties.finite("minimumInteritemSpacing") ?? 10
    if properties["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let size = properties.element.size("itemSize") { layout.itemSize = size }
    if let size = properties.element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = properties.element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = insets(properties, key: "sectionInset") { layout.sectionInset = inset }
    // The canvas shows items at their stated size; at run time they ask their content.
    if environment.surroundings == .device, properties.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

  /// Items of the document, and the views above and below them.
  func addCollectionParts(_ properties: Properties, to view: UICollectionView) {
    if let cells = properties.child("cells") {
      view.setPrototypeCells(
        cells.children.compactMap { $0.name == "collectionViewCell" ? makeView($0) as? UICollectionViewCell : nil })
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let supplementary = part(properties, key: key) as? UICollectionReusableView {
        view.setSupplementaryView(supplementary, ofKind: kind)
      }
    }
    view.backgroundView = part(properties, key: "backgroundView")
  }
}
