import Foundation
import Testing
import UIKit

/// Looks of bars.
@Suite struct BarAppearanceTests {
  /// A navigation bar's title has the look that is set for it, an item's before the bar's.
  @Test func titles() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let item = UINavigationItem(title: "Pets")
    bar.items = [item]
    func size() throws -> CGFloat {
      try #require(bar.textPlacements.first).lineBounds.height
    }
    let usual = try size()
    bar.standardAppearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 34)]
    let large = try size()
    #expect(large > usual)
    let small = UINavigationBarAppearance()
    small.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 8)]
    item.standardAppearance = small
    #expect(try size() < usual)
  }

  /// The colour behind a bar is its own, else that of its look; a navigation bar at rest has the look for the edge only.
  @Test func backgrounds() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.standardAppearance = look
    #expect(bar.shownBackground == nil)
    bar.scrollEdgeAppearance = look
    #expect(bar.shownBackground == .red)
    bar.barTintColor = .blue
    #expect(bar.shownBackground == .blue)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    tabs.standardAppearance.backgroundColor = .green
    #expect(tabs.shownBackground == .green)
  }

  @Test func aCopyOfALookIsOneOfItsOwn() throws {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.titleTextAttributes = [.kern: 2]
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    look.backgroundColor = .red
    #expect(copy.backgroundColor == .systemBackground)
    #expect(copy.titleTextAttributes[.kern] as? Int == 2)
    let other = UINavigationBarAppearance(barAppearance: look)
    #expect(other.backgroundColor == .red)
  }

  /// The proxy of a class is always the same, and of the class.
  @Test func proxies() {
    final class Badge: UILabel {}
    #expect(Badge.appearance() === Badge.appearance())
    #expect(type(of: Badge.appearance()) == Badge.self)
    #expect(UILabel.appearance() !== Badge.appearance())
    #expect(UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]) !== UILabel.appearance())
    UIBarButtonItem.appearance().tintColor = .red
    #expect(UIBarButtonItem.appearance().tintColor == .red)
    #expect(UIBarButtonItem().tintColor == nil)
  }

  @Test func theEditButtonBeginsAndEndsEditingByItsAction() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    button.primaryAction?.performWithSender(button, target: nil)
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    controller.setEditing(false, animated: false)
    #expect(controller.editButtonItem === button)
    #expect(button.title == "Edit")
  }
}
