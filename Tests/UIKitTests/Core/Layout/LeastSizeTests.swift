import Foundation
import Testing

@testable import UIKit

/// No view gets a negative size, however many have to give way one after the other.
@MainActor
@Suite struct LeastSizeTests {
  /// Views in containers of their own, of which each has to make the sum of all widths so far negative: what one view
  /// may not give up, the next one does.
  @Test(arguments: [3, 8, 9, 12, 40]) func noWidthIsNegative(count: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    var views: [UIView] = []
    for number in 0..<count {
      let (container, view) = (UIView(frame: root.bounds), UIView())
      root.addSubview(container)
      container.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let first = views.first ?? view
      let sum = view.rightAnchor.constraint(equalTo: first.leftAnchor, constant: -1)
      sum.priority = UILayoutPriority(Float(900 - number))
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        view.leftAnchor.constraint(equalTo: views.last?.rightAnchor ?? root.leftAnchor), sum,
      ])
      views.append(view)
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame.width >= 0 }, "\(views.map(\.frame.width))")
    #expect(views.allSatisfy { $0.frame.minX == 0 })
  }
}
