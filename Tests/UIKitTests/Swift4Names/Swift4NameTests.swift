import Testing
import UIKit

/// The names of Swift 4 stand for the present ones.
@Suite struct Swift4NameTests {
  @available(*, deprecated) @Test func membersDoWhatTheirSuccessorsDo() {
    let root = UIView()
    let views = [UIView(), UIView()]
    for view in views { root.addSubview(view) }
    root.bringSubview(toFront: views[0])
    #expect(root.subviews == [views[1], views[0]])
    root.sendSubview(toBack: views[0])
    #expect(root.subviews == views)

    let parent = UIViewController()
    let child = UIViewController()
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child])
    child.removeFromParentViewController()
    #expect(parent.children.isEmpty)
  }

  @available(*, deprecated) @Test func globalsAreTheSameValues() {
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    let states: UIControlState = [.normal]
    #expect(states == UIControl.State.normal)
  }
}
