import Environments
import Foundation
import InterfaceBuilder
@_spi(Generated) import UIKit

/// A launched app that is tapped through, screen by screen.
///
/// Its window is on a simulated device. After each tap, the app does what it has postponed for up to a second, as before a
/// picture ([decision 203](../../docs/decisions/203-postponed-work-is-done-before-the-picture.md)).
package final class WalkedApp {
  private let window: UIWindow
  private let fingers: Fingers
  private let settings: WalkSettings

  /// Takes over a window that shows the first screen of an app.
  package init(in window: UIWindow, settings: WalkSettings = WalkSettings()) {
    self.window = window
    self.settings = settings
    fingers = Fingers(on: window)
    UIApplication.shared.adopt(window)
    settle()
  }

  /// Launches the app and shows its first screen in a window.
  ///
  /// - Returns: `nil` if the app has no first screen.
  package convenience init?(launchingIn window: UIWindow, settings: WalkSettings) {
    guard let root = RuntimeTable.shared.firstScreen?() else { return nil }
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.init(in: window, settings: settings)
  }

  // MARK: Steps

  /// Takes steps, one after the other, until one of them is not possible.
  ///
  /// - Returns: the number of the first step that is not possible, counted from 0; `nil` if all were taken.
  package func take(_ steps: [WalkStep]) -> Int? { steps.firstIndex { !take($0) } }

  /// Fills the empty text fields of the screen, and does what a step says.
  ///
  /// - Returns: whether it is possible: what is operated is there, and a finger can reach it.
  private func take(_ step: WalkStep) -> Bool {
    UIApplication.shared.openedURLs = []
    if step.item == nil { fillFields() }
    var positions = ScrollPositions(below: scope)
    guard let target = target(of: step), let place = place(of: target) else { return false }
    positions.noteScrolled()
    switch step.gesture {
    case .tap: fingers.tap(at: [place])
    case .longPress: fingers.press(at: place, for: target.secondsOfPress)
    case .swipe(let direction): swipe(direction, at: place, on: target.element.view)
    case .pan(let direction): pan(direction, at: place, fromEdge: target.pansBeginAtEdge)
    case .pinch(let direction): pinch(direction, at: place, width: target.element.frame.width)
    case .rotation(let direction): rotate(direction, at: place, width: target.element.frame.width)
    case .menu, .preview, .swipeAction: guard target.choose(step.gesture) else { return false }
    }
    settle()
    positions.restore()
    window.layoutIfNeeded()
    return true
  }

  private func target(of step: WalkStep) -> WalkTarget? {
    let targets = ScreenTargets(below: scope)
    guard let item = step.item else { return Self.target(of: step, in: targets) }
    guard targets.lists.indices.contains(item.list) else { return nil }
    let (list, path) = (targets.lists[item.list], IndexPath(item: item.item, section: item.section))
    guard let row = WalkTarget(row: path, of: list) else { return nil }
    return step.control == nil ? row : Self.target(of: step, in: ScreenTargets(below: row.element.view))
  }

  /// The control that a step names: the nearest one with the name of the step. In another language none may have it; then it is
  /// the control of the step's class with the same number.
  private static func target(of step: WalkStep, in targets: ScreenTargets) -> WalkTarget? {
    guard let number = step.control else { return nil }
    let namesakes = targets.controls.indices.filter { targets.controls[$0].name == step.name }
    let nearest = namesakes.min { abs($0 - number) < abs($1 - number) }
    let found = nearest ?? targets.kinds.firstIndex { $0 == step.kind }
    return found.map { WalkTarget(element: targets.controls[$0]) }
  }

  /// The point in the window at which a finger reaches a target; `nil` if there is none.
  private func place(of target: WalkTarget) -> CGPoint? {
    target.row == nil ? target.element.reach(in: window, scrolling: true) : placeForRow(target.element)
  }

  /// The point in the window at which a tap selects a row, because no control of the row takes it; `nil` if there is none.
  private func placeForRow(_ row: ScreenElement) -> CGPoint? {
    guard row.reach(in: window, scrolling: true) != nil else { return nil }
    let frame = row.frame
    return Self.placesInRow.lazy.map { CGPoint(x: frame.minX + frame.width * $0, y: frame.midY) }.first { place in
      guard let hit = self.window.hitTest(place, with: nil), hit.isDescendant(of: row.view) else { return false }
      return !sequence(first: hit, next: \.superview).prefix { $0 !== row.view }.contains { $0 is UIControl }
    }
  }

  /// Where a row is tapped, as parts of its width, in the order in which they are tried.
  private static let placesInRow: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]

  /// Swipes over a place of a view. On a small view, the swipe begins there.
  private func swipe(_ direction: SwipeDirection, at place: CGPoint, on view: UIView) {
    let way = CGPoint(x: direction.vector.x * Self.lengthOfSwipe, y: direction.vector.y * Self.lengthOfSwipe)
    let before = CGPoint(x: place.x - way.x / 2, y: place.y - way.y / 2)
    let start = window.hitTest(before, with: nil)?.isDescendant(of: view) ?? false ? before : place
    fingers.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), in: 0.1)
  }

  /// Drags over half the window, from a place or from the edge beside it. The finger stays in the window.
  private func pan(_ direction: SwipeDirection, at place: CGPoint, fromEdge: Bool) {
    let (bounds, vector) = (window.bounds, direction.vector)
    var start = place
    if fromEdge {
      if vector.x != 0 { start.x = vector.x > 0 ? bounds.minX : bounds.maxX - 1 }
      if vector.y != 0 { start.y = vector.y > 0 ? bounds.minY : bounds.maxY - 1 }
    }
    let end = CGPoint(
      x: min(max(start.x + vector.x * bounds.width / 2, bounds.minX), bounds.maxX - 1),
      y: min(max(start.y + vector.y * bounds.height / 2, bounds.minY), bounds.maxY - 1))
    fingers.drag(from: start, to: end, in: 0.2)
  }

  /// Moves two fingers beside a place of a view apart, or together. They come down on the view.
  private func pinch(_ direction: PinchDirection, at place: CGPoint, width: CGFloat) {
    func places(_ distance: CGFloat) -> [CGPoint] {
      [CGPoint(x: place.x - distance / 2, y: place.y), CGPoint(x: place.x + distance / 2, y: place.y)]
    }
    let far = min(Self.distanceOfFingers, width * 0.8)
    let (start, end) = direction == .apart ? (far / 5, far) : (far, far / 5)
    moveFingers { places(start + (end - start) * $0) }
  }

  /// Turns two fingers around a place of a view by a quarter. They come down beside the place, on the view.
  private func rotate(_ direction: RotationDirection, at place: CGPoint, width: CGFloat) {
    let radius = min(Self.distanceOfFingers, width * 0.8) / 2
    let quarter = (direction == .clockwise ? 1 : -1) * CGFloat.pi / 2
    func places(_ angle: CGFloat) -> [CGPoint] {
      let (x, y) = (radius * CGFloat(cos(Double(angle))), radius * CGFloat(sin(Double(angle))))
      return [CGPoint(x: place.x - x, y: place.y - y), CGPoint(x: place.x + x, y: place.y + y)]
    }
    moveFingers { places(quarter * $0) }
  }

  /// Moves several fingers at once, and lifts them.
  ///
  /// - Parameter places: where the fingers are at a part of the movement, from 0 to 1.
  private func moveFingers(_ places: (CGFloat) -> [CGPoint]) {
    fingers.touchDown(at: places(0))
    for step in 1...6 { fingers.move(to: places(CGFloat(step) / 6)) }
    fingers.lift()
  }

  /// The greatest distance of the fingers of a pinch or a turn, in points.
  private static let distanceOfFingers: CGFloat = 100

  /// The length of a swipe in points.
  private static let lengthOfSwipe: CGFloat = 100

  private func fillFields() {
    let keyboard = Keyboard(of: window)
    for field in Self.fields(below: scope) where (field.text ?? "").isEmpty && field.becomeFirstResponder() {
      let text = settings.text(forField: field.names) ?? FieldContent.text(for: field)
      for character in text { keyboard.press(character) }
      field.resignFirstResponder()
    }
  }

  private static func fields(below view: UIView) -> [UITextField] {
    guard ScreenTargets.isOpen(view) else { return [] }
    if let field = view as? UITextField { return field.isEnabled ? [field] : [] }
    return view.subviews.flatMap(fields)
  }

  /// Lets gestures end, does what the app has postponed, and lays the window out.
  private func settle() {
    window.layoutIfNeeded()
    window.clock.settle()
    PostponedWork.shared.run()
    window.layoutIfNeeded()
  }

  // MARK: What is shown

  /// The frontmost controller: the last presented one, or else the root controller.
  package var frontController: UIViewController? { window.frontController }

  /// The view below which everything is that can be tapped: the container of the frontmost controller.
  private var scope: UIView {
    frontController.flatMap { $0.presentingViewController == nil ? nil : $0.presentationController?.containerView }
      ?? window
  }

  /// What the app shows now.
  package var state: WalkState {
    let opened = UIApplication.shared.openedURLs
    let outside = (frontController?.innermost as? any OutsideContent)?.address
    return WalkState(
      structure: ScreenStructure(of: frontController, below: scope).key, name: frontController?.screenName ?? "Nothing",
      steps: outside == nil ? steps : [], classes: frontController?.shownClasses ?? [],
      opened: (opened + (outside.map { [$0] } ?? [])).map(\.absoluteString), isOutside: outside != nil,
      unanswered: AppRequests.shared.unanswered)
  }

  /// The names of the app's own classes of controllers, without those from which another one is derived.
  package static var declaredClasses: [String] { RuntimeTable.shared.namesOfLeafClasses(of: UIViewController.self) }

  /// What can be done now, in the order of the view tree: first what is outside of lists. Of each list, the first rows are looked
  /// at. Taps come before all other gestures, so that a screen that both lead to is found by the tap.
  private var steps: [WalkStep] {
    var positions = ScrollPositions(below: scope)
    defer {
      positions.noteScrolled()
      positions.restore()
      window.layoutIfNeeded()
    }
    let targets = ScreenTargets(below: scope)
    var steps = self.steps(controls: targets)
    for (number, list) in targets.lists.enumerated() { steps += self.steps(inList: number, list) }
    return steps.filter { $0.gesture == .tap } + steps.filter { $0.gesture != .tap }
  }

  /// What can be done with the first rows of a list. Gestures other than taps are tried once if they are the same for several rows.
  private func steps(inList number: Int, _ list: UIScrollView) -> [WalkStep] {
    var steps: [WalkStep] = []
    var tried: Set<WalkStep> = []
    /// Whether a step is a tap, or the first one of its kind.
    func isTried(_ step: WalkStep, in cell: UIView) -> Bool {
      if step.gesture == .tap { return true }
      var kind = step
      (kind.item, kind.name) = (nil, StableTypeName(type(of: cell)).text)
      return tried.insert(kind).inserted
    }
    for path in list.firstItems(Self.mostItems) {
      guard let row = WalkTarget(row: path, of: list) else { continue }
      let item = WalkStep.Item(
        list: number, section: path.section, item: path.item, kind: ScreenStructure(of: row.element.view).key)
      var ofRow = self.steps(row, item: item)
      ofRow += self.steps(controls: ScreenTargets(below: row.element.view), item: item)
      steps += ofRow.filter { isTried($0, in: row.element.view) }
    }
    return steps
  }

  private func steps(controls targets: ScreenTargets, item: WalkStep.Item? = nil) -> [WalkStep] {
    let kinds = targets.kinds
    return targets.controls.enumerated().flatMap { steps(WalkTarget(element: $1), item: item, control: $0, kinds[$0]) }
  }

  private func steps(
    _ target: WalkTarget, item: WalkStep.Item?, control: Int? = nil, _ kind: WalkStep.Kind? = nil
  ) -> [WalkStep] {
    guard settings.allowsTap(on: target.element.names), place(of: target) != nil else { return [] }
    return target.choices.filter { settings.allowsTap(on: $0.names) }.map {
      WalkStep(
        item: item, control: control, kind: kind, gesture: $0.gesture, name: target.element.name, choice: $0.title)
    }
  }

  /// The number of rows of a list that may be tried. ``AppWalk`` leaves out rows that lead to the same screen with other data.
  private static let mostItems = 40
}

extension WalkTarget {
  /// A row or item of a list, which is scrolled into sight; `nil` if there is none.
  fileprivate init?(row path: IndexPath, of list: UIScrollView) {
    guard let cell = list.cell(at: path) else { return nil }
    self.init(element: ScreenElement(view: cell, item: nil), row: TargetRow(list: list, path: path, cell: cell))
  }
}

extension ScreenElement {
  /// Everything by which the settings of a walk may name the element.
  fileprivate var names: [String] {
    [label, text, item == nil ? Self.firstText(in: view) : nil, identifier].compactMap(\.self)
  }

  /// What the element is, in words for people: its label, or its first text, or else its identifier or class.
  fileprivate var name: String {
    (label ?? text ?? (item == nil ? Self.firstText(in: view) : nil) ?? identifier ?? "\(type(of: view))").shortened
  }

  private static func firstText(in view: UIView) -> String? {
    if view.isHidden { return nil }
    if let text = view.shownText, !text.isEmpty { return text }
    return view.subviews.lazy.compactMap(firstText).first
  }
}

extension UITextField {
  /// Everything by which the settings of a walk may name the field.
  fileprivate var names: [String] {
    [accessibilityIdentifier, placeholder, accessibilityLabel, documentIdentifier].compactMap(\.self)
  }
}

extension UIViewController {
  /// The names of the classes of the controller and of those inside it that are shown.
  fileprivate var shownClasses: [String] {
    [String(describing: type(of: self))]
      + children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.shownClasses)
  }

  /// The name of the screen for people: the title of the innermost controller that is shown, or else the name of its class.
  fileprivate var screenName: String {
    let controller = innermost
    for title in [controller.navigationItem.title, controller.title] {
      if let title, !title.isEmpty { return title.shortened }
    }
    return "\(type(of: controller))"
  }

  fileprivate var innermost: UIViewController {
    let inner: UIViewController? =
      switch self {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      case let split as UISplitViewController: split.children.last { $0.viewIfLoaded?.window != nil }
      case let pages as UIPageViewController: pages.viewControllers?.first
      default: nil
      }
    return inner?.innermost ?? self
  }
}

extension String {
  /// The text on one line, and its beginning only if it is long.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? "\(line.prefix(39))…" : line
  }
}
