import Foundation
import Testing

@testable import UIKit

/// A split view controller shows its columns side by side in a regular width, and one of them in a compact width.
@Suite struct SplitViewTests {
  private final class KeepsPrimary: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private let menu = UIViewController()
  private let detail = UIViewController()
  private let delegate = KeepsPrimary()
  /// Keeps windows while a test runs.
  private final class Windows { var all: [UIWindow] = [] }
  private let windows = Windows()

  private func window(
    _ width: CGFloat, _ height: CGFloat, _ sizeClass: UIUserInterfaceSizeClass, showing controller: UIViewController
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    windows.all.append(window)
    window.traitOverrides.horizontalSizeClass = sizeClass
    window.traitOverrides.displayScale = 2
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func classic() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [menu, detail]
    return split
  }

  private func isSeen(_ controller: UIViewController) -> Bool { controller.viewIfLoaded?.window != nil }

  /// A storyboard whose style has columns puts each of them into a navigation controller.
  @Test func columnsOfAStoryboardHaveNavigationControllers() {
    let split = UISplitViewController()
    let middle = UIViewController()
    split.setColumns([menu, middle, detail])
    #expect(split.style == .tripleColumn)
    #expect(split.viewController(for: .primary) === menu && split.viewController(for: .supplementary) === middle)
    #expect([menu, middle, detail].allSatisfy { $0.navigationController?.parent === split })
    split.delegate = delegate
    _ = window(393, 852, .compact, showing: split)
    #expect(isSeen(menu) && !isSeen(middle) && !isSeen(detail))
    let double = UISplitViewController()
    double.setColumns([UIViewController(), UIViewController()])
    #expect(double.style == .doubleColumn)
  }

  @Test func landscapeShowsBothColumns() {
    let split = classic()
    let window = window(1024, 768, .regular, showing: split)
    #expect(menu.view.convert(menu.view.bounds, to: window) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(detail.view.convert(detail.view.bounds, to: window) == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(!split.isCollapsed)
    #expect(menu.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func columnsAreMirroredFromRightToLeft() {
    let split = classic()
    let window = window(1024, 768, .regular, showing: split)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(menu.view.frame == CGRect(x: 704, y: 0, width: 320, height: 768))
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 703.5, height: 768))
  }

  @Test func portraitShowsTheLastColumn() {
    let split = classic()
    _ = window(768, 1024, .regular, showing: split)
    #expect(!isSeen(menu))
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func thePreferredModeIsTaken() {
    let split = classic()
    split.preferredDisplayMode = .allVisible
    let window = window(768, 1024, .regular, showing: split)
    #expect(abs(menu.view.frame.width - 307.2) < 0.001)
    split.preferredDisplayMode = .oneOverSecondary
    window.layoutIfNeeded()
    #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(split.view.subviews.last === menu.view)
  }

  private nonisolated static let limits: [(fraction: CGFloat, most: CGFloat, least: CGFloat, width: CGFloat)] = [
    (0.5, 600, 0, 512), (0.5, 400, 0, 400), (0.1, 400, 200, 200),
    (0.4, UISplitViewController.automaticDimension, UISplitViewController.automaticDimension, 320),
  ]

  @Test(arguments: limits)
  func theFirstColumnKeepsToItsLimits(_ limits: (fraction: CGFloat, most: CGFloat, least: CGFloat, width: CGFloat)) {
    let split = classic()
    split.preferredPrimaryColumnWidthFraction = limits.fraction
    split.maximumPrimaryColumnWidth = limits.most
    split.minimumPrimaryColumnWidth = limits.least
    _ = window(1024, 768, .regular, showing: split)
    #expect(menu.view.frame.width == limits.width)
    #expect(split.primaryColumnWidth == limits.width)
  }

  @Test func aCompactWidthShowsTheDetailUnlessTheDelegateKeepsTheMenu() {
    let split = classic()
    _ = window(375, 812, .compact, showing: split)
    #expect(split.isCollapsed)
    #expect(isSeen(detail) && !isSeen(menu))
    split.delegate = delegate
    split.view.setNeedsLayout()
    split.view.layoutIfNeeded()
    #expect(isSeen(menu) && !isSeen(detail))
    #expect(menu.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(split.displayModeButtonItem.isHidden)
  }

  @Test func columnsOfAStyleGetNavigationControllers() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(menu, for: .primary)
    split.setViewController(detail, for: .secondary)
    #expect(split.viewController(for: .primary) === menu)
    #expect(split.viewControllers.count == 2)
    #expect(menu.navigationController?.parent === split)
    #expect(detail.splitViewController === split)
    split.delegate = delegate
    _ = window(375, 812, .compact, showing: split)
    #expect(isSeen(menu) && !isSeen(detail))
  }

  @Test func aCompactColumnIsSeenInACompactWidthOnly() {
    let small = UIViewController()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(menu, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.setViewController(small, for: .compact)
    let window = window(375, 812, .compact, showing: split)
    #expect(isSeen(small))
    window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(!isSeen(small))
    #expect(isSeen(menu) && isSeen(detail))
  }

  @Test func threeColumnsStandSideBySide() {
    let middle = UIViewController()
    let split = UISplitViewController(style: .tripleColumn)
    for (controller, column) in [
      (menu, UISplitViewController.Column.primary), (middle, .supplementary), (detail, .secondary),
    ] {
      split.setViewController(controller, for: column)
    }
    let window = window(1366, 1024, .regular, showing: split)
    #expect(!isSeen(menu) && isSeen(middle) && isSeen(detail))
    split.show(.primary)
    window.layoutIfNeeded()
    let starts = split.viewControllers.map { $0.view.convert(CGPoint.zero, to: window).x }
    #expect(starts == [0, 320.5, 641])
  }

  @Test func aDetailIsShownInTheLastColumn() {
    let split = classic()
    let window = window(1024, 768, .regular, showing: split)
    let other = UIViewController()
    menu.showDetailViewController(other, sender: nil)
    window.layoutIfNeeded()
    #expect(isSeen(other) && !isSeen(detail))
    #expect(split.viewControllers.last === other)
    #expect(detail.parent == nil)
  }

  @Test func aDetailIsPushedInACompactWidth() {
    let split = UISplitViewController()
    let stack = UINavigationController(rootViewController: menu)
    split.viewControllers = [stack, detail]
    split.delegate = delegate
    _ = window(375, 812, .compact, showing: split)
    let other = UIViewController()
    menu.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
    #expect(stack.viewControllers == [menu, other])
  }
}
