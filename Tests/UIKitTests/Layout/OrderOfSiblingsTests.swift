import Testing
import UIKit

/// What stands in front of what makes no difference to layout.
@Suite struct OrderOfSiblingsTests {
  /// One constraint between two views leaves open which of them stands at zero.
  @Test func viewsThatAreBroughtToTheFrontStay() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    first.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: 85).isActive = true
    outer.layoutIfNeeded()
    let frames = [first.frame, second.frame]

    outer.bringSubviewToFront(first)
    outer.insertSubview(second, at: 0)
    outer.exchangeSubview(at: 0, withSubviewAt: 1)
    // Another view has everything laid out anew.
    outer.addSubview(UILabel())
    outer.layoutIfNeeded()
    #expect([first.frame, second.frame] == frames)
  }
}
