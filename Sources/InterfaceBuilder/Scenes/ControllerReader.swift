import UIKit

/// Reads view controllers.
enum ControllerReader {
  /// A controller of the element's class, without its view.
  static func controller(from element: Element, in tree: ViewTreeReader) -> UIViewController {
    let context = tree.context
    let controller: UIViewController
    switch element.name {
    case _ where context.classes.hasController(element["customClass"]):
      controller = context.classes.makeController(element["customClass"]) ?? UIViewController()
    case "navigationController":
      let navigation = UINavigationController()
      navigation.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
      navigation.isToolbarHidden = element.bool("toolbarHidden") ?? true
      controller = navigation
    case "tabBarController": controller = UITabBarController()
    case "splitViewController": controller = UISplitViewController()
    case "tableViewController": controller = UITableViewController()
    case "collectionViewController": controller = UICollectionViewController()
    default: controller = UIViewController()
    }
    context.registry.register(controller, for: element)
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
    return controller
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
