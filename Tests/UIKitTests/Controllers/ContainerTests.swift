import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Navigation and tab bar controllers show their bars and one child, whose safe area lies between the bars.
@Suite struct ContainerTests {
  private final class Page: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.calls.append("\(name).\(call)") }
    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willMove") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didMove") }
  }

  private final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.calls.append("willShow \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.calls.append("didShow \(viewController.title ?? "")") }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      viewController.title != "locked"
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      log.calls.append("didSelect \(viewController.title ?? "")")
    }
  }

  private let log = CallLog()
  private let window: UIWindow

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.hostEnvironment = UIHostEnvironment(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The bar stands below the status bar, and the safe area of the child below the bar.
  @Test func navigationFrames() {
    let page = Page("first", log)
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    #expect(navigation.navigationBar.topItem?.title == "first")
    #expect(page.view.frame == window.bounds)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.top == 140)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.top == 44)
    #expect(navigation.navigationBar.isHidden)
  }

  @Test func aStackMayHaveBarsOfOtherClasses() {
    final class Bar: UINavigationBar {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Tools: UIToolbar {}
    let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect((stack.navigationBar as? Bar)?.label.superview === stack.navigationBar)
    #expect(stack.toolbar is Tools)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
    #expect(plain.viewControllers.isEmpty)
  }

  @Test func aChildThatDoesNotReachUnderBarsBeginsBelowThem() {
    let page = Page("first", log)
    page.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    show(navigation)
    let toolbarTop = navigation.toolbar.frame.minY
    #expect(abs(navigation.toolbar.frame.maxY - (812 - 34)) < 0.01)
    #expect(page.view.frame == CGRect(x: 0, y: 88, width: 375, height: toolbarTop - 88))
    #expect(page.view.safeAreaInsets == .zero)
  }

  @Test func pushingAndPoppingCallTheMethodsOfBothControllersInUIKitsOrder() {
    let (first, second) = (Page("first", log), Page("second", log))
    let navigation = UINavigationController(rootViewController: first)
    let listener = Listener(log)
    show(navigation)
    #expect(log.take() == ["first.willMove", "first.didMove", "first.didLoad", "first.willAppear", "first.didAppear"])
    navigation.delegate = listener
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "second.willMove", "second.didLoad", "willShow second", "first.willDisappear", "second.willAppear",
        "first.didDisappear", "second.didAppear", "second.didMove", "didShow second",
      ])
    #expect(second.view.superview === navigation.view)
    #expect(first.view.superview == nil)
    #expect(navigation.navigationBar.backItem === first.navigationItem)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.take() == [
        "second.willLeave", "second.didLeave", "willShow first", "second.willDisappear", "first.willAppear",
        "second.didDisappear", "first.didAppear", "didShow first",
      ])
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(log.take().isEmpty)
  }

  /// Setting the stack takes away what is not in it, and shows what is on top.
  @Test func settingTheStack() {
    let pages = ["a", "b", "c"].map { Page($0, log) }
    let navigation = UINavigationController()
    navigation.viewControllers = [pages[0], pages[1]]
    show(navigation)
    navigation.setViewControllers([pages[2], pages[0]], animated: false)
    #expect(navigation.viewControllers.map(\.title) == ["c", "a"])
    #expect(pages[1].parent == nil)
    #expect(pages[0].view.window === window)
    #expect(pages[2].parent === navigation)
    navigation.popToRootViewController(animated: false)
    #expect(navigation.topViewController === pages[2])
    pages[2].show(pages[1], sender: nil)
    #expect(navigation.topViewController === pages[1])
  }

  /// A tab bar controller loads and shows only the chosen child, above its bar.
  @Test func tabs() {
    let pages = ["a", "b", "locked"].map { Page($0, log) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    show(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "locked"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 812 - 83, width: 375, height: 83))
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 83, right: 0))
    #expect(!pages[1].isViewLoaded)
    _ = log.take()
    let listener = Listener(log)
    tabs.delegate = listener
    tabs.tapTab(at: 1)
    #expect(
      log.take() == [
        "a.willDisappear", "b.didLoad", "b.willAppear", "a.didDisappear", "b.didAppear", "didSelect b",
      ])
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
    tabs.tapTab(at: 2)
    #expect(tabs.selectedIndex == 1)
    #expect(log.take().isEmpty)
  }

  /// A quick swipe turns the pages, as long as the data source has some.
  @Test func pagesAreSwiped() {
    final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let pages: [UIViewController]
      let log: CallLog
      init(_ pages: [UIViewController], _ log: CallLog) { (self.pages, self.log) = (pages, log) }

      private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
        let place = (pages.firstIndex(of: page) ?? 0) + distance
        return pages.indices.contains(place) ? pages[place] : nil
      }
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
      { self.page(-1, from: page) }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
      { self.page(1, from: page) }
      func pageViewController(_ pages: UIPageViewController, willTransitionTo pending: [UIViewController]) {
        log.calls.append("willTurn \(pending.first?.title ?? "")")
      }
      func pageViewController(
        _ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
      ) { log.calls.append("didTurn \(previousViewControllers.first?.title ?? "") \(finished) \(completed)") }
    }
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = Book([Page("a", log), Page("b", log)], log)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    show(pages)
    #expect(pages.gestureRecognizers.map(\.isEnabled) == [false, false])
    (pages.dataSource, pages.delegate) = (book, book)
    _ = log.take()
    let fingers = Fingers(on: window)
    func swipe(from start: CGFloat, to end: CGFloat, in seconds: TimeInterval = 0.1) -> String? {
      fingers.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), in: seconds)
      return pages.viewControllers?.first?.title
    }
    #expect(swipe(from: 100, to: 200) == "a")
    #expect(log.take() == [])
    #expect(swipe(from: 200, to: 100) == "b")
    #expect(
      log.take() == [
        "willTurn b", "a.willDisappear", "b.didLoad", "b.willAppear", "a.willLeave", "a.didLeave", "b.willMove",
        "b.didMove", "a.didDisappear", "b.didAppear", "didTurn a true true",
      ])
    #expect(swipe(from: 200, to: 100) == "b")
    // Too slow for a swipe.
    #expect(swipe(from: 100, to: 200, in: 2) == "b")
    #expect(swipe(from: 100, to: 200) == "a")
  }

  /// A navigation controller has the tab of its first controller, unless it has one of its own.
  @Test func aNavigationControllerHasTheTabOfItsFirstController() {
    let page = Page("a", log)
    let item = UITabBarItem(title: "Pets", image: nil, tag: 3)
    page.tabBarItem = item
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(tabs.tabBar.items == [item])
    navigation.pushViewController(Page("b", log), animated: false)
    #expect(navigation.tabBarItem === item)
    let own = UITabBarItem(title: "Own", image: nil, tag: 4)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
    #expect(page.tabBarItem === item)
  }

  @Test func aPushedControllerMayAskForAScreenWithoutTheTabBar() {
    let navigation = UINavigationController(rootViewController: Page("a", log))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs)
    #expect(navigation.view.safeAreaInsets.bottom == 83)
    let detail = Page("detail", log)
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
  }

  // MARK: A search bar below the navigation bar

  /// How a screen puts its search bar below the navigation bar.
  private enum Placement: CaseIterable {
    case safeArea, topLayoutGuide, margins, tableHeader
    case frameAfterLayout, frameOnceVisible, frameAfterInsetsChange
  }

  private final class SearchPage: UIViewController {
    let bar = UISearchBar()
    let placement: Placement

    init(_ placement: Placement) {
      self.placement = placement
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if placement == .tableHeader {
        let table = UITableView(frame: view.bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.sizeToFit()
        table.tableHeaderView = bar
        view.addSubview(table)
        return
      }
      view.addSubview(bar)
      let anchors: [Placement: NSLayoutYAxisAnchor] = [
        .safeArea: view.safeAreaLayoutGuide.topAnchor, .topLayoutGuide: topLayoutGuide.bottomAnchor,
        .margins: view.layoutMarginsGuide.topAnchor,
      ]
      guard let anchor = anchors[placement] else { return }
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: anchor), bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    private func place() {
      bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 56)
    }
    override func viewDidLayoutSubviews() { if placement == .frameAfterLayout { place() } }
    override func viewDidAppear(_ animated: Bool) { if placement == .frameOnceVisible { place() } }
    override func viewSafeAreaInsetsDidChange() { if placement == .frameAfterInsetsChange { place() } }
  }

  /// Below an opaque bar, a screen begins at the lower edge of the bar, and its safe area has no inset at the top. The search bar
  /// must neither be covered nor moved twice.
  @Test(arguments: [false, true], [false, true])
  func aSearchBarIsBelowTheNavigationBar(isTranslucent: Bool, isPushed: Bool) throws {
    // Content below a translucent bar is scrolled to its top only for a picture.
    for placement in Placement.allCases where placement != .tableHeader || !isTranslucent {
      let page = SearchPage(placement)
      let navigation = UINavigationController(rootViewController: isPushed ? UIViewController() : page)
      navigation.navigationBar.isTranslucent = isTranslucent
      show(navigation)
      if isPushed { navigation.pushViewController(page, animated: false) }
      window.layoutIfNeeded()
      let bar = page.bar.convert(page.bar.bounds, to: window)
      let navigationBar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: window)
      #expect(bar.minY == navigationBar.maxY, "\(placement)")
      #expect(bar.size == CGSize(width: 375, height: 56), "\(placement)")
    }
  }
}
