import Environments
import Testing
import UIKit
import _Testing_UIKit

@testable import Walking

/// What a walk taps on a screen.
struct ScreenTargetsTests {
  private func names(_ views: [UIView]) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    views.forEach(root.addSubview)
    return ScreenTargets(below: root).controls.map { $0.label ?? $0.text ?? "\(type(of: $0.view))" }
  }

  private func button(_ title: String, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    change(button)
    return button
  }

  @Test func controlsAreFoundInTheOrderOfTheTree() {
    let group = UIView()
    group.addSubview(button("Inner"))
    #expect(names([button("First"), group, UISwitch(), button("Last")]) == ["First", "Inner", "UISwitch", "Last"])
  }

  @Test func whatCannotBeTappedIsLeftOut() {
    let closed = UIView()
    closed.isUserInteractionEnabled = false
    closed.addSubview(button("Closed"))
    #expect(
      names([
        button("Hidden") { $0.isHidden = true }, button("Clear") { $0.alpha = 0 },
        button("Disabled") { $0.isEnabled = false }, closed, UIView(), UILabel(),
      ]) == [])
  }

  @Test func controlsThatOnlyChangeAValueAreLeftOut() {
    #expect(names([UITextField(), UISlider(), UIStepper(), UIPageControl(), UIDatePicker()]) == [])
  }

  @Test func segmentsAndBarItemsAreTargets() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = [UITabBarItem(title: "Home", image: nil, tag: 0), UITabBarItem(title: "Me", image: nil, tag: 1)]
    bar.items?[1].isEnabled = false
    #expect(names([UISegmentedControl(items: ["Day", "Week"]), bar]) == ["Day", "Week", "Home"])
  }

  @Test func viewsWithAGestureOrAMenuAreTargets() {
    let (tapped, pressed, turned, menu) = (UIImageView(), UILabel(), UIView(), UIStackView())
    tapped.isUserInteractionEnabled = true
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    pressed.isUserInteractionEnabled = true
    pressed.addGestureRecognizer(UILongPressGestureRecognizer())
    turned.addGestureRecognizer(UIRotationGestureRecognizer())
    let delegate = NoMenu()
    menu.addInteraction(UIContextMenuInteraction(delegate: delegate))
    #expect(names([tapped, pressed, turned, menu]) == ["UIImageView", "UILabel", "UIView", "UIStackView"])
  }

  private final class NoMenu: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test func listsAreApart() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    table.tableHeaderView = button("Header")
    let root = UIView()
    root.addSubview(table)
    root.addSubview(button("Below"))
    let targets = ScreenTargets(below: root)
    #expect(targets.lists.map { ObjectIdentifier($0) } == [ObjectIdentifier(table)])
    #expect(targets.controls.compactMap(\.text) == ["Header", "Below"])
  }
}
