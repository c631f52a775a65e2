import UIKit

/// Registers the layout guides that have identifiers in the document, so that constraints can refer to them.
enum LayoutGuideReader {
  /// Registers the layout guides that UIKit provides for a view (safe area, margins, readable content, keyboard, and a
  /// scroll view's content and frame), and adds the document's own layout guides.
  static func registerGuides(of view: UIView, element: Element, in context: ReadingContext) {
    for child in element.children {
      switch child.name {
      case "viewLayoutGuide":
        if let guide = systemGuide(child["key"], of: view) {
          context.registry.register(guide, for: child)
        } else {
          context.note(.notSupported, child, "the layout guide “\(child["key"] ?? "")” is not known")
        }
      case "layoutGuides":
        for guide in child.children where guide.name == "layoutGuide" {
          let own = UILayoutGuide()
          own.identifier = guide["identifier"] ?? ""
          view.addLayoutGuide(own)
          context.registry.register(own, for: guide)
        }
      default: break
      }
    }
  }

  private static func systemGuide(_ key: String?, of view: UIView) -> AnyObject? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// Registers the top and bottom layout guides of a controller, which documents without safe areas use.
  static func registerLayoutSupports(
    of controller: UIViewController, element: Element, in context: ReadingContext
  ) {
    guard let guides = element.child("layoutGuides") else { return }
    for guide in guides.children where guide.name == "viewControllerLayoutGuide" {
      context.registry.register(
        guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide, for: guide)
    }
  }
}
