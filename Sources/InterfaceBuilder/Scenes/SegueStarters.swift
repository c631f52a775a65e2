import UIKit

/// Makes controls, rows, items, bar buttons and gestures perform the segues that start at them.
struct SegueStarters {
  let context: ReadingContext

  /// Connects the objects in an element that have been made with the controller's segues that start at them.
  func connect(in element: Element, to controller: UIViewController) {
    guard !controller.segueTemplates.isEmpty else { return }
    // In the document, gesture recognisers are siblings of their controller.
    let gestures = element.parent.map { $0.children.filter { $0.name.hasSuffix("GestureRecognizer") } } ?? []
    for segue in ([element] + gestures).flatMap({ Array($0.descendants) }) where segue.name == "segue" {
      guard let template = controller.segueTemplates.first(where: { $0.id == segue.id }),
        let starter = segue.parent?.owner?.id.flatMap({ context.registry[$0] })
      else { continue }
      connect(starter, to: template, of: controller)
    }
  }

  private func connect(_ starter: AnyObject, to template: SegueTemplate, of controller: UIViewController) {
    switch starter {
    case let control as UIControl:
      let action = UIAction { [weak controller] action in
        controller.map { template.performIfAllowed(from: $0, sender: action.sender) }
      }
      control.addAction(action, for: control is UIButton ? .touchUpInside : .valueChanged)
    case let cell as UITableViewCell:
      cell.performsSegue = { [weak controller] cell in
        controller.map { template.performIfAllowed(from: $0, sender: cell) }
      }
    case let item as UICollectionViewCell:
      item.performsSegue = { [weak controller] item in
        controller.map { template.performIfAllowed(from: $0, sender: item) }
      }
    case let item as UIBarButtonItem:
      item.performsSegue = { [weak controller] item in
        controller.map { template.performIfAllowed(from: $0, sender: item) }
      }
    case let recognizer as UIGestureRecognizer:
      recognizer.performsSegue = { [weak controller] recognizer in
        controller.map { template.performIfAllowed(from: $0, sender: recognizer) }
      }
    default: break
    }
  }
}
