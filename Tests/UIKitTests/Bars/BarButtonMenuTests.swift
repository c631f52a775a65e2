import Foundation
import Testing
import UIKit

/// Buttons of bars that are made with a menu.
@Suite struct BarButtonMenuTests {
  private let menu = UIMenu(title: "Sort", children: [])
  private let image = UIImage(name: "sort", size: CGSize(width: 10, height: 10))

  @Test func aButtonWithAMenuHasATitleOrAnImage() {
    #expect(UIBarButtonItem(title: "Sort", menu: menu).title == "Sort")
    #expect(UIBarButtonItem(image: image, menu: menu).image == image)
    #expect(UIBarButtonItem(title: "Sort", image: image, primaryAction: nil, menu: menu).menu === menu)
  }

  @Test func aButtonWithATargetMayHaveAMenu() {
    let target = NSObject()
    let item = UIBarButtonItem(title: "Sort", target: target, action: Selector("sort"), menu: menu)
    #expect(item.target === target && item.action == Selector("sort") && item.menu === menu)
  }
}
