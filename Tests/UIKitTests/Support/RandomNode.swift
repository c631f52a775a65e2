@testable import UIKit

/// The description of a view in a random tree, from which a new tree can be made, and the view that currently shows it.
final class RandomNode {
  enum Kind: Int, CaseIterable {
    /// A plain view that places its subviews by constraints.
    case box
    case stack
    case text
  }

  let kind: Kind
  var children: [RandomNode] = []
  /// Letters of a text.
  var letters = 5
  /// Distance from the superview's leading and top edge, if the superview is a box.
  var distance: CGFloat = 0
  /// A width that is wanted, with a priority.
  var width: CGFloat?
  var widthPriority: Float = 500
  /// Whether a subview of a box ends at the box's trailing margin at the latest.
  var endsAtMargin = false
  var isHidden = false
  // Of a stack.
  var axis = NSLayoutConstraint.Axis.vertical
  var alignment = UIStackView.Alignment.fill
  var distribution = UIStackView.Distribution.fill
  var spacing: CGFloat = 0
  var margin: CGFloat = 8
  var usesMargins = false

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes the views of this node and of its descendants.
  func makeView() -> RandomView {
    let view: UIView
    switch kind {
    case .box: view = UIView()
    case .text: view = TextView(letters: letters)
    case .stack:
      let stack = UIStackView()
      stack.axis = axis
      stack.alignment = alignment
      stack.distribution = distribution
      stack.spacing = spacing
      stack.isLayoutMarginsRelativeArrangement = usesMargins
      view = stack
    }
    view.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    view.isHidden = isHidden
    let made = RandomView(self, view)
    if kind == .text { return made }
    for child in children { made.insert(child.makeView(), at: made.children.count) }
    return made
  }
}
