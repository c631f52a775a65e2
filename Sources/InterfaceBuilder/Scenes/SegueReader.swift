import Foundation
@_spi(Generated) import UIKit

/// Makes templates of the segues that start in the scene of a storyboard's controller. The controller performs segues
/// with these templates.
struct SegueReader {
  let document: InterfaceDocument
  let environment: Environment
  let context: ReadingContext

  /// The templates of the segues in a controller's scene; empty if the app's classes are not available.
  func templates(ofScene element: Element) -> [SegueTemplate] {
    guard context.hasOwnClasses, let scene = element.parent else { return [] }
    return scene.children.flatMap(\.descendants).filter { $0.name == "segue" }.compactMap(template)
  }

  private func template(of segue: Element) -> SegueTemplate? {
    let segueClass = context.ownClass(of: segue) as? UIStoryboardSegue.Type
    if segue["kind"] == "unwind" {
      guard let action = segue["unwindAction"] else { return nil }
      return SegueTemplate(
        id: segue.id ?? "", identifier: segue["identifier"], kind: .custom, segueClass: segueClass,
        target: .unwind(Selector(action)))
    }
    guard let kind = kind(of: segue), let destination = segue["destination"] else { return nil }
    let controllers = StoryboardControllers(document: document, environment: environment)
    let style = modalStyle(of: segue)
    let transition = segue["modalTransitionStyle"].flatMap(Self.transitions)
    return SegueTemplate(
      id: segue.id ?? "", identifier: segue["identifier"], kind: kind, segueClass: segueClass,
      target: .controller { _ in
        let controller = controllers.controller(ofID: destination)
        if let style { controller?.modalPresentationStyle = style }
        if let transition { controller?.modalTransitionStyle = transition }
        return controller
      })
  }

  private func kind(of segue: Element) -> UIStoryboardSegue.Kind? {
    switch segue["kind"].flatMap(Segue.Kind.init) {
    case .show, .push: .show
    case .showDetail, .replace: .showDetail
    case .presentation, .modal, .popoverPresentation, .popover, .sheet: .present
    case .custom: .custom
    case .relationship, .embed, .unwind, nil: nil
    }
  }

  private func modalStyle(of segue: Element) -> UIModalPresentationStyle? {
    switch segue["modalPresentationStyle"] {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    default: segue["kind"] == "popoverPresentation" ? .popover : nil
    }
  }

  private static func transitions(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    case "partialCurl": .partialCurl
    default: nil
    }
  }
}
