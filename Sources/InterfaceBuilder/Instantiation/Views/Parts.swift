import UIKit

/// Views that stand in a property of another view instead of among its subviews.
extension SceneInstantiator {
  func addParts(_ properties: Properties, to view: UIView) {
    switch view {
    case let table as UITableView: addTableParts(properties, to: table)
    case let cell as UITableViewCell: addCellParts(properties, to: cell)
    case let collection as UICollectionView: addCollectionParts(properties, to: collection)
    case let cell as UICollectionViewCell: fillContent(cell.contentView, of: properties)
    case let effect as UIVisualEffectView: fillContent(effect.contentView, of: properties)
    case is UINavigationBar, is UIToolbar, is UITabBar: break
    default: addOtherParts(properties, to: view)
    }
  }

  /// Fills the view that a cell or effect view makes for its content.
  private func fillContent(_ contentView: UIView, of properties: Properties) {
    guard let element = properties.element.child(key: "contentView") else { return }
    // The view around it places it, whatever mask the document has stored.
    let mask = contentView.autoresizingMask
    // Views in it that follow its size by their masks are stored for this one.
    if let frame = storedFrame(element) { contentView.frame = frame }
    fill(contentView, with: Properties(element, traits: traits))
    contentView.autoresizingMask = mask
  }

  /// Parts of classes that are not known here: they lie in the view where the document puts them.
  private func addOtherParts(_ properties: Properties, to view: UIView) {
    for child in properties.element.children where ObjectKind.isView(child) && child["key"] != nil {
      view.addSubview(makeView(child))
    }
  }
}
