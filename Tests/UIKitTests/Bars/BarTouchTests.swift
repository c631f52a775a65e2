import Foundation
import Testing

@testable import UIKit

/// Items of bars are not views, but a finger can touch them all the same.
@Suite struct BarTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func show(_ controller: UIViewController) -> Fingers {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return Fingers(on: window)
  }

  private func place(of label: String, in bar: UIView) throws -> CGPoint {
    let element = try #require(bar.innerElements.first { $0.label == label })
    return bar.pointInTop(CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  @Test func buttonsOfTheNavigationBarPerformTheirActionTheBackButtonPops() throws {
    let first = UIViewController()
    first.title = "Pets"
    let second = UIViewController()
    var adds = 0
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in adds += 1 })
    let stack = UINavigationController(rootViewController: first)
    let fingers = show(stack)
    stack.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    fingers.tap(at: [try place(of: "Add", in: stack.navigationBar)])
    #expect(adds == 1)
    second.navigationItem.rightBarButtonItem?.isEnabled = false
    fingers.tap(at: [try place(of: "Add", in: stack.navigationBar)])
    #expect(adds == 1)
    fingers.tap(at: [try place(of: "Pets", in: stack.navigationBar)])
    #expect(stack.topViewController === first)
  }

  /// A button without a target calls the first object along the responder chain that has the method.
  @Test func responderChain() throws {
    let screen = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    let stack = UINavigationController(rootViewController: screen)
    screen.view.addSubview(field)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: screen.view, action: "endEditing:")
    let fingers = show(stack)
    #expect(field.becomeFirstResponder())
    fingers.tap(at: [try place(of: "Done", in: stack.navigationBar)])
    #expect(!field.isFirstResponder)
  }

  @Test func aTabIsChosenByATapIfTheDelegateAgrees() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var allows = true
      var chosen = 0
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
      { allows }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        chosen += 1
      }
    }
    let tabs = UITabBarController()
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.title = title
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    let fingers = show(tabs)
    fingers.tap(at: [try place(of: "Two", in: tabs.tabBar)])
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.chosen == 1)
    delegate.allows = false
    fingers.tap(at: [try place(of: "One", in: tabs.tabBar)])
    #expect(tabs.selectedIndex == 1)
  }

  /// A search begins with a tap on the field, and ends with the button to cancel.
  @Test func search() throws {
    final class Delegate: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
    bar.showsCancelButton = true
    bar.placeholder = "Pets"
    let delegate = Delegate()
    bar.delegate = delegate
    let screen = UIViewController()
    screen.view.addSubview(bar)
    let fingers = show(screen)
    fingers.tap(at: [try place(of: "Pets", in: bar)])
    #expect(bar.isFirstResponder)
    bar.pressSearch()
    fingers.tap(at: [try place(of: "Cancel", in: bar)])
    #expect(delegate.log == ["begin", "search", "cancel"])
  }

  @Test func theButtonsOfAnAlertAreTappedAndTheAlertGoesAway() throws {
    let screen = UIViewController()
    let fingers = show(screen)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var deletes = 0
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in deletes += 1 })
    screen.present(alert, animated: false)
    window.layoutIfNeeded()
    func find(_ view: UIView) -> UIView? {
      view is AlertButton ? view : view.subviews.lazy.compactMap { find($0) }.first
    }
    let button = try #require(find(alert.view))
    fingers.tap(at: [button.pointInTop(CGPoint(x: button.bounds.midX, y: button.bounds.midY))])
    #expect(deletes == 1)
    #expect(screen.presentedViewController == nil)
  }
}
