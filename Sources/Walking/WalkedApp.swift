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

  /// Fills the empty text fields of the screen, and taps what a step names.
  ///
  /// - Returns: whether it is there, and a finger can reach it.
  private func take(_ step: WalkStep) -> Bool {
    if step.item == nil { fillFields() }
    guard let element = element(of: step) else { return false }
    let isRow = step.item != nil && step.control == nil
    guard let place = isRow ? placeForRow(element) : element.reach(in: window, scrolling: true) else { return false }
    fingers.tap(at: [place])
    settle()
    return true
  }

  private func element(of step: WalkStep) -> ScreenElement? {
    let targets = ScreenTargets(below: scope)
    guard let item = step.item else {
      return step.control.flatMap { targets.controls.indices.contains($0) ? targets.controls[$0] : nil }
    }
    guard targets.lists.indices.contains(item.list),
      let cell = targets.lists[item.list].cell(at: IndexPath(item: item.item, section: item.section))
    else { return nil }
    guard let number = step.control else { return ScreenElement(view: cell, item: nil) }
    let controls = ScreenTargets(below: cell).controls
    return controls.indices.contains(number) ? controls[number] : nil
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
    WalkState(
      structure: ScreenStructure(of: frontController, below: scope).key, name: frontController?.screenName ?? "Nothing",
      steps: steps, classes: frontController?.shownClasses ?? [], unanswered: AppRequests.shared.unanswered)
  }

  /// The names of the app's own classes of controllers, without those from which another one is derived.
  package static var declaredClasses: [String] { RuntimeTable.shared.namesOfLeafClasses(of: UIViewController.self) }

  /// What can be tapped now, in the order of the view tree: first what is outside of lists. Of each list, the first rows are
  /// looked at.
  private var steps: [WalkStep] {
    let targets = ScreenTargets(below: scope)
    var steps = targets.controls.enumerated().filter { canTap($1) }
      .map { WalkStep(item: nil, control: $0, name: $1.name) }
    for (number, list) in targets.lists.enumerated() {
      for path in list.firstItems(Self.mostItems) {
        guard let cell = list.cell(at: path) else { continue }
        let item = WalkStep.Item(list: number, section: path.section, item: path.item)
        let row = ScreenElement(view: cell, item: nil)
        if list.selectsItems, settings.allowsTap(on: row.names), placeForRow(row) != nil {
          steps.append(WalkStep(item: item, name: row.name))
        }
        for (index, control) in ScreenTargets(below: cell).controls.enumerated()
        where canTap(control) {
          steps.append(WalkStep(item: item, control: index, name: control.name))
        }
      }
    }
    return steps
  }

  private func canTap(_ control: ScreenElement) -> Bool {
    settings.allowsTap(on: control.names) && control.reach(in: window, scrolling: true) != nil
  }

  /// The number of rows of a list that are tried. Most rows of long lists lead to the same screen with other data.
  private static let mostItems = 12
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
  fileprivate var names: [String] { [accessibilityIdentifier, placeholder, accessibilityLabel].compactMap(\.self) }
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

  private var innermost: UIViewController {
    let inner: UIViewController? =
      switch self {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
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
