@testable import UIKit

/// The view of a node, and the constraints that are changed with it.
final class RandomView {
  let node: RandomNode
  let view: UIView
  private(set) var children: [RandomView] = []
  private var width: NSLayoutConstraint?
  private var leading: NSLayoutConstraint?
  private var top: NSLayoutConstraint?
  private var trailing: NSLayoutConstraint?

  init(_ node: RandomNode, _ view: UIView) {
    self.node = node
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
    update()
  }

  /// Inserts a subview.
  func insert(_ child: RandomView, at index: Int) {
    children.insert(child, at: index)
    // Of views that compete for room the later one in the tree gives way, so a subview needs its arranged place.
    view.insertSubview(child.view, at: index)
    if let stack = view as? UIStackView { return stack.insertArrangedSubview(child.view, at: index) }
    let leading = child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: child.node.distance)
    let top = child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: child.node.distance)
    let trailing = child.view.trailingAnchor.constraint(
      lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor)
    trailing.priority = .defaultHigh
    NSLayoutConstraint.activate([leading, top])
    (child.leading, child.top, child.trailing) = (leading, top, trailing)
    child.update()
  }

  /// Removes a subview.
  func remove(at index: Int) {
    children.remove(at: index).view.removeFromSuperview()
  }

  /// Applies the node's values.
  func update() {
    view.isHidden = node.isHidden
    leading?.constant = node.distance
    top?.constant = node.distance
    trailing?.isActive = node.endsAtMargin
    view.layoutMargins = UIEdgeInsets(
      top: node.margin, left: node.margin, bottom: node.margin, right: node.margin)
    if let length = node.width {
      let width = self.width ?? view.widthAnchor.constraint(equalToConstant: length)
      width.constant = length
      width.priority = UILayoutPriority(node.widthPriority)
      width.isActive = true
      self.width = width
    } else {
      width?.isActive = false
    }
    if let text = view as? TextView, text.letters != node.letters { text.letters = node.letters }
    guard let stack = view as? UIStackView else { return }
    stack.axis = node.axis
    stack.alignment = node.alignment
    stack.distribution = node.distribution
    stack.spacing = node.spacing
    stack.isLayoutMarginsRelativeArrangement = node.usesMargins
  }

  /// The frames of this view and of those inside, in tree order.
  var frames: [CGRect] { [view.frame] + children.flatMap(\.frames) }

  /// This view and those inside, in tree order.
  var all: [RandomView] { [self] + children.flatMap(\.all) }
}
