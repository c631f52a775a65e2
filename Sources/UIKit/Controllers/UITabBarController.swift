/// Shows one of several controllers, which is selected in a tab bar.
///
/// The view of the selected controller extends under the bar, and its safe area ends above the bar.
open class UITabBarController: UIViewController {
  // MARK: Tabs

  /// The object that is asked before, and informed after, the user selects a tab.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar, with one tab per controller.
  open private(set) lazy var tabBar = UITabBar(frame: .zero)

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The index of the selected tab. Setting an index for which there is no controller has no effect, unless there are
  /// no controllers at all.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard children.indices.contains(newValue) || children.isEmpty else { return }
      selection = newValue
      content.show(selectedViewController, animated: false)
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private var selection = 0

  /// The controller whose tab is selected; `nil` if there are no controllers. Setting it selects the controller's tab;
  /// a controller without a tab is ignored.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Sets the controllers of the tabs. The selected controller stays selected if it is among them; otherwise the first
  /// one is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let chosen = selectedViewController
    let controllers = viewControllers ?? []
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    let added = controllers.filter { controller in !children.contains { $0 === controller } }
    reorderChildren(controllers)
    for controller in added { controller.didMove(toParent: self) }
    selection = controllers.firstIndex { $0 === chosen } ?? (chosen == nil ? selection : 0)
    content.show(selectedViewController, animated: animated)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Does what a tap on a tab does: asks the delegate, selects the tab, and informs the delegate. Does nothing if there
  /// is no tab with the index.
  func tapTab(at index: Int) {
    guard children.indices.contains(index) else { return }
    let controller = children[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: View

  private lazy var content = ContainerContent(of: self)

  /// Creates a view that contains the tab bar and lays out the selected controller's view.
  open override func loadView() {
    tabBar.tabWasTapped = { [weak self] in self?.tapTab(at: $0) }
    content.loadView(with: [tabBar]) { [weak self] in self?.layOutContent() }
  }

  /// Before the appearance methods of this controller and the selected one are called, adds the view of the selected
  /// controller.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      content.install(selectedViewController)
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func layOutContent() {
    content.install(selectedViewController)
    guard let selected = selectedViewController, let view = viewIfLoaded else { return }
    tabBar.items = children.map(\.tabBarItem)
    tabBar.selectedItem = selected.tabBarItem
    tabBar.isHidden = hidesBar
    let height = hidesBar ? 0 : tabBar.intrinsicContentSize.height
    // The bar extends to the lower edge of the screen. Its tabs are above the lower edge of the safe area.
    let frame = hidesBar ? 0 : height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - frame, width: view.bounds.width, height: frame)
    content.layOut(selected, top: 0, isTopOpaque: false, bottom: height, isBottomOpaque: !tabBar.isTranslucent)
  }

  /// Whether the tab bar is hidden, because the selected controller is a navigation controller and
  /// `hidesBottomBarWhenPushed` is true for a controller of its stack, other than the first one.
  private var hidesBar: Bool {
    guard let stack = selectedViewController as? UINavigationController else { return false }
    return stack.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}
