import Testing
import UIKit

/// Layout depends only on the current tree, not on the order in which its views were added.
@Suite struct OrderOfSiblingsTests {
  /// Two views with one constraint, which leaves open which of them lies at zero.
  private struct Pair {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = UIView()
    let right = UIView()

    init(isLeftFirst: Bool) {
      for view in isLeftFirst ? [left, right] : [right, left] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
      }
      right.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 85).isActive = true
    }

    var places: [CGFloat] {
      outer.layoutIfNeeded()
      return [left.frame.minX, right.frame.minX]
    }
  }

  @Test func viewsThatAreReorderedStandAsIfTheyHadComeInThatOrder() {
    let other = Pair(isLeftFirst: false).places
    #expect(Pair(isLeftFirst: true).places != other)
    let changes: [(Pair) -> Void] = [
      { $0.outer.bringSubviewToFront($0.left) },
      { $0.outer.sendSubviewToBack($0.right) },
      { $0.outer.exchangeSubview(at: 0, withSubviewAt: 1) },
      { $0.outer.insertSubview($0.right, at: 0) },
      { $0.outer.insertSubview($0.left, aboveSubview: $0.right) },
      { $0.outer.addSubview($0.left) },
    ]
    for change in changes {
      let pair = Pair(isLeftFirst: true)
      _ = pair.places
      change(pair)
      #expect(pair.outer.subviews == [pair.right, pair.left])
      #expect(pair.places == other)
    }
  }
}
