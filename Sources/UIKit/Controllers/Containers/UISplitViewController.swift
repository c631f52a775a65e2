/// Shows two or three controllers side by side where there is room.
open class UISplitViewController: UIViewController {
  /// The controllers of the columns.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }
}
