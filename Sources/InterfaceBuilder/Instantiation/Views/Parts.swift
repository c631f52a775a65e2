import UIKit

/// Views that stand in a property of another view instead of among its subviews.
extension SceneInstantiator {
  func addParts(_ properties: Properties, to view: UIView) {
    switch view {
    case let effect as UIVisualEffectView: fillContent(effect.contentView, of: properties)
    default: addPlainParts(properties, to: view)
    }
  }

  /// Fills the view that a cell or effect view makes for its content.
  func fillContent(_ contentView: UIView, of properties: Properties) {
    guard let element = properties.element.child(key: "contentView") else { return }
    fill(contentView, with: Properties(element, traits: traits))
  }

  /// Parts of classes that are not known here: they lie in the view where the document puts them.
  private func addPlainParts(_ properties: Properties, to view: UIView) {
    for child in properties.element.children where ObjectKind.isView(child) && child["key"] != nil {
      view.addSubview(makeView(child))
    }
    for list in properties.element.children where ["prototypes", "cells", "sections"].contains(list.name) {
      addCells(of: list, to: view)
    }
  }

  private func addCells(of list: Element, to view: UIView) {
    for child in list.children {
      if ObjectKind.isView(child) { view.addSubview(makeView(child)) }
      if child.name == "tableViewSection" { child.child("cells").map { addCells(of: $0, to: view) } }
    }
  }
}
