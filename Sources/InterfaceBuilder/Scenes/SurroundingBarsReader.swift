import UIKit

/// Makes the navigation bar, tab bar and toolbar over a controller's view. Their appearance is that of the navigation
/// or tab bar controller to which they belong in the document.
///
/// The bars are not part of the scene, so their objects are not registered.
struct SurroundingBarsReader {
  let document: InterfaceDocument
  let screen: ScreenSurroundings
  let tree: ViewTreeReader

  private var context: ReadingContext { tree.context }

  /// Makes the bars over a controller's view, with frames in the screen's coordinates.
  ///
  func bars(over controller: UIViewController) -> [UIView] {
    let ownObjects = context.registry
    defer { context.registry = ownObjects }
    var bars: [UIView] = []
    if let top = screen.navigationBar {
      let bar = makeNavigationBar(top, item: controller.navigationItem)
      bar.frame = CGRect(x: 0, y: screen.statusBar, width: screen.size.width, height: screen.navigationBarHeight)
      bars.append(bar)
    }
    var bottom = screen.size.height - screen.homeArea
    for look in screen.bottomBars {
      let bar = look.kind == .tabBar ? makeTabBar(look) : makeToolbar(look, items: controller.toolbarItems)
      let height = screen.height(of: look)
      bottom -= height
      bar.frame = CGRect(x: 0, y: bottom, width: screen.size.width, height: height)
      bars.append(bar)
    }
    let sides = UIEdgeInsets(top: 0, left: screen.safeArea.left, bottom: 0, right: screen.safeArea.right)
    for bar in bars {
      bar.setRootTraits(context.traits)
      bar.hostEnvironment = UIHostEnvironment(safeAreaInsets: sides)
    }
    return bars
  }

  private func makeNavigationBar(_ look: ScreenSurroundings.NavigationBar, item: UINavigationItem) -> UINavigationBar {
    let bar = styled(UINavigationBar(), by: look.owner, "navigationBar") {
      NavigationBarReader.view(from: $0, in: tree)
    }
    bar.prefersLargeTitles = look.hasLargeTitle
    bar.isTranslucent = !look.isOpaque
    bar.items = [item]
    if let previous = look.previous.flatMap({ document.objects[$0] }) {
      let title = previous.child("navigationItem", key: "navigationItem").flatMap {
        context.text($0, key: "title")
      }
      bar.items = [UINavigationItem(title: title ?? ""), item]
    }
    return bar
  }

  private func makeTabBar(_ look: ScreenSurroundings.BottomBar) -> UITabBar {
    let bar = styled(UITabBar(), by: look.owner, "tabBar") { TabBarReader.view(from: $0, in: tree) }
    bar.isTranslucent = !look.isOpaque
    let tabs = look.owner.flatMap { document.segues.outgoing[$0] } ?? []
    for tab in tabs where tab.relationship == "viewControllers" {
      guard let element = document.objects[tab.destination] else { continue }
      let item =
        element.child("tabBarItem", key: "tabBarItem").map(tabBarItem) ?? UITabBarItem()
      if item.title == nil, item.systemItem == nil { item.title = element["title"] }
      bar.items = (bar.items ?? []) + [item]
      if tab.destination == look.chosen { bar.selectedItem = item }
    }
    return bar
  }

  /// The item of a tab: that of the scene's controller, if it is its tab, or a new one.
  private func tabBarItem(_ element: Element) -> UITabBarItem {
    element.id.flatMap { context.registry[$0] as? UITabBarItem } ?? BarItemReader.tabBarItem(element, in: context)
  }

  private func makeToolbar(_ look: ScreenSurroundings.BottomBar, items: [UIBarButtonItem]?) -> UIToolbar {
    let bar = styled(UIToolbar(), by: look.owner, "toolbar") { ToolbarReader.view(from: $0, in: tree) }
    bar.isTranslucent = !look.isOpaque
    bar.items = items
    return bar
  }

  /// Makes the bar that the element of its owner (a navigation or tab bar controller) describes; returns `plain` if
  /// there is no such description.
  private func styled<Bar: UIView>(
    _ plain: Bar, by owner: String?, _ name: String, make: (Properties) -> Bar?
  ) -> Bar {
    guard let element = owner.flatMap({ document.objects[$0] })?.child(name, key: name) else { return plain }
    let properties = context.properties(of: element)
    guard let bar = make(properties) else { return plain }
    ViewProperties.apply(properties, to: bar, in: context)
    bar.isHidden = false
    return bar
  }
}
