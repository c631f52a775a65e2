import Environments
import InterfaceBuilder
import Testing
@_spi(Generated) import UIKit
import _Testing_UIKit

@testable import Walking

/// Menus, long presses and swipes lead on like taps.
struct WalkedGesturesTests {
  private func shown(_ direction: Environment.Direction, _ root: @escaping () -> UIViewController) throws -> ShownScreen
  {
    let device = try #require(Device.named("iPhone 16"))
    return ShownScreen(in: Environment(device: device, direction: direction), path: "/Screen.swift", line: 1, root)
  }

  /// Each step on the first screen, and the screen that it leads to.
  private func ways(
    _ direction: Environment.Direction = .leftToRight, settings: WalkSettings = WalkSettings(),
    _ root: @escaping () -> UIViewController
  ) throws -> [String] {
    let first = try shown(direction, root)
    let state = first.perform { WalkedApp(in: first.window, settings: settings).state }
    return try state.steps.map { step in
      let screen = try shown(direction, root)
      return try screen.perform {
        let app = WalkedApp(in: screen.window, settings: settings)
        try #require(app.take([step]) == nil)
        return "\(step.words): \(app.state.name)"
      }
    }
  }

  /// A screen with a view of some kind, which presents others.
  private final class Screen: UIViewController {
    private let fill: (Screen) -> Void

    init(_ fill: @escaping (Screen) -> Void) {
      self.fill = fill
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "First"
      fill(self)
    }

    func open(_ title: String) {
      let screen = UIViewController()
      screen.title = title
      present(screen, animated: true)
    }

    func opening(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [unowned self] _ in open(title) }
    }

    /// The preview of a menu.
    var preview: UIViewController {
      let preview = UIViewController()
      preview.title = "Preview"
      return preview
    }

    /// Shows the preview that was tapped.
    func show(_ animator: any UIContextMenuInteractionCommitAnimating) {
      animator.addCompletion { [unowned self] in
        if let preview = animator.previewViewController { present(preview, animated: true) }
      }
    }

    /// Adds a view with a text.
    func add(_ text: String) -> UILabel {
      let label = UILabel(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
      label.text = text
      label.isUserInteractionEnabled = true
      view.addSubview(label)
      return label
    }
  }

  // MARK: Menus of buttons

  @Test func theElementsOfAMenuAreChosen() throws {
    let ways = try ways {
      Screen { screen in
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
          screen.opening("Sort"), screen.opening("Off", .disabled), screen.opening("Gone", .hidden),
          UIMenu(
            title: "Share",
            children: [
              screen.opening("Mail"), UIDeferredMenuElement { $0([screen.opening("Print")]) },
            ]),
        ])
        screen.view.addSubview(button)
      }
    }
    #expect(
      ways == [
        "“Sort” in the menu of “More”: Sort", "“Mail” in the menu of “More”: Mail",
        "“Print” in the menu of “More”: Print",
      ])
  }

  /// The menu of a button that has an action as well is that of a long press.
  @Test func aButtonWithAnActionIsTappedToo() throws {
    let ways = try ways {
      Screen { screen in
        let button = UIButton(type: .system, primaryAction: screen.opening("New"))
        button.menu = UIMenu(children: [screen.opening("From a file")])
        button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
        screen.view.addSubview(button)
      }
    }
    #expect(ways == ["“New”: New", "“From a file” in the menu of “New”: From a file"])
  }

  @Test func barButtonsHaveMenus() throws {
    let ways = try ways {
      let screen = Screen { screen in
        let menu = UIMenu(children: [screen.opening("Sort")])
        screen.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: "Menu", menu: menu),
          UIBarButtonItem(title: "Edit", primaryAction: screen.opening("Edit"), menu: menu),
        ]
      }
      return UINavigationController(rootViewController: screen)
    }
    #expect(
      ways == ["“Edit”: Edit", "“Sort” in the menu of “Edit”: Sort", "“Sort” in the menu of “Menu”: Sort"])
  }

  @Test func whatTheSettingsNameIsNotChosen() throws {
    var settings = WalkSettings()
    settings.skipped = ["Sort"]
    let ways = try ways(settings: settings) {
      let screen = Screen { screen in
        let menu = UIMenu(children: [screen.opening("Sort"), screen.opening("Filter")])
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
      }
      return UINavigationController(rootViewController: screen)
    }
    #expect(ways == ["“Filter” in the menu of “Menu”: Filter"])
  }

  // MARK: Gestures

  @Test func viewsArePressed() throws {
    let ways = try ways {
      Screen { screen in
        let gesture = UILongPressGestureRecognizer()
        gesture.minimumPressDuration = 2
        gesture.performsSegue = { _ in screen.open("Pressed") }
        screen.add("Photo").addGestureRecognizer(gesture)
      }
    }
    #expect(ways == ["long press on “Photo”: Pressed"])
  }

  @Test(arguments: [Environment.Direction.leftToRight, .rightToLeft])
  func viewsAreSwiped(direction: Environment.Direction) throws {
    let ways = try ways(direction) {
      Screen { screen in
        let label = screen.add("Photo")
        for (way, title) in [(UISwipeGestureRecognizer.Direction.left, "Next"), ([.up, .down], "Gone")] {
          let gesture = UISwipeGestureRecognizer()
          gesture.direction = way
          gesture.performsSegue = { _ in screen.open(title) }
          label.addGestureRecognizer(gesture)
        }
      }
    }
    #expect(
      ways == ["swipe left on “Photo”: Next", "swipe up on “Photo”: Gone", "swipe down on “Photo”: Gone"])
  }

  /// Opens a screen for what a continuous gesture has done when it ends.
  private final class Ending: NSObject {
    private let screen: Screen
    private let title: (UIGestureRecognizer) -> String?

    init(_ screen: Screen, _ title: @escaping (UIGestureRecognizer) -> String?) {
      (self.screen, self.title) = (screen, title)
      super.init()
      RuntimeTable.shared.addMethod("walkedGestureChanged:", of: Ending.self) { $0.changed($1.value(0)) }
    }

    func changed(_ gesture: UIGestureRecognizer) {
      if gesture.state == .ended, let title = title(gesture) { screen.open(title) }
    }

    /// Adds a gesture to a photo.
    func add(_ gesture: UIGestureRecognizer) {
      gesture.addTarget(self, action: Selector("walkedGestureChanged:"))
      screen.add("Photo").addGestureRecognizer(gesture)
    }
  }

  /// Each step on a screen with a photo that has a gesture, and the screen that it leads to: the one with a title, if there is
  /// one for what the gesture has done when it ends.
  private func ways(
    _ direction: Environment.Direction = .leftToRight, onPhotoWith gesture: @escaping () -> UIGestureRecognizer,
    title: @escaping (UIGestureRecognizer) -> String?
  ) throws -> [String] {
    var endings: [Ending] = []
    return try ways(direction) {
      Screen { screen in
        let ending = Ending(screen, title)
        ending.add(gesture())
        endings.append(ending)
      }
    }
  }

  @Test(arguments: [Environment.Direction.leftToRight, .rightToLeft])
  func viewsArePanned(direction: Environment.Direction) throws {
    let ways = try ways(direction, onPhotoWith: { UIPanGestureRecognizer() }) { gesture in
      ((gesture as? UIPanGestureRecognizer)?.translation(in: nil).y ?? 0) > 100 ? "Pulled" : nil
    }
    #expect(
      ways == [
        "pan left on “Photo”: First", "pan right on “Photo”: First", "pan up on “Photo”: First",
        "pan down on “Photo”: Pulled",
      ])
  }

  @Test(arguments: [(UIRectEdge.left, "pan right"), (.right, "pan left"), (.bottom, "pan up"), (.top, "pan down")])
  func aPanFromAnEdgeBeginsThere(edge: UIRectEdge, words: String) throws {
    let ways = try ways {
      Screen { screen in
        let gesture = UIScreenEdgePanGestureRecognizer()
        gesture.edges = edge
        gesture.performsSegue = { _ in screen.presentedViewController == nil ? screen.open("Drawer") : () }
        screen.view.addGestureRecognizer(gesture)
      }
    }
    #expect(ways == ["\(words) on “UIView”: Drawer"])
  }

  @Test func viewsArePinched() throws {
    let ways = try ways(onPhotoWith: { UIPinchGestureRecognizer() }) { gesture in
      (gesture as? UIPinchGestureRecognizer).map { $0.scale > 1 ? "Larger" : "Smaller" }
    }
    #expect(ways == ["pinch apart on “Photo”: Larger", "pinch together on “Photo”: Smaller"])
  }

  @Test func viewsAreTurned() throws {
    let ways = try ways(onPhotoWith: { UIRotationGestureRecognizer() }) { gesture in
      (gesture as? UIRotationGestureRecognizer).map { $0.rotation > 0 ? "Forwards" : "Backwards" }
    }
    #expect(ways == ["turn clockwise on “Photo”: Forwards", "turn counterclockwise on “Photo”: Backwards"])
  }

  /// A recogniser of the app: it waits for a finger that moves up.
  private final class Stroke: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard let touch = touches.first, state == .possible else { return }
      if touch.location(in: nil).y < touch.previousLocation(in: nil).y { state = .recognized }
    }
  }

  @Test func recognisersOfTheAppGetTapsAndPans() throws {
    let ways = try ways(onPhotoWith: { Stroke() }) { _ in "Struck" }
    #expect(
      ways == [
        "“Photo”: First", "pan left on “Photo”: First", "pan right on “Photo”: First", "pan up on “Photo”: Struck",
        "pan down on “Photo”: First",
      ])
  }

  /// Dragging the content of a scroll view leads to no other screen.
  @Test func scrollingIsNoGestureOfAWalk() throws {
    #expect(try ways { Screen { screen in screen.view.addSubview(UIScrollView(frame: screen.view.bounds)) } }.isEmpty)
  }

  // MARK: Menus of long presses

  /// Shows a menu with a preview for a view.
  private final class Menu: NSObject, UIContextMenuInteractionDelegate {
    private let screen: Screen
    init(_ screen: Screen) { self.screen = screen }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: { [screen] in screen.preview }) { [screen] _ in
        UIMenu(children: [screen.opening("Share \(Int(location.x))")])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { screen.show(animator) }
  }

  @Test func theMenuOfALongPressAndItsPreviewLeadOn() throws {
    var menus: [Menu] = []
    let ways = try ways {
      Screen { screen in
        menus.append(Menu(screen))
        menus.last.map { screen.add("Photo").addInteraction(UIContextMenuInteraction(delegate: $0)) }
      }
    }
    #expect(ways == ["“Share 30” in the menu of “Photo”: Share 30", "the preview of “Photo”: Preview"])
  }

  // MARK: Rows

  /// Rows whose menus and swipes are the same but for the last one.
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.selectionStyle = .none
      return cell
    }

    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(previewProvider: nil) { [unowned self] _ in
        UIMenu(
          children: (indexPath.row < 2 ? ["Copy"] : ["Copy", "Move"]).map { title in
            UIAction(title: title) { [unowned self] _ in open("\(title) \(indexPath.row)") }
          })
      }
    }

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Read", indexPath)])
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Delete", indexPath), action("More", indexPath)])
    }

    private func action(_ title: String, _ path: IndexPath) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
        open("\(title) \(path.row)")
        done(true)
      }
    }

    private func open(_ title: String) {
      let screen = UIViewController()
      screen.title = title
      present(screen, animated: true)
    }
  }

  /// Taps are tried on each row, all else only where it differs from the rows before.
  @Test(arguments: [Environment.Direction.leftToRight, .rightToLeft])
  func rowsHaveMenusAndActionsOfSwipes(direction: Environment.Direction) throws {
    #expect(
      try ways(direction) { Rows() } == [
        "“Row 0”: Rows", "“Row 1”: Rows", "“Row 2”: Rows",
        "“Copy” in the menu of “Row 0”: Copy 0", "“Read” after a swipe over “Row 0”: Read 0",
        "“Delete” after a swipe over “Row 0”: Delete 0", "“More” after a swipe over “Row 0”: More 0",
        "“Move” in the menu of “Row 2”: Move 2",
      ])
  }

  /// Rows that the data source can delete.
  private final class DeletableRows: UITableViewController {
    var style = UITableViewCell.EditingStyle.delete
    var deleteTitle: String?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { style }

    override func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deleteTitle }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      let screen = UIViewController()
      screen.title = editingStyle == .delete ? "Deleted \(indexPath.row)" : "Other"
      present(screen, animated: true)
    }
  }

  /// A table shows a button that deletes a row if its data source has the method for it. The rewritten sources of an app register
  /// that method.
  @Test func aTableShowsItsOwnButtonThatDeletes() throws {
    func gestures(_ make: @escaping () -> DeletableRows) throws -> [String] {
      try self.ways { make() }.filter { $0.contains("swipe") }
    }
    #expect(try gestures { DeletableRows() }.isEmpty)
    RuntimeTable.shared.addMethod("tableView:commitEditingStyle:forRowAtIndexPath:", of: DeletableRows.self) { _, _ in }
    #expect(try gestures { DeletableRows() } == ["“Delete” after a swipe over “Row 0”: Deleted 0"])
    let ways = try gestures {
      let rows = DeletableRows()
      rows.deleteTitle = "Leave"
      return rows
    }
    #expect(ways == ["“Leave” after a swipe over “Row 0”: Deleted 0"])
    let none = try gestures {
      let rows = DeletableRows()
      rows.style = .none
      return rows
    }
    #expect(none.isEmpty)
  }

  /// A gesture of a list is one over its rows.
  @Test func aListIsPressedOnItsFirstRow() throws {
    let ways = try ways {
      let rows = Rows()
      let press = UILongPressGestureRecognizer()
      press.performsSegue = { [unowned rows] gesture in
        let row = rows.tableView.indexPathForRow(at: gesture.location(in: rows.tableView))?.row ?? -1
        let screen = UIViewController()
        screen.title = "Pressed \(row)"
        rows.present(screen, animated: true)
      }
      rows.tableView.addGestureRecognizer(press)
      return rows
    }
    #expect(ways.filter { $0.hasPrefix("long press") } == ["long press on “Row 0”: Pressed 0"])
  }

  /// A list of a collection view takes the actions of swipes from its configuration.
  @Test func itemsOfListsHaveActionsOfSwipes() throws {
    final class List: UICollectionViewController {
      static func make() -> List {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        weak var list: List?
        configuration.trailingSwipeActionsConfigurationProvider = { path in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
              let screen = UIViewController()
              screen.title = "Delete \(path.item)"
              list?.present(screen, animated: true)
              done(true)
            }
          ])
        }
        let made = List(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list = made
        return made
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
          var content = cell.defaultContentConfiguration()
          content.text = "Item \(indexPath.item)"
          cell.contentConfiguration = content
        }
        return cell
      }
    }
    #expect(
      try ways { List.make() } == [
        "“Item 0”: List", "“Item 1”: List", "“Delete” after a swipe over “Item 0”: Delete 0",
      ])
  }

  @Test func whatIsNotThereAnyMoreIsNotChosen() throws {
    let screen = try shown(.leftToRight) { Rows() }
    try screen.perform {
      let app = WalkedApp(in: screen.window)
      var step = try #require(app.state.steps.last { $0.gesture != .tap })
      step.gesture = .menu([7])
      #expect(app.take([step]) == 0)
      step.gesture = .swipeAction(.trailing, 2)
      #expect(app.take([step]) == 0)
    }
  }

  // MARK: Pages

  /// A swipe turns to the next page; before the first one there is none.
  @Test(arguments: [Environment.Direction.leftToRight, .rightToLeft])
  func pagesAreSwiped(direction: Environment.Direction) throws {
    final class Pages: UIPageViewController, UIPageViewControllerDataSource {
      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([page("First")], direction: .forward, animated: false)
      }

      private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
      }

      func pageViewController(_ pages: UIPageViewController, viewControllerBefore: UIViewController)
        -> UIViewController?
      {
        viewControllerBefore.title == "Second" ? page("First") : nil
      }

      func pageViewController(_ pages: UIPageViewController, viewControllerAfter: UIViewController) -> UIViewController?
      {
        viewControllerAfter.title == "First" ? page("Second") : nil
      }
    }
    let (next, back) = direction == .leftToRight ? ("Second", "First") : ("First", "Second")
    #expect(
      try ways(direction) { Pages(transitionStyle: .scroll, navigationOrientation: .horizontal) } == [
        "swipe left on “UIView”: \(next)", "swipe right on “UIView”: \(back)",
      ])
  }

  /// A split view has the name of what it shows last.
  @Test func aSplitViewHasTheNameOfItsContent() throws {
    let screen = try shown(.leftToRight) {
      let split = UISplitViewController(style: .doubleColumn)
      let list = UIViewController()
      list.title = "List"
      split.setViewController(list, for: .primary)
      return split
    }
    screen.perform { #expect(WalkedApp(in: screen.window).state.name == "List") }
  }
}
