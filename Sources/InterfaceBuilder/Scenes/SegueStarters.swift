import UIKit

/// Makes controls, table and collection view cells, bar button items and gesture recognisers perform the segues that
/// start at them.
struct SegueStarters {
  let context: ReadingContext

  /// Connects the objects inside an element with the segues that start at them.
  ///
  /// - Parameters:
  ///   - element: the element of a controller or of a cell. Its objects have been made before.
  ///   - controller: the controller that performs the segues.
  func connect(in element: Element, to controller: UIViewController) {
    guard !controller.segueTemplates.isEmpty else { return }
    // In a document, the gesture recognisers of a scene are not inside the controller's element but beside it.
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
