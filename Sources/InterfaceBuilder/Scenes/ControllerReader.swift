import Foundation
import UIKit

/// Makes view controllers from their elements.
enum ControllerReader {
  /// Makes a controller of the app's class, or of UIKit's if the app's class is not available. Its view is not made
  /// yet.
  ///
  /// - Parameter creator: makes the controller instead of `init(coder:)`.
  static func controller(
    from element: Element, in tree: ViewTreeReader, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    var make = creator
    if make == nil, let classOfCode = tree.context.classOfCode(of: element) as? UIViewController.Type {
      make = { tree.context.objectWithEmptyValues(of: classOfCode, coder: $0) ?? classOfCode.init(coder: $0) }
    }
    if let make {
      let coder = NibCoder(for: UIViewController.self) { object in
        if let controller = object as? UIViewController { configure(controller, with: element, in: tree) }
      }
      if let controller = make(coder) {
        coder.decode(controller)
        tree.context.giveEmptyValues(to: controller)
        return controller
      }
    }
    let controller = makeController(element)
    configure(controller, with: element, in: tree)
    return controller
  }

  /// Makes a controller of UIKit's class for an element.
  private static func makeController(_ element: Element) -> UIViewController {
    switch element.name {
    case "navigationController": return UINavigationController()
    case "tabBarController": return UITabBarController()
    case "splitViewController": return UISplitViewController()
    case "tableViewController": return UITableViewController()
    case "collectionViewController": return UICollectionViewController()
    default: return UIViewController()
    }
  }

  private static func configure(_ controller: UIViewController, with element: Element, in tree: ViewTreeReader) {
    let context = tree.context
    context.registry.register(controller, for: element)
    if let navigation = controller as? UINavigationController {
      navigation.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
      navigation.isToolbarHidden = element.bool("toolbarHidden") ?? true
    }
    controller.title = element["title"]
    controller.hidesBottomBarWhenPushed = element.bool("hidesBottomBarWhenPushed") ?? false
    controller.automaticallyAdjustsScrollViewInsets = element.bool("automaticallyAdjustsScrollViewInsets") ?? true
    controller.extendedLayoutIncludesOpaqueBars = element.bool("extendedLayoutIncludesOpaqueBars") ?? false
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = extendedEdges(edges)
    }
    if let item = element.child("navigationItem", key: "navigationItem") {
      BarItemReader.apply(item, to: controller.navigationItem, in: tree)
    }
    // Xcode writes the list without a key.
    if let items = element.child("toolbarItems") {
      controller.toolbarItems = BarItemReader.barButtonItems(items, in: tree)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") {
      controller.tabBarItem = BarItemReader.tabBarItem(item, in: context)
    }
  }

  private static func extendedEdges(_ element: Element) -> UIRectEdge {
    var edges: UIRectEdge = []
    if element.bool("top") == true { edges.insert(.top) }
    if element.bool("bottom") == true { edges.insert(.bottom) }
    if element.bool("left") == true { edges.insert(.left) }
    if element.bool("right") == true { edges.insert(.right) }
    return edges
  }
}
