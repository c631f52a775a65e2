import UIKit

/// Reads `<collectionView>` with its layout and its prototype cells.
enum CollectionViewReader: ViewReader {
  nonisolated static let attributes = "dataMode prefetchingEnabled"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: layout(properties, in: tree.context))
  }

  private static func layout(_ properties: Properties, in context: ReadingContext) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    if let element = properties.child(key: "collectionViewLayout"), element.name == "collectionViewFlowLayout" {
      configure(layout, with: context.properties(of: element), in: context)
    }
    return layout
  }

  static func configure(_ view: UICollectionView, with properties: Properties, in tree: ViewTreeReader) {
    // A custom class of the app was instantiated by `init(coder:)`, without a layout.
    if type(of: view) != UICollectionView.self { view.collectionViewLayout = layout(properties, in: tree.context) }
    ScrollViewReader.apply(properties, to: view)
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
    // Self-sizing applies only at run time. The canvas shows items at the size that the document states.
    if !context.isOnCanvas, properties.bool("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }

  /// Registers the prototype cells with the collection view, so that the app's code can dequeue cells by reuse
  /// identifier. Each dequeued cell is made from its element.
  private static func registerItems(of list: Element, in view: UICollectionView, _ tree: ViewTreeReader) {
    guard tree.context.hasOwnClasses else { return }
    for element in list.children where element.name == "collectionViewCell" {
      guard let identifier = element["reuseIdentifier"] else { continue }
      let source = tree.context.reuseSource
      view.registerCell(forReuseIdentifier: identifier) {
        source.load(element) as? UICollectionViewCell
          ?? UICollectionViewCell(frame: .zero)
      }
    }
  }

  /// Registers the section header or footer with the collection view, as ``registerItems(of:in:_:)`` does with cells.
  private static func registerSupplementaryView(
    _ element: Element, ofKind kind: String, in view: UICollectionView, _ tree: ViewTreeReader
  ) {
    guard tree.context.hasOwnClasses, let identifier = element["reuseIdentifier"] else { return }
    let source = tree.context.reuseSource
    view.registerSupplementaryView(ofKind: kind, withReuseIdentifier: identifier) {
      source.load(element) as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// Adds the prototype cells, the section header and footer, and the background view. If the app's code provides the
  /// data source, prototype cells, headers and footers are only registered, not shown.
  static func addParts(_ properties: Properties, to view: UIView, in tree: ViewTreeReader) {
    guard let view = view as? UICollectionView else { return }
    let hasOwnDataSource = tree.context.hasOwnDataSource(properties.element)
    if let cells = properties.child("cells") {
      registerItems(of: cells, in: view, tree)
      if !hasOwnDataSource {
        view.setPrototypeCells(
          cells.children.compactMap {
            $0.name == "collectionViewCell" ? tree.view(from: $0) as? UICollectionViewCell : nil
          })
      }
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let element = properties.child(key: key) else { continue }
      registerSupplementaryView(element, ofKind: kind, in: view, tree)
      if !hasOwnDataSource, let supplementary = tree.part(properties, key: key) as? UICollectionReusableView {
        view.setSupplementaryView(supplementary, ofKind: kind)
      }
    }
    view.backgroundView = tree.part(properties, key: "backgroundView")
  }
}
